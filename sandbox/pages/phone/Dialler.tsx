/** Dials a code and goes through the menu that answers, as the phone's own pad does. */
import { useState, type FormEvent } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { type UssdAnswer, post } from '../api.ts'
import { useSpeech } from '../speech.ts'

export function Dialler({ msisdn, onMoved }: { msisdn: string; onMoved: () => void }) {
  const { texts, language } = useSpeech()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<UssdAnswer | null>(null)
  const isOpen = answer?.more === true

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (typed === '') return
    const body = isOpen ? { session: answer.session, typed, language } : { code: typed, language }
    setTyped('')
    try {
      setAnswer(await post<UssdAnswer>(`/phones/${msisdn}/ussd`, body))
      onMoved()
    } catch {
      setAnswer({ session: null, text: texts.phone.failed, more: false, hidden: false })
    }
  }
  return (
    <section className="flex flex-col gap-2" aria-labelledby="dialler">
      <h2 id="dialler" className="font-bold">
        {texts.phone.dial}
      </h2>
      <p role="status" className={answer ? 'rounded-xl bg-raised p-3.5' : undefined}>
        {answer?.text}
      </p>
      <form noValidate className="flex items-end gap-2" onSubmit={(event) => void send(event)}>
        <Field
          className="flex-1"
          label={isOpen ? texts.phone.menuAnswer : texts.phone.ussdCode}
          type={answer?.hidden ? 'password' : 'text'}
          inputMode={isOpen ? 'numeric' : 'tel'}
          autoComplete="off"
          maxLength={60}
          placeholder={isOpen ? '' : '*384*96#'}
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
        <Button type="submit" className="min-h-13">
          {isOpen ? texts.phone.sendAnswer : texts.phone.call}
        </Button>
      </form>
    </section>
  )
}
