/** A first password for somebody whom one asked for: made when it is wanted, and shown this once. */
import { useState } from 'react'
import { office, type OperatorRow } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { FirstPassword } from './FirstPassword.tsx'

export function HandOutDialog({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const { texts, fill } = useSpeech()
  const [made, setMade] = useState<{ name: string; firstPassword: string } | null>(null)
  const { run, isBusy, refused } = useDoing(office.firstPassword)
  const words = texts.operators
  const make = async () => setMade((await run({ id: operator.id }))?.data ?? null)
  return (
    <Dialog title={words.handOut} closeLabel={texts.close} onClose={onClose}>
      {made ? (
        <FirstPassword of={made} onClose={onClose} />
      ) : (
        <>
          <p className="text-sm text-muted">{fill(words.handOutLead, { name: operator.name })}</p>
          <RefusedAlert refused={refused} />
          <Button variant="primary" disabled={isBusy} onClick={() => void make()}>
            {words.handOut}
          </Button>
        </>
      )}
    </Dialog>
  )
}
