/** Asks for the 2-step code and sends the login again with it (specification A4.4, code 7008). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useEntry } from '../entry/use-entry.ts'
import { useTranslations } from 'use-intl'
import { digitsOf } from '../mobile-number.ts'
import { useStatusText } from '../texts/use-texts.ts'

type Props = { problem: string | null; onCode: (pin: string) => Promise<void>; onClose: () => void }

export function CodeDialog({ problem, onCode, onClose }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useEntry({ defaultValues: { pin: '' } })
  const { isSubmitting, errors } = form.formState
  return (
    <Dialog title={t('login.codeTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(({ pin }) => onCode(digitsOf(pin)))(event)}
      >
        <p className="text-muted">{t('login.codeText')}</p>
        <Field
          data-autofocus
          label={t('login.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          error={errors.pin && statusText('please_fill_the_field')}
          {...form.register('pin', { required: true })}
        />
        {problem !== null && <Alert tone="danger">{statusText(problem)}</Alert>}
        <Button type="submit" look="primary" size="wide" busyLabel={isSubmitting ? t('form.sending') : undefined}>
          {t('login.codeSubmit')}
        </Button>
      </form>
    </Dialog>
  )
}
