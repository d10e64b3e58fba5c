/** Rollbacks that were refused because a win stands: what moved in the round, and what a person can do. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { RefusedRollback } from '@uwanja/contract/operators/rollbacks'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { outcomeOf, type DoneOrWaits } from '../operators/outcome.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

const QUEUE_POLL_MS = 15_000

export function RollbacksPage() {
  const { texts, fill } = useSpeech()
  const asked = useOfficeQuery(office.refusedRollbacks, {}, QUEUE_POLL_MS)
  const words = texts.rollbacks
  return (
    <>
      <PageHead title={texts.pages.rollbacks} />
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ rollbacks, total }) =>
          total === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <>
              <p className="text-muted">{fill(words.total, { count: total })}</p>
              {rollbacks.map((one) => (
                <OneRollback key={one.id} one={one} />
              ))}
            </>
          )
        }
      </OfficeQuery>
    </>
  )
}

function OneRollback({ one }: { one: RefusedRollback }) {
  const { texts, fill, time } = useSpeech()
  const words = texts.rollbacks
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{one.company}</span>
        <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
          {one.number}
        </Link>
        <span className="ml-auto text-sm text-muted">{time(one.lastAt)}</span>
      </div>
      <Facts
        facts={[
          [words.bet, <span className="break-all">{one.betKey}</span>],
          [words.round, <span className="break-all">{one.round}</span>],
          [words.asked, fill(words.times, { count: one.times, at: time(one.firstAt) })],
        ]}
      />
      <Movements one={one} />
      <Acts one={one} />
    </Card>
  )
}

function Movements({ one: { movements, currency } }: { one: RefusedRollback }) {
  const { texts, money, time, kind } = useSpeech()
  const words = texts.rollbacks
  return (
    <Rows
      caption={words.movements}
      columns={[
        { title: words.when },
        { title: words.what },
        { title: words.key },
        { title: words.amount, side: 'right' },
        { title: '' },
      ]}
      rows={movements.map((one) => ({
        key: one.journal,
        cells: [
          time(one.at),
          <Link className="text-link" to={`/ledger/journal/${one.journal}`}>
            {kind(one.kind)}
          </Link>,
          <span className="break-all">{one.key}</span>,
          money(one.amount, currency),
          one.isUndone ? words.undone : '',
        ],
      }))}
    />
  )
}

function Acts({ one: { id, waits } }: { one: RefusedRollback }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.rollbacks
  const [open, setOpen] = useState<'ask' | 'leave' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      {waits && <p className="text-sm">{texts.approvals.waits}</p>}
      {!waits && may('results.correct') && (
        <>
          <Button onClick={() => setOpen('ask')}>{words.ask}</Button>
          <Button onClick={() => setOpen('leave')}>{words.leave}</Button>
        </>
      )}
      {/* It stays while the list hears that it waits: the dialog says so itself. */}
      {open === 'ask' && (
        <WhyDialog
          row={office.askRollback}
          values={{ id }}
          title={words.ask}
          lead={words.askLead}
          confirm={words.ask}
          mostLetters={200}
          shown={(data: DoneOrWaits) => outcomeOf(data, close)}
          onClose={close}
        />
      )}
      {open === 'leave' && (
        <WhyDialog
          row={office.leaveRollback}
          values={{ id }}
          title={words.leave}
          lead={words.leaveLead}
          confirm={words.leave}
          onClose={close}
        />
      )}
    </div>
  )
}
