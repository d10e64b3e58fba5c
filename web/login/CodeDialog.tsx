/** Asks for the code of the app or of the SMS and sends the login again with it (A07). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useEntry } from '../entry/use-entry.ts'
import { digitsOf } from '@uwanja/contract/wire/mobile-number'
import { Resend } from '../recovery/Resend.tsx'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { CodeRequest } from './use-login.ts'

type Props = {
  asked: CodeRequest
  problem: string | null
  onCode: (code: string) => Promise<void>
  /** Asks for another SMS. */
  onResend: () => Promise<void>
  onClose: () => void
}

export function CodeDialog({ asked, problem, onCode, onResend, onClose }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useEntry({ defaultValues: { pin: '' } })
  const { isSubmitting, errors } = form.formState
  const bySms = asked.kind === 'sms'
  return (
    <Dialog title={bySms ? t('protection.sms') : t('login.codeTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(({ pin }) => onCode(digitsOf(pin)))(event)}
      >
        <p className="text-muted">{bySms ? t('loginCode.smsText') : t('login.codeText')}</p>
        <Field
          data-autofocus
          label={bySms ? t('recovery.code') : t('login.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          error={errors.pin && statusText('please_fill_the_field')}
          {...form.register('pin', { validate: (value) => digitsOf(value) !== '' })}
        />
        {problem !== null && <Alert tone="danger">{statusText(problem)}</Alert>}
        {bySms && <Resend resendAt={asked.resendAt} onResend={onResend} />}
        <Button type="submit" variant="primary" size="wide" busyLabel={isSubmitting ? t('form.sending') : undefined}>
          {t('login.codeSubmit')}
        </Button>
      </form>
    </Dialog>
  )
}
