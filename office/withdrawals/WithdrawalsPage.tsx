/** Withdrawals under way: those that wait for a person first, with the reasons, decided one by one or many at once. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/office'
import type { OpenWithdrawal } from '@uwanja/contract/office-withdrawals'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useAsked } from '../ask.ts'
import { Asked } from '../Asked.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { DecisionBar } from './DecisionBar.tsx'

const QUEUE_POLL_MS = 10_000

const waits = ({ review }: OpenWithdrawal) => review !== null && !review.isApproved

export function WithdrawalsPage() {
  const { texts } = useSpeech()
  const asked = useAsked(office.withdrawals, {}, QUEUE_POLL_MS)
  return (
    <>
      <PageHead title={texts.pages.withdrawals} />
      <Asked asked={asked}>
        {({ withdrawals, total, waiting }) =>
          total === 0 ? (
            <EmptyState title={texts.withdrawals.none} />
          ) : (
            <Queue withdrawals={withdrawals} total={total} waiting={waiting} />
          )
        }
      </Asked>
    </>
  )
}

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
          ids={ids}
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
  const { texts, fill, money, time } = useSpeech()
  const words = texts.withdrawals
  return (
    <Rows
      name={onToggle === null ? 'withdrawals' : 'withdrawals-chosen'}
      caption={texts.pages.withdrawals}
      columns={[
        ...(onToggle === null ? [] : [{ title: texts.review.choose }]),
        { title: texts.players.number },
        { title: texts.ledger.amount, side: 'right' },
        { title: words.state },
        { title: texts.review.why },
        { title: words.method },
        { title: words.since },
        { title: words.due },
        { title: words.tries },
      ]}
      rows={withdrawals.map((one) => ({
        key: one.id,
        values: [
          ...(onToggle === null ? [] : [undefined]),
          one.number,
          Number(one.amount),
          ...[undefined, one.review?.reasons.length ?? 0, one.method, one.createdAt, one.dueAt, one.tries],
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
          </>,
          money(one.amount, one.currency),
          <State one={one} />,
          <Why one={one} />,
          one.method,
          <span className="whitespace-nowrap">{time(one.createdAt)}</span>,
          one.dueAt === null ? '' : <span className="whitespace-nowrap">{time(one.dueAt)}</span>,
          one.tries === 0 ? '' : fill(words.times, { count: one.tries }),
        ],
      }))}
    />
  )
}

function State({ one }: { one: OpenWithdrawal }) {
  const { texts, fill, state } = useSpeech()
  const { review } = one
  if (review === null || one.state !== 'requested') return state(one.state)
  if (review.isApproved) return texts.review.goesOn
  if (review.firstBy !== '')
    return review.isOwn ? texts.review.ownFirst : fill(texts.review.first, { name: review.firstBy })
  return texts.review.waits
}

function Why({ one: { review, isHeld } }: { one: OpenWithdrawal }) {
  const { texts } = useSpeech()
  return (
    <ul className="flex min-w-48 flex-col gap-0.5">
      {review?.reasons.map((reason) => (
        <li key={reason}>{texts.review.reasons[reason]}</li>
      ))}
      {isHeld && !review?.reasons.includes('hold') && <li>{texts.review.reasons.hold}</li>}
      {review?.needsSecond && <li className="text-muted">{texts.review.needsSecond}</li>}
    </ul>
  )
}
