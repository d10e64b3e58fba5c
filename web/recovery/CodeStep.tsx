/** Step 2: the code from the SMS, how long it is good, and a new one after the cooldown. */
import { Button } from '@uwanja/ui/Button'
import { Countdown } from '@uwanja/ui/Countdown'
import { minutesSeconds } from '@uwanja/ui/countdown-text'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { useEntry } from '../entry/use-entry.ts'
import { digitsOf } from '@uwanja/contract/wire/mobile-number'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { Resend } from './Resend.tsx'

type Props = {
  memory: { userName: string; smsCode: string; codeUntil: number; resendAt: number; isSentNow: boolean }
  onBack: () => void
  onNext: (code: string) => void
  onResend: () => Promise<void>
}

export function CodeStep({ memory, onBack, onNext, onResend }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useEntry({ defaultValues: { code: memory.smsCode } })
  const { errors } = form.formState
  // Which deadline has passed, not whether: a new code brings a new deadline, and the old "passed" no longer matches.
  const [expired, setExpired] = useState(0)

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(({ code }) => onNext(digitsOf(code)))(event)}
    >
      <p className="text-muted">{t('recovery.codeText', { number: memory.userName })}</p>
      <p role="status" className="font-medium text-win empty:hidden">
        {memory.isSentNow && t('Verification_code_sent')}
      </p>
      <Field
        data-autofocus
        label={t('recovery.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={errors.code && statusText('please_fill_the_field')}
        hint={
          expired === memory.codeUntil ? (
            t('recovery.codeExpired')
          ) : (
            <>
              {t('recovery.codeValid')}{' '}
              <Countdown
                until={memory.codeUntil}
                render={(leftMs) => minutesSeconds(leftMs)}
                onEnd={() => setExpired(memory.codeUntil)}
              />
            </>
          )
        }
        {...form.register('code', { validate: (value) => digitsOf(value) !== '' })}
      />
      <Resend resendAt={memory.resendAt} onResend={onResend} />
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onBack}>{t('form.back')}</Button>
        <Button type="submit" variant="primary">
          {t('form.next')}
        </Button>
      </div>
    </form>
  )
}
