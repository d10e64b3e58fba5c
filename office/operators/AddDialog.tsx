/** Adds an operator with a role and shows the first password. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import { ROLE_NAMES } from '@uwanja/contract/operators/roles'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { outcomeOf, type DoneOrWaits } from './outcome.tsx'

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', role: ROLE_NAMES[0] } })
  const [made, setMade] = useState<DoneOrWaits | null>(null)
  const doing = useDoing(office.addOperator)
  const words = texts.operators
  const submit = handleSubmit(async (typed) => setMade((await doing.run(typed))?.data ?? null))
  return (
    <Dialog title={words.add} closeLabel={texts.close} onClose={onClose}>
      {made ? (
        outcomeOf(made, onClose)
      ) : (
        <AskForm onSubmit={submit} doing={doing} says={words.add}>
          <Field
            label={words.name}
            hint={words.nameHint}
            autoCapitalize="none"
            autoComplete="off"
            required
            maxLength={32}
            {...register('name')}
          />
          <Select
            size="normal"
            label={words.role}
            options={ROLE_NAMES.map((one) => ({ value: one, text: texts.roles[one] }))}
            {...register('role')}
          />
        </AskForm>
      )}
    </Dialog>
  )
}
