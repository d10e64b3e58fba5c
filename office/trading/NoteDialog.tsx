/** What somebody writes of an alert or a case: their words are the reason in the audit log too. */
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'

const MOST_LETTERS = 300

interface Props<C extends OfficeCall> {
  readonly row: C
  /** What is sent beside the words. */
  readonly values: Omit<RawInput<C>, 'note' | 'why'>
  /** What the button says too. */
  readonly title: string
  readonly lead: string
  readonly label: string
  /** Fields above the words. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

export function NoteDialog<C extends OfficeCall>(props: Props<C>) {
  const { row, values, title, lead, label, children, onClose } = props
  const { texts } = useSpeech()
  const { register, handleSubmit } = useForm({ defaultValues: { note: '' } })
  const doing = useDoing(row)
  const submit = handleSubmit(async ({ note }) => {
    if (await doing.run({ ...values, note, why: note } as unknown as RawInput<C>)) onClose()
  })
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={title}>
        <p className="text-sm text-muted">{lead}</p>
        {children}
        <Field label={label} autoComplete="off" required maxLength={MOST_LETTERS} {...register('note')} />
      </AskForm>
    </Dialog>
  )
}
