/** The own number, proven by a code that goes to it: who paid by card or bank is asked before the first withdrawal. */
import { security } from '@uwanja/contract/site/security'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { digitsOf } from '@uwanja/contract/wire/mobile-number'
import { codeSent } from '../recovery/recovery-rules.ts'
import { Resend } from '../recovery/Resend.tsx'
import { send } from '../send.ts'
import { useSession } from '../session/session.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

interface Memory {
  readonly step: 'ask' | 'code' | 'done'
  readonly key: string
  /** Unix milliseconds. */
  readonly resendAt: number
  /** A key of the texts. */
  readonly problem: string | null
}

function usePhoneProof() {
  const [memory, setMemory] = useState<Memory>({ step: 'ask', key: '', resendAt: 0, problem: null })
  const change = (part: Partial<Memory>) => setMemory((now) => ({ ...now, problem: null, ...part }))

  async function ask(): Promise<void> {
    const outcome = await send(security.sendNumberCode, {}).catch(() => null)
    if (!outcome) return change({ problem: 'protection.lost' })
    // Proven meanwhile, on another device or by a payment.
    if (outcome.status === 'NO_LONGER_OPEN') return change({ step: 'done' })
    const answer = codeSent(outcome)
    // Without a key of its own a code that went out earlier is of no use here.
    const key = answer.sent === 'no' ? '' : (answer.key ?? memory.key)
    if (answer.sent === 'no' || key === '') return change({ problem: outcome.status })
    change({ step: 'code', key, resendAt: Date.now() + answer.cooldownS * 1_000 })
  }
  async function prove(smsCode: string): Promise<void> {
    const typed = { smsCode, smsVerificationKey: memory.key }
    const outcome = await send(security.proveNumber, typed).catch(() => null)
    if (!outcome) return change({ problem: 'protection.lost' })
    change(outcome.ok ? { step: 'done', key: '' } : { problem: outcome.status })
  }
  return { memory, ask, prove }
}

export function ProvePhoneDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const statusText = useStatusText()
  const number = useSession((session) => session.user?.user.userName ?? '')
  const { memory, ask, prove } = usePhoneProof()
  const { step, problem } = memory
  const [asking, setAsking] = useState(false)
  return (
    <Dialog title={t('numberProof.title')} closeLabel={t('shell.close')} onClose={onClose}>
      {problem !== null && (
        <Alert tone="danger">{problem === 'protection.lost' ? t('protection.lost') : statusText(problem)}</Alert>
      )}
      {step === 'ask' && (
        <>
          <p className="text-muted">{t('numberProof.text', { number })}</p>
          <Button
            variant="primary"
            size="wide"
            busyLabel={asking ? t('form.sending') : undefined}
            onClick={() => {
              setAsking(true)
              void ask().finally(() => setAsking(false))
            }}
          >
            {t('numberProof.sendCode')}
          </Button>
        </>
      )}
      {step === 'code' && <CodeForm number={number} resendAt={memory.resendAt} onResend={ask} onSubmit={prove} />}
      {step === 'done' && (
        <>
          <Alert tone="success">{t('numberProof.done')}</Alert>
          <Button variant="primary" size="wide" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </>
      )}
    </Dialog>
  )
}

type CodeProps = {
  number: string
  resendAt: number
  onResend: () => Promise<void>
  onSubmit: (smsCode: string) => Promise<void>
}

function CodeForm({ number, resendAt, onResend, onSubmit }: CodeProps) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useForm({ defaultValues: { code: '' } })
  const { isSubmitting, errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        // The dialog stands inside the form of the withdrawal, in React's eyes.
        event.stopPropagation()
        void form.handleSubmit(({ code }) => onSubmit(digitsOf(code)))(event)
      }}
    >
      <p className="text-muted">{t('recovery.codeText', { number })}</p>
      <Field
        autoFocus
        label={t('recovery.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        error={errors.code && statusText('please_fill_the_field')}
        {...form.register('code', { validate: (value) => digitsOf(value) !== '' })}
      />
      <Resend resendAt={resendAt} onResend={onResend} />
      <Button type="submit" variant="primary" size="wide" busyLabel={isSubmitting ? t('form.sending') : undefined}>
        {t('numberProof.confirm')}
      </Button>
    </form>
  )
}
