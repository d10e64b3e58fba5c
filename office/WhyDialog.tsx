/** Asks for a reason before something is done; what it has to show afterwards takes the form's place. */
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import type { RawInput, Reply } from '@uwanja/contract/call'
import type { OfficeCall } from '@uwanja/contract/office-call'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from './ask.ts'
import { AskForm } from './AskForm.tsx'
import { useSpeech } from './speech.ts'

interface Props<C extends OfficeCall> {
  readonly row: C
  /** What is sent beside the reason. */
  readonly values: Omit<RawInput<C>, 'why'>
  readonly title: string
  readonly lead?: ReactNode
  readonly confirm: string
  readonly look?: 'primary' | 'danger'
  readonly whyHint?: string
  readonly mostLetters?: number
  /** Fields above the reason. */
  readonly children?: ReactNode
  /** What the answer has to show; null, or without it: the dialog closes. */
  readonly shown?: (data: Reply<C>) => ReactNode
  readonly onClose: () => void
}

export function WhyDialog<C extends OfficeCall>(props: Props<C>) {
  const { row, values, title, lead, confirm, look = 'primary', whyHint, mostLetters = 300, children, onClose } = props
  const { texts } = useSpeech()
  const [why, setWhy] = useState('')
  const [answer, setAnswer] = useState<ReactNode>(null)
  const doing = useDoing(row)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const done = await doing.run({ ...values, why } as unknown as RawInput<C>)
    if (done === null) return
    const toShow = props.shown?.(done.data) ?? null
    if (toShow === null) onClose()
    else setAnswer(toShow)
  }
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      {answer ?? (
        <AskForm onSubmit={submit} doing={doing} says={confirm} look={look}>
          {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
          {children}
          <Field
            label={texts.players.why}
            hint={whyHint}
            autoComplete="off"
            required
            maxLength={mostLetters}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
        </AskForm>
      )}
    </Dialog>
  )
}
