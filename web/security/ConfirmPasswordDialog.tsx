/** Asks for the password again, before something about the account's doors is changed (docs/decisions/057). */
import { security } from '@uwanja/contract/site/security'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useConfirmation } from './confirm-password.ts'

export function ConfirmPasswordDialog() {
  const { end } = useConfirmation()
  return end && <Asking end={end} />
}

function Asking({ end }: { end: (how: 'confirmed' | 'given-up') => void }) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useForm({ defaultValues: { password: '' } })
  const { isSubmitting, errors } = form.formState
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(password: string): Promise<void> {
    setProblem(null)
    const outcome = await send(security.confirmPassword, { password }).catch(() => null)
    if (outcome?.ok) return end('confirmed')
    setProblem(outcome ? statusText(outcome.status) : t('protection.lost'))
  }

  return (
    <Dialog title={t('confirmPassword.title')} closeLabel={t('shell.close')} onClose={() => end('given-up')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(({ password }) => submit(password))(event)}
      >
        <p className="text-muted">{t('confirmPassword.text')}</p>
        <PasswordField
          data-autofocus
          label={t('confirmPassword.password')}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          autoComplete="current-password"
          error={errors.password && statusText('please_fill_the_field')}
          {...form.register('password', { validate: (value) => value !== '' })}
        />
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" variant="primary" size="wide" busyLabel={isSubmitting ? t('form.sending') : undefined}>
          {t('confirmPassword.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
