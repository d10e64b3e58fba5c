/** The card's PIN, or the code that its bank sent by SMS; a wrong one may be tried again while the bank allows it. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { useRef, useState, type FormEvent } from 'react'
import { belowHeader } from '../payment/below-header.ts'
import { UnknownOutcome } from '../payment/UnknownOutcome.tsx'
import { useOwnText, useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Props = {
  kind: 'pin' | 'otp'
  /** What is shown red, or null. */
  onSubmit: (secret: string) => Promise<string | null>
  onBack: () => void
}

const FIELDS = {
  pin: { type: 'password', autoComplete: 'off', maxLength: 4 },
  otp: { type: 'text', autoComplete: 'one-time-code', maxLength: 12 },
} as const

export function SecretStep({ kind, onSubmit, onBack }: Props) {
  const t = useTranslations('kudipal')
  const statusText = useStatusText()
  const ownText = useOwnText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string | undefined>(undefined)
  const [problem, setProblem] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(null)
    setMissing(typed === '' ? statusText('message.please_fill_the_field') : undefined)
    if (typed === '') return
    setState('busy')
    try {
      const refused = await onSubmit(typed)
      setProblem(refused)
      setState('idle')
    } catch {
      setState('unknown')
    }
    setTyped('')
    field.current?.focus()
  }

  return (
    <form ref={belowHeader} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p>{t(kind === 'pin' ? 'pinText' : 'otpText')}</p>
      <Field
        label={t(kind)}
        inputMode="numeric"
        {...FIELDS[kind]}
        ref={field}
        autoFocus
        readOnly={state === 'busy'}
        error={missing}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
      />
      {problem !== null && <Alert tone="danger">{ownText(problem)}</Alert>}
      {state === 'unknown' && <UnknownOutcome />}
      <Button type="submit" variant="primary" size="wide" busyLabel={state === 'busy' ? t('checking') : undefined}>
        {t('confirm')}
      </Button>
      <Button disabled={state === 'busy'} onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}
