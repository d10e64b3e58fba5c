/** Sends words from the phone to the platform's number; the answer comes as a message. */
import { useState, type FormEvent } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { post } from '../api.ts'
import { useSpeech } from '../speech.ts'

export function SendWords({ msisdn, onSent }: { msisdn: string; onSent: () => void }) {
  const { texts } = useSpeech()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'sent' | 'lost' | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (typed.trim() === '') return
    const { ok } = await post<{ ok: boolean }>(`/phones/${msisdn}/messages`, { text: typed.trim() }).catch(() => ({
      ok: false,
    }))
    setState(ok ? 'sent' : 'lost')
    if (ok) setTyped('')
    onSent()
  }
  return (
    <section className="flex flex-col gap-2" aria-labelledby="send-words">
      <h2 id="send-words" className="font-bold">
        {texts.phone.write}
      </h2>
      <form noValidate className="flex items-start gap-2" onSubmit={(event) => void send(event)}>
        <Field
          className="flex-1"
          label={texts.phone.words}
          hint={texts.phone.wordsHint}
          autoComplete="off"
          maxLength={160}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" className="mt-7 min-h-13">
          {texts.phone.sendWords}
        </Button>
      </form>
      <p role="status" className="text-sm text-muted">
        {state === 'sent' ? texts.phone.wordsSent : state === 'lost' ? texts.phone.wordsLost : ''}
      </p>
    </section>
  )
}
