/** Gives the account another mobile number: the new number and the password, then the code that went to it. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { PasswordField } from '@uwanja/ui/PasswordField'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { jurisdiction } from '../jurisdiction.ts'
import { digitsOf } from '@uwanja/contract/wire/mobile-number'
import type { PersonalInfo } from '../profile/use-personal-info.ts'
import { Resend } from '../recovery/Resend.tsx'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { usePhoneChange } from './use-phone-change.ts'

export function PhoneChangeDialog({ info, onClose }: { info: PersonalInfo; onClose: () => void }) {
  const t = useTranslations()
  const statusText = useStatusText()
  const { memory, start, resend, finish, back } = usePhoneChange()
  const { step, problem, newNumber } = memory
  return (
    <Dialog title={t('numberChange.title')} closeLabel={t('shell.close')} onClose={onClose}>
      {problem !== null && (
        <Alert tone="danger">{problem === 'protection.lost' ? t('protection.lost') : statusText(problem)}</Alert>
      )}
      {step === 'number' && <PhoneForm onNext={start} />}
      {step === 'code' && (
        <CodeForm
          number={newNumber}
          app={info.twoFactorEnabled === true ? 'asked' : 'not-asked'}
          resend={<Resend resendAt={memory.resendAt} onResend={resend} />}
          onBack={back}
          onSubmit={finish}
        />
      )}
      {step === 'done' && <Alert tone="success">{t('numberChange.done', { number: newNumber })}</Alert>}
    </Dialog>
  )
}

function PhoneForm({ onNext }: { onNext: (mobile: string, password: string) => Promise<void> }) {
  const t = useTranslations()
  const form = useForm({ defaultValues: { mobile: '', password: '' } })
  const { isSubmitting } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(({ mobile, password }) => onNext(mobile, password))(event)}
    >
      <p className="text-muted">{t('numberChange.text')}</p>
      <Field
        data-autofocus
        label={t('numberChange.newNumber')}
        prefix={`+${jurisdiction.prefix} (0)`}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        {...form.register('mobile')}
      />
      <PasswordField
        label={t('numberChange.password')}
        showLabel={t('form.showPassword')}
        hideLabel={t('form.hidePassword')}
        autoComplete="current-password"
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="wide" busyLabel={isSubmitting ? t('form.sending') : undefined}>
        {t('form.next')}
      </Button>
    </form>
  )
}

type CodeProps = {
  number: string
  app: 'asked' | 'not-asked'
  resend: ReactNode
  onBack: () => void
  onSubmit: (smsCode: string, pin: string) => Promise<void>
}

function CodeForm({ number, app, resend, onBack, onSubmit }: CodeProps) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useForm({ defaultValues: { code: '', pin: '' } })
  const { isSubmitting, errors } = form.formState
  const field = (name: 'code' | 'pin') => ({
    inputMode: 'numeric' as const,
    maxLength: 8,
    error: errors[name] && statusText('please_fill_the_field'),
    ...form.register(name, { validate: (value) => digitsOf(value) !== '' }),
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(({ code, pin }) => onSubmit(digitsOf(code), digitsOf(pin)))(event)}
    >
      <p className="text-muted">{t('recovery.codeText', { number })}</p>
      <Field autoFocus label={t('recovery.code')} autoComplete="one-time-code" {...field('code')} />
      {app === 'asked' && <Field label={t('numberChange.pin')} autoComplete="off" {...field('pin')} />}
      {resend}
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
