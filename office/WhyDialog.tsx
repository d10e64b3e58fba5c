/** Asks for a reason before something is done; what it has to show afterwards takes the form's place. */
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { RawInput, Reply } from '@uwanja/contract/wire/call'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { Dialog } from '@uwanja/ui/Dialog'
import { useDoing } from './ask.ts'
import { AskForm } from './AskForm.tsx'
import { useSpeech } from './speech.ts'
import { WhyField } from './WhyField.tsx'

interface Props<C extends OfficeCall> {
  readonly row: C
  /** What is sent beside the reason. */
  readonly values: Omit<RawInput<C>, 'why'>
  readonly title: string
  readonly lead?: ReactNode
  readonly confirm: string
  readonly variant?: 'primary' | 'danger'
  readonly whyHint?: string
  readonly mostLetters?: number
  /** Fields above the reason. */
  readonly children?: ReactNode
  /** What the answer has to show; null, or without it: the dialog closes. */
  readonly shown?: (data: Reply<C>) => ReactNode
  readonly onClose: () => void
}

export function WhyDialog<C extends OfficeCall>(props: Props<C>) {
  const { row, values, title, lead, confirm, variant = 'primary', whyHint, mostLetters, children, onClose } = props
  const { texts } = useSpeech()
  const { register, handleSubmit } = useForm({ defaultValues: { why: '' } })
  const [answer, setAnswer] = useState<ReactNode>(null)
  const doing = useDoing(row)
  const submit = handleSubmit(async ({ why }) => {
    const done = await doing.run({ ...values, why } as unknown as RawInput<C>)
    if (done === null) return
    const toShow = props.shown?.(done.data) ?? null
    if (toShow === null) onClose()
    else setAnswer(toShow)
  })
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      {answer ?? (
        <AskForm onSubmit={submit} doing={doing} says={confirm} variant={variant}>
          {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
          {children}
          <WhyField
            hint={whyHint}
            {...(mostLetters === undefined ? {} : { mostLetters })}
            registered={register('why')}
          />
        </AskForm>
      )}
    </Dialog>
  )
}
