/** Adds an operator with a role and shows the first password. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import { ROLE_NAMES } from '@uwanja/contract/office-roles'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { outcomeOf, type DoneOrWaits } from './outcome.tsx'

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  const [name, setName] = useState('')
  const [role, setRole] = useState(ROLE_NAMES[0])
  const [made, setMade] = useState<DoneOrWaits | null>(null)
  const { run, isBusy, refused } = useDoing(office.addOperator)
  const words = texts.operators
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setMade((await run({ name, role }))?.data ?? null)
  }
  return (
    <Dialog title={words.add} closeLabel={texts.close} onClose={onClose}>
      {made ? (
        outcomeOf(made, onClose)
      ) : (
        <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          <Field
            label={words.name}
            hint={words.nameHint}
            autoCapitalize="none"
            autoComplete="off"
            required
            maxLength={32}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Select
            size="normal"
            label={words.role}
            value={role}
            options={ROLE_NAMES.map((one) => ({ value: one, text: texts.roles[one] }))}
            onChange={({ target }) => setRole(ROLE_NAMES.find((one) => one === target.value) ?? role)}
          />
          <RefusedAlert refused={refused} />
          <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
            {words.add}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
