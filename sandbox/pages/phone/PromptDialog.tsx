/** The prompt on the phone: who asks for how much, the PIN, yes or no. */
import { useState } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { type Prompt, type PromptResult, post } from '../api.ts'
import { type Speech, useSpeech } from '../speech.ts'
import type { Notice } from './PhonePage.tsx'

type Props = {
  msisdn: string
  prompt: Prompt
  /** How many more are waiting behind this one. */
  others: number
  /** Shown as a hint; empty until it is known. */
  pin: string
  /** Put off: the prompt stays open. */
  onClose: () => void
  onEnd: (notice: Notice) => void
}

type Answer = { pin: string } | { decline: true }

export function PromptDialog({ msisdn, prompt, others, pin, onClose, onEnd }: Props) {
  const speech = useSpeech()
  const { texts, fill, money } = speech
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'approve' | 'decline' | null>(null)
  const amount = money(prompt.amount, prompt.currency)

  async function answer(body: Answer): Promise<void> {
    setBusy('pin' in body ? 'approve' : 'decline')
    try {
      const result = await post<PromptResult>(`/phones/${msisdn}/prompts/${encodeURIComponent(prompt.id)}`, body)
      const { notice, retry } = outcome(result, body, speech, { amount, payee: prompt.payee })
      if (retry !== undefined) setError(retry)
      else if (notice) onEnd(notice)
    } catch {
      setError(texts.phone.failed)
    }
    setTyped('')
    setBusy(null)
  }
  return (
    <Dialog title={texts.phone.requests} closeLabel={texts.close} onClose={onClose}>
      <Asked prompt={prompt} amount={amount} />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed === '') setError(texts.phone.pinMissing)
          else void answer({ pin: typed })
        }}
      >
        <Field
          label={texts.phone.pin}
          hint={pin && fill(texts.phone.pinHint, { pin })}
          error={error}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
        <Button
          type="submit"
          variant="primary"
          size="wide"
          busyLabel={busy === 'approve' ? texts.phone.approving : undefined}
        >
          {texts.phone.approve}
        </Button>
        <Button
          variant="danger"
          size="wide"
          busyLabel={busy === 'decline' ? texts.phone.declining : undefined}
          onClick={() => void answer({ decline: true })}
        >
          {texts.phone.decline}
        </Button>
      </form>
      {others > 0 && <p className="text-sm text-muted">{fill(texts.phone.moreWait, { count: others })}</p>}
    </Dialog>
  )
}

function Asked({ prompt, amount }: { prompt: Prompt; amount: string }) {
  const { texts, fill } = useSpeech()
  return (
    <>
      <p className="text-muted">{fill(texts.phone.asks, { payee: prompt.payee })}</p>
      <p className="text-3xl font-bold tabular-nums">{amount}</p>
      <p>
        <span className="text-muted">{texts.phone.account}</span>{' '}
        <strong className="tabular-nums">{prompt.reference}</strong>
      </p>
    </>
  )
}

/** What the answer means to the person: try again here, or the prompt is over and the page says how it ended. */
function outcome(
  { ok, reason, triesLeft = 0 }: PromptResult,
  body: Answer,
  { texts, fill }: Speech,
  paid: { amount: string; payee: string },
): { retry?: string; notice?: Notice } {
  if (ok && 'pin' in body) return { notice: { tone: 'success', text: fill(texts.phone.approved, paid) } }
  if (ok) return { notice: { tone: 'info', text: texts.phone.declined } }
  if (reason === 'silent') return { retry: texts.phone.silent }
  if (reason === 'wrong-pin' && triesLeft > 0) return { retry: fill(texts.phone.wrongPin, { count: triesLeft }) }
  if (reason === 'wrong-pin') return { notice: { tone: 'danger', text: texts.phone.lastWrongPin } }
  if (reason === 'insufficient') return { notice: { tone: 'danger', text: texts.phone.insufficient } }
  return { notice: { tone: 'info', text: texts.phone.over } }
}
