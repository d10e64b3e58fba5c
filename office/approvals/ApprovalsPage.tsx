/** What needs a second person, whatever it is: what waits first, then what was decided. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/office'
import { APPROVAL_KINDS, type Approval } from '@uwanja/contract/office-approvals'
import type { Role } from '@uwanja/contract/office-roles'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Dialog } from '@uwanja/ui/Dialog'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useAsked, useDoing } from '../ask.ts'
import { Asked } from '../Asked.tsx'
import { FirstPassword } from '../operators/FirstPassword.tsx'
import { PageHead } from '../PageHead.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

type First = { name: string; firstPassword: string } | null

export function ApprovalsPage() {
  const { texts } = useSpeech()
  const asked = useAsked(office.approvals, {})
  // Above the list: approving takes the card's buttons away before the password is read.
  const [first, setFirst] = useState<First>(null)
  return (
    <>
      <PageHead title={texts.pages.approvals} />
      <Asked asked={asked}>
        {({ approvals }) =>
          approvals.length === 0 ? (
            <EmptyState title={texts.approvals.none} />
          ) : (
            <ul className="flex flex-col gap-3">
              {approvals.map((one) => (
                <li key={one.id} data-row tabIndex={-1} className="rounded-2xl">
                  <OneApproval one={one} onFirst={setFirst} />
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
      {first && (
        <Dialog title={texts.operators.reset} closeLabel={texts.close} onClose={() => setFirst(null)}>
          <FirstPassword of={first} onClose={() => setFirst(null)} />
        </Dialog>
      )}
    </>
  )
}

function OneApproval({ one, onFirst }: { one: Approval; onFirst: (first: First) => void }) {
  const { texts, fill, time, state } = useSpeech()
  const words = texts.approvals
  const journal = one.details['journal']
  const said = (name: string, value: string) => {
    if (name === 'role') return texts.roles[value as Role] ?? value
    return name === 'keepPrevious' ? words.answers[value === 'true' ? 'yes' : 'no'] : value
  }
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{words.kinds[one.kind]}</span>
        {journal === undefined ? (
          <span>{one.subject}</span>
        ) : (
          <Link className="text-link" to={`/ledger/journal/${journal}`}>
            {one.subject}
          </Link>
        )}
        <span className="ml-auto text-sm text-muted">{state(one.state)}</span>
      </div>
      {one.why !== '' && <p className="break-words">{one.why}</p>}
      <p className="text-sm break-words text-muted">
        {Object.entries(one.details)
          .map(([name, value]) => `${words.details[name as keyof typeof words.details] ?? name}: ${said(name, value)}`)
          .join(' · ')}
      </p>
      <p className="text-sm text-muted">
        {fill(texts.correction.askedBy, { name: one.askedBy, at: time(one.askedAt) })}
        {one.decidedBy && ` · ${fill(texts.correction.decidedBy, { name: one.decidedBy })}`}
        {one.decidedWhy && ` · ${one.decidedWhy}`}
      </p>
      {one.state === 'waiting' && <Decision one={one} onFirst={onFirst} />}
    </Card>
  )
}

function Decision({ one, onFirst }: { one: Approval; onFirst: (first: First) => void }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const { run, isBusy, refused } = useDoing(office.decideApproval)
  const words = texts.correction
  if (!may('approvals.decide') || !may(APPROVAL_KINDS[one.kind])) return null
  const decide = async (decision: 'approve' | 'refuse') => {
    const done = await run({ id: one.id, decision, why: '' })
    if (done) onFirst(done.data.first)
  }
  return (
    <div className="flex flex-col gap-3">
      {one.isOwn && <p className="text-sm">{words.own}</p>}
      <div className="flex flex-wrap gap-3">
        {!one.isOwn && (
          <Button look="primary" disabled={isBusy} onClick={() => void decide('approve')}>
            {words.approve}
          </Button>
        )}
        <Button look="danger" disabled={isBusy} onClick={() => void decide('refuse')}>
          {one.isOwn ? words.takeBack : words.refuse}
        </Button>
      </div>
      <RefusedAlert refused={refused} />
    </div>
  )
}
