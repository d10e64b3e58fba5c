/** Withdrawals under way: those that wait for a person first, with the reasons, decided one by one or many at once. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { OpenWithdrawal } from '@uwanja/contract/operators/withdrawals'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { Closings } from './Closings.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import type { Order } from './Decide.tsx'
import { NotTaken } from './NotTaken.tsx'

const QUEUE_POLL_MS = 10_000

const waits = ({ review }: OpenWithdrawal) => review !== null && !review.isApproved

export function WithdrawalsPage() {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.withdrawals, {}, QUEUE_POLL_MS)
  return (
    <>
      <PageHead title={texts.pages.withdrawals} />
      <OfficeQuery asked={asked}>
        {({ withdrawals, total, waiting }) =>
          total === 0 ? (
            <EmptyState title={texts.withdrawals.none} />
          ) : (
            <Queue withdrawals={withdrawals} total={total} waiting={waiting} />
          )
        }
      </OfficeQuery>
      <Closings />
    </>
  )
}

const toOrder = ({ id, amount, currency, name, number, review }: OpenWithdrawal): Order => ({
  id,
  amount,
  currency,
  name: name || number,
  isLarge: review?.needsSecond ?? false,
})

function Queue({ withdrawals, total, waiting }: { withdrawals: OpenWithdrawal[]; total: number; waiting: number }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const open = withdrawals.filter(waits)
  // What was decided meanwhile, by whomever, is no longer chosen.
  const ids = open.map(({ id }) => id).filter((id) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <>
      <p className="text-muted">
        {fill(texts.withdrawals.total, { count: total })} · {fill(texts.review.waiting, { count: waiting })}
      </p>
      {may('withdrawals.decide') && open.length > 0 && (
        <DecisionBar
          orders={open.filter(({ id }) => ids.includes(id)).map(toOrder)}
          isAll={ids.length === open.length}
          onAll={() => setChosen(new Set(ids.length === open.length ? [] : open.map(({ id }) => id)))}
          onDone={() => setChosen(new Set())}
        />
      )}
      <Orders withdrawals={withdrawals} chosen={new Set(ids)} onToggle={may('withdrawals.decide') ? toggle : null} />
    </>
  )
}

type OrdersProps = {
  withdrawals: OpenWithdrawal[]
  chosen: ReadonlySet<string>
  onToggle: ((id: string) => void) | null
}

function Orders({ withdrawals, chosen, onToggle }: OrdersProps) {
  const { texts, fill, time } = useSpeech()
  const words = texts.withdrawals
  return (
    <Rows
      name={onToggle === null ? 'withdrawals' : 'withdrawals-chosen'}
      caption={texts.pages.withdrawals}
      columns={[
        ...(onToggle === null ? [] : [{ title: texts.review.choose }]),
        { title: texts.players.number },
        { title: texts.ledger.amount, side: 'right', shown: 'wide' },
        { title: words.state },
        { title: words.since, holds: 'moment' },
        { title: words.due, holds: 'moment' },
      ]}
      rows={withdrawals.map((one) => ({
        key: one.id,
        values: [
          ...(onToggle === null ? [] : [undefined]),
          one.number,
          Number(one.amount),
          ...[one.review?.reasons.length ?? 0, one.createdAt, one.dueAt],
        ],
        cells: [
          ...(onToggle === null
            ? []
            : [
                waits(one) && (
                  <input
                    type="checkbox"
                    className="size-6 accent-primary"
                    aria-label={fill(texts.review.chooseOne, { number: one.number })}
                    checked={chosen.has(one.id)}
                    onChange={() => onToggle(one.id)}
                  />
                ),
              ]),
          <>
            <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
              {one.number}
            </Link>
            {one.name !== '' && <div className="text-muted">{one.name}</div>}
            <div className="tabular-nums sm:hidden">
              <Amount one={one} />
            </div>
          </>,
          <Amount one={one} />,
          <>
            <State one={one} />
            {one.notTaken !== null && <NotTaken one={one} />}
          </>,
          <>
            {time(one.createdAt)}
            <div className="text-muted">{one.method}</div>
          </>,
          <>
            {one.dueAt !== null && time(one.dueAt)}
            {one.tries > 0 && (
              <div className="text-muted">{`${words.tries}: ${fill(words.times, { count: one.tries })}`}</div>
            )}
          </>,
        ],
      }))}
    />
  )
}

/** The sum, and the way to all that is known of the order. */
function Amount({ one }: { one: OpenWithdrawal }) {
  const { texts, money } = useSpeech()
  const look = waits(one) ? texts.payment.look : texts.pages.payment
  return (
    <>
      {money(one.amount, one.currency)}
      <div>
        <Link className="text-link" to={`/payments/${one.id}`} aria-label={`${look}: ${one.number}`}>
          {look}
        </Link>
      </div>
    </>
  )
}

/** How it stands, and below it why it waits. */
function State({ one }: { one: OpenWithdrawal }) {
  const { texts } = useSpeech()
  const { review, isHeld } = one
  const reasons = review?.reasons ?? []
  return (
    <>
      {useStanding(one)}
      <ul className="mt-0.5 flex min-w-36 flex-col gap-0.5 text-muted">
        {reasons.map((reason) => (
          <li key={reason}>{texts.review.reasons[reason]}</li>
        ))}
        {isHeld && !reasons.includes('hold') && <li>{texts.review.reasons.hold}</li>}
        {review?.needsSecond && <li>{texts.review.needsSecond}</li>}
      </ul>
    </>
  )
}

function useStanding({ review, state: name }: OpenWithdrawal): string {
  const { texts, fill, state } = useSpeech()
  if (review === null || name !== 'requested') return state(name)
  if (review.isApproved) return texts.review.goesOn
  if (review.firstBy === '') return texts.review.waits
  return review.isOwn ? texts.review.ownFirst : fill(texts.review.first, { name: review.firstBy })
}
