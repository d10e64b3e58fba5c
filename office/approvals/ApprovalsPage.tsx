/** What needs a second person, whatever it is, and what was so small that it needed none: what waits first, then what was decided. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { APPROVAL_KINDS, type Approval, type ApprovalKind } from '@uwanja/contract/operators/approvals'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery, useDoing } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { changesOf } from '../audit/changes.ts'
import { PageHead } from '../PageHead.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useFilters } from '../use-filters.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

const POLL_MS = 15_000

const KINDS = Object.keys(APPROVAL_KINDS) as ApprovalKind[]

export function ApprovalsPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const { of, change } = useFilters(['kind'])
  const kind = KINDS.find((one) => one === of('kind')) ?? ''
  const asked = useOfficeQuery(office.approvals, { kind }, POLL_MS)
  const words = texts.approvals
  // As the server lists them: what one may ask for oneself, or all of it.
  const kinds = KINDS.filter((one) => may(APPROVAL_KINDS[one]) || may('audit.read'))
  return (
    <>
      <PageHead title={texts.pages.approvals}>
        {kinds.length > 1 && (
          <Select
            label={words.kind}
            value={kind}
            options={[{ value: '', text: words.all }, ...kinds.map((one) => ({ value: one, text: words.kinds[one] }))]}
            onChange={({ target }) => change({ kind: target.value })}
          />
        )}
      </PageHead>
      <OfficeQuery asked={asked}>
        {({ approvals }) =>
          approvals.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <ul className="flex flex-col gap-3">
              {approvals.map((one) => (
                <li key={one.id} data-row tabIndex={-1} className="rounded-2xl">
                  <OneApproval one={one} />
                </li>
              ))}
            </ul>
          )
        }
      </OfficeQuery>
    </>
  )
}

function OneApproval({ one }: { one: Approval }) {
  const speech = useSpeech()
  const { texts, fill, time, state } = speech
  const { me, may } = useMe()
  const words = texts.approvals
  // Whom it is about and which journal stand above, as links.
  const { player = '', journal = '', id: _id, ...details } = one.details
  const told = changesOf(details, speech, me?.currency ?? '')
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{words.kinds[one.kind]}</span>
        {one.about !== '' && <About to={player === '' ? null : `/players/${player}`} text={one.about} />}
        {journal !== '' && (
          <About
            to={may('ledger.read') ? `/ledger/journal/${journal}` : null}
            text={`${texts.pages.journal} ${journal}`}
          />
        )}
        <span className="ml-auto text-sm text-muted">{state(one.state)}</span>
      </div>
      {told.length > 0 && <p className="break-words">{told.map(([name, value]) => `${name}: ${value}`).join(' · ')}</p>}
      {one.why !== '' && <p className="break-words">{one.why}</p>}
      <p className="text-sm break-words text-muted">
        {fill(texts.correction.askedBy, { name: one.askedBy, at: time(one.askedAt) })}
        {!one.needsSecond && ` · ${words.alone}`}
        {one.needsSecond && one.decidedBy && ` · ${fill(texts.correction.decidedBy, { name: one.decidedBy })}`}
        {one.decidedWhy && ` · ${one.decidedWhy}`}
      </p>
      {one.state === 'waiting' && <Decision one={one} />}
    </Card>
  )
}

function About({ to, text }: { to: string | null; text: string }) {
  if (to === null) return <span>{text}</span>
  return (
    <Link className="text-link" to={to}>
      {text}
    </Link>
  )
}

function Decision({ one }: { one: Approval }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const { run, isBusy, refused } = useDoing(office.decideApproval)
  const [isRefusing, setRefusing] = useState(false)
  const words = texts.correction
  if (!may('approvals.decide') || !may(APPROVAL_KINDS[one.kind])) return null
  const decide = (decision: 'approve' | 'refuse') => run({ id: one.id, decision, why: '' })
  return (
    <div className="flex flex-col gap-3">
      {one.isOwn && <p className="text-sm">{words.own}</p>}
      <div className="flex flex-wrap gap-3">
        {!one.isOwn && (
          <Button variant="primary" disabled={isBusy} onClick={() => void decide('approve')}>
            {words.approve}
          </Button>
        )}
        <Button
          variant="danger"
          disabled={isBusy}
          // Who asked wants to know why; one's own needs no reason.
          onClick={() => (one.isOwn ? void decide('refuse') : setRefusing(true))}
        >
          {one.isOwn ? words.takeBack : words.refuse}
        </Button>
      </div>
      <RefusedAlert refused={refused} />
      {isRefusing && (
        <WhyDialog
          row={office.decideApproval}
          values={{ id: one.id, decision: 'refuse' }}
          title={`${words.refuse}: ${texts.approvals.kinds[one.kind]}`}
          confirm={words.refuse}
          variant="danger"
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}
