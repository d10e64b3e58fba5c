/** What is done with withdrawals: approved, large ones after one more question, or rejected with a reason that their players read. */
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

export interface Order {
  readonly id: string
  readonly amount: string
  readonly currency: string
  readonly name: string
  /** So large that two people decide: it is asked about once more. */
  readonly isLarge: boolean
}

type Props = { orders: readonly Order[]; children?: ReactNode; onDone?: () => void }

export function Decide({ orders, children, onDone }: Props) {
  const { texts } = useSpeech()
  const words = texts.review
  const [isAsking, setAsking] = useState<'again' | 'reject' | null>(null)
  const [met, setMet] = useState<readonly string[]>([])
  const { run, isBusy, refused } = useDoing(office.decideWithdrawals)
  const decide = async (decision: 'approve' | 'reject', why: string) => {
    const answer = await run({ ids: orders.map(({ id }) => id), decision, why })
    if (!answer) return
    // What was done is seen in the list; what was not must be said.
    setMet([...new Set(answer.data.decided.map(({ outcome }) => outcome))].filter((one) => one in texts.refused))
    setAsking(null)
    onDone?.()
  }
  const large = orders.filter(({ isLarge }) => isLarge)
  const approve = () => (large.length > 0 ? setAsking('again') : void decide('approve', ''))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <Button variant="primary" disabled={isBusy || orders.length === 0} onClick={approve}>
          {words.approve}
        </Button>
        <Button variant="danger" disabled={isBusy || orders.length === 0} onClick={() => setAsking('reject')}>
          {words.reject}
        </Button>
      </div>
      {isAsking === null && <RefusedAlert refused={refused} />}
      {met.map((one) => (
        <Alert key={one} tone="danger">
          {texts.refused[one as keyof typeof texts.refused]}
        </Alert>
      ))}
      {isAsking === 'again' && (
        <AgainDialog
          large={large}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onApprove={() => void decide('approve', '')}
        >
          <RefusedAlert refused={refused} />
        </AgainDialog>
      )}
      {isAsking === 'reject' && (
        <RejectDialog
          count={orders.length}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onReject={(why) => void decide('reject', why)}
        >
          <RefusedAlert refused={refused} />
        </RejectDialog>
      )}
    </div>
  )
}

type AgainProps = {
  large: readonly Order[]
  isBusy: boolean
  onClose: () => void
  onApprove: () => void
  children: ReactNode
}

/** Says each large sum and whose it is: a wrong tick in a list is seen here. */
function AgainDialog({ large, isBusy, onClose, onApprove, children }: AgainProps) {
  const { texts, fill, list, money } = useSpeech()
  const words = texts.payment
  const amounts = large.map(({ amount, currency }) => money(amount, currency))
  return (
    <Dialog title={fill(words.again, { amount: list(amounts) })} closeLabel={texts.close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{words.againLead}</p>
        <ul className="flex flex-col gap-1 tabular-nums">
          {large.map(({ id, amount, currency, name }) => (
            <li key={id}>{fill(words.againLine, { amount: money(amount, currency), name })}</li>
          ))}
        </ul>
        {children}
        <Button variant="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined} onClick={onApprove}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
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
