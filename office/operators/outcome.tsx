/** What became of a pending change about an operator: a first password, shown this once, or that a second admin must approve. */
import type { ReactNode } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useSpeech } from '../speech.ts'
import { FirstPassword } from './FirstPassword.tsx'

export interface DoneOrWaits {
  readonly waits: boolean
  readonly first: { readonly name: string; readonly firstPassword: string } | null
}

/** Null: there is nothing to show. */
export function outcomeOf({ waits, first }: DoneOrWaits, onClose: () => void): ReactNode {
  if (first !== null) return <FirstPassword of={first} onClose={onClose} />
  return waits ? <Waits onClose={onClose} /> : null
}

export function Waits({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  return (
    <>
      <Alert tone="info">{texts.approvals.waits}</Alert>
      <Button variant="primary" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  )
}
