/** Gives a colleague a new start, with a reason, and shows the first password. */
import { useState, type SyntheticEvent } from 'react'
import { office, type OperatorRow } from '@uwanja/contract/office'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { FirstPassword } from './FirstPassword.tsx'

export function ResetDialog({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const { texts, fill } = useSpeech()
  const [why, setWhy] = useState('')
  const [made, setMade] = useState<{ name: string; firstPassword: string } | null>(null)
  const { run, isBusy, refused } = useDoing(office.resetOperator)
  const words = texts.operators
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setMade((await run({ id: operator.id, why }))?.data ?? null)
  }
  return (
    <Dialog title={words.reset} closeLabel={texts.close} onClose={onClose}>
      {made ? (
        <FirstPassword of={made} onClose={onClose} />
      ) : (
        <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          <p>{fill(words.resetLead, { name: operator.name })}</p>
          <Field
            label={texts.players.why}
            autoComplete="off"
            required
            maxLength={300}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
          <RefusedAlert refused={refused} />
          <Button type="submit" look="danger" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
            {words.reset}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
