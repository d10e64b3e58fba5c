/** Deposits that need attention: silent ones, parked money, and money that came for nobody we know. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { Attention } from '@uwanja/contract/operators/deposits'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery, useDoing } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { PageHead } from '../PageHead.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { SuspenseDialog } from './SuspenseDialog.tsx'

const QUEUE_POLL_MS = 15_000

export function DepositsPage() {
  const { texts, fill } = useSpeech()
  const asked = useOfficeQuery(office.deposits, {}, QUEUE_POLL_MS)
  return (
    <>
      <PageHead title={texts.pages.deposits} />
      <OfficeQuery asked={asked}>
        {({ deposits, total }) =>
          total === 0 ? (
            <EmptyState title={texts.attention.none} />
          ) : (
            <>
              <p className="text-muted">{fill(texts.attention.total, { count: total })}</p>
              {deposits.map((one) => (
                <OneDeposit key={`${one.kind} ${one.id}`} one={one} />
              ))}
            </>
          )
        }
      </OfficeQuery>
    </>
  )
}

function OneDeposit({ one }: { one: Attention }) {
  const { texts, fill, money, time, state } = useSpeech()
  const { may } = useMe()
  const words = texts.attention
  const reason = Object.hasOwn(words.reasons, one.reason)
    ? words.reasons[one.reason as keyof typeof words.reasons]
    : state(one.reason)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{words.kinds[one.kind]}</span>
        <span className="font-semibold tabular-nums">{money(one.amount, one.currency)}</span>
        {one.playerId === '' ? (
          <span>{one.number}</span>
        ) : (
          <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
            {one.number}
          </Link>
        )}
        <span className="ml-auto text-sm text-muted">{time(one.at)}</span>
      </div>
      <Facts
        facts={[
          // That nobody answers is said above.
          ...(one.kind === 'silent' ? [] : [[words.why, reason] as const]),
          [texts.withdrawals.method, `${one.method} (${one.company})`],
          [words.payer, one.payer],
          [words.reference, <span className="break-all">{one.reference}</span>],
          ...(one.kind === 'silent'
            ? [[texts.withdrawals.tries, fill(texts.withdrawals.times, { count: one.tries })] as const]
            : []),
        ]}
      />
      {one.isSendBackOwed && <p className="text-sm">{words.owed}</p>}
      {may('deposits.decide') && (one.kind === 'silent' ? <AskNow id={one.id} /> : <InSuspense one={one} />)}
    </Card>
  )
}

function AskNow({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { run, isBusy, refused } = useDoing(office.askCompany)
  const [heard, setHeard] = useState<keyof typeof texts.attention.heard | null>(null)
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        busyLabel={isBusy ? texts.loading : undefined}
        onClick={() => void run({ id }).then((answer) => setHeard(answer?.data.heard ?? null))}
      >
        {texts.attention.ask}
      </Button>
      {heard && <Alert tone="info">{texts.attention.heard[heard]}</Alert>}
      <RefusedAlert refused={refused} />
    </div>
  )
}

function InSuspense({ one }: { one: Attention }) {
  const { texts, fill } = useSpeech()
  const words = texts.attention
  const [open, setOpen] = useState<'send-back' | 'credit' | null>(null)
  const { run, isBusy, refused } = useDoing(office.decideCredit)
  const which = { kind: one.kind === 'stray' ? 'stray' : 'parked', id: one.id } as const
  const decide = (decision: 'approve' | 'refuse') => void run({ ...which, decision })
  if (one.credit) {
    const { by, isOwn, playerId, why } = one.credit
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm">
          {fill(words.creditAsked, { name: by, id: playerId })} · {why}
        </p>
        <div className="flex flex-wrap gap-3">
          {!isOwn && (
            <Button variant="primary" disabled={isBusy} onClick={() => decide('approve')}>
              {texts.correction.approve}
            </Button>
          )}
          <Button variant="danger" disabled={isBusy} onClick={() => decide('refuse')}>
            {isOwn ? texts.correction.takeBack : texts.correction.refuse}
          </Button>
        </div>
        <RefusedAlert refused={refused} />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('send-back')}>{words.sendBack}</Button>
      {/* Never theirs again (B09). */}
      {one.reason !== 'player-excluded' && <Button onClick={() => setOpen('credit')}>{words.credit}</Button>}
      {open && <SuspenseDialog which={which} act={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
