/** What is done with the chosen withdrawals: approved, or rejected with a reason that their players read. */
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

type Props = { ids: readonly string[]; isAll: boolean; onAll: () => void; onDone: () => void }

export function DecisionBar({ ids, isAll, onAll, onDone }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.review
  const [isAsking, setAsking] = useState(false)
  const [met, setMet] = useState<readonly string[]>([])
  const { run, isBusy, refused } = useDoing(office.decideWithdrawals)
  const decide = async (decision: 'approve' | 'reject', why: string) => {
    const answer = await run({ ids: [...ids], decision, why })
    if (!answer) return
    // What was done is seen in the list; what was not must be said.
    setMet([...new Set(answer.data.decided.map(({ outcome }) => outcome))].filter((one) => one in texts.refused))
    setAsking(false)
    onDone()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onAll}>{isAll ? words.none : words.all}</Button>
        <span className="mr-auto text-sm text-muted">{fill(words.chosen, { count: ids.length })}</span>
        <Button variant="primary" disabled={isBusy || ids.length === 0} onClick={() => void decide('approve', '')}>
          {words.approve}
        </Button>
        <Button variant="danger" disabled={isBusy || ids.length === 0} onClick={() => setAsking(true)}>
          {words.reject}
        </Button>
      </div>
      {!isAsking && <RefusedAlert refused={refused} />}
      {met.map((one) => (
        <Alert key={one} tone="danger">
          {texts.refused[one as keyof typeof texts.refused]}
        </Alert>
      ))}
      {isAsking && (
        <RejectDialog
          count={ids.length}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onReject={(why) => void decide('reject', why)}
        >
          <RefusedAlert refused={refused} />
        </RejectDialog>
      )}
    </div>
  )
}

type RejectProps = {
  count: number
  isBusy: boolean
  onClose: () => void
  onReject: (why: string) => void
  children: ReactNode
}

function RejectDialog({ count, isBusy, onClose, onReject, children }: RejectProps) {
  const { texts, fill } = useSpeech()
  const words = texts.review
  const [why, setWhy] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onReject(why)
  }
  return (
    <Dialog title={fill(words.rejectTitle, { count })} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-sm text-muted">{words.rejectLead}</p>
        <Field
          label={words.rejectWhy}
          hint={words.rejectHint}
          autoComplete="off"
          required
          maxLength={200}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {children}
        <Button type="submit" variant="danger" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {words.reject}
        </Button>
      </form>
    </Dialog>
  )
}
