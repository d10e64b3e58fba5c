/** How long until a new code may be asked for by SMS, and then the button that asks. */
import { Button } from '@uwanja/ui/Button'
import { Countdown } from '@uwanja/ui/Countdown'
import { secondsLeft } from '@uwanja/ui/countdown-text'
import { useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'

/** `resendAt`: Unix milliseconds. */
export function Resend({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const t = useTranslations()
  const [passed, setPassed] = useState(0)
  const [sending, setSending] = useState(false)
  if (passed !== resendAt)
    return (
      <p className="flex min-h-11 items-center text-sm text-muted">
        <span>
          {t('Please_try_resend_code_in')}{' '}
          <Countdown
            until={resendAt}
            render={(leftMs) => t('recovery.seconds', { seconds: String(secondsLeft(leftMs)) })}
            onEnd={() => setPassed(resendAt)}
          />
        </span>
      </p>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span role="status" className="text-muted">
        {t('You_can_resend_the_code')}
      </span>
      <Button
        busyLabel={sending ? t('form.sending') : undefined}
        onClick={() => {
          setSending(true)
          void onResend().finally(() => setSending(false))
        }}
      >
        {t('recovery.resend')}
      </Button>
    </div>
  )
}
