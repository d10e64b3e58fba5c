/** Enters a code of the authenticator app to switch 2-step verification, with Back and Submit (U02). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { user } from '@uwanja/contract/site/user'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { digitsOf } from '@uwanja/contract/wire/mobile-number'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { codeRefusal } from './second-factor-rules.ts'
import { sendConfirmed } from './confirm-password.ts'

type Props = {
  text: string
  /** What is said when it has worked. */
  done: 'twoFactor.activated' | 'twoFactor.deactivated'
  onBack: () => void
}
type Answer = 'done' | 'lost' | { readonly refused: readonly string[] }

export function CodeEntry({ text, done, onBack }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useForm({ defaultValues: { pin: '' } })
  const { isSubmitting, errors } = form.formState
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (answer !== 'done') return
    const timer = setTimeout(() => window.location.reload(), CONSTANTS.reloadAfterSecurityChangeMs)
    return () => clearTimeout(timer)
  }, [answer])

  async function submit(rawPin: string): Promise<void> {
    setAnswer(null)
    const outcome = await sendConfirmed(user.toggleTwoFactor, { pin: digitsOf(rawPin) }).catch(() => null)
    if (outcome?.ok) return setAnswer('done')
    setAnswer(outcome ? { refused: codeRefusal(outcome.status) } : 'lost')
  }

  if (answer === 'done') return <Alert tone="success">{t(done)}</Alert>
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(({ pin }) => submit(pin))(event)}
    >
      <p className="text-muted">{text}</p>
      <Field
        data-autofocus
        // The dialog was open before: it looks for its first field only once.
        autoFocus
        label={t('twoStep.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        error={errors.pin && statusText('please_fill_the_field')}
        {...form.register('pin', { validate: (value) => digitsOf(value) !== '' })}
      />
      {answer === 'lost' && <Alert tone="danger">{t('protection.lost')}</Alert>}
      {answer !== null && answer !== 'lost' && (
        <Alert tone="danger">
          {answer.refused.map((key) => (
            <p key={key}>{statusText(key)}</p>
          ))}
        </Alert>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button size="large" onClick={onBack} disabled={isSubmitting}>
          {t('form.back')}
        </Button>
        <Button type="submit" variant="primary" size="large" busyLabel={isSubmitting ? t('form.sending') : undefined}>
          {t('twoStep.submit')}
        </Button>
      </div>
    </form>
  )
}
