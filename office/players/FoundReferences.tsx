/** What a reference leads to: the payment, the bet, the movements of a round, each a way to its own page. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { Found } from '@uwanja/contract/operators/summary'
import { useOfficeQuery } from '../ask.ts'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

export function FoundReferences({ words }: { words: string }) {
  const { texts, fill, time, money, kind } = useSpeech()
  const wayTo = useWay()
  const { data } = useOfficeQuery(office.findReference, { words })
  if (!data || data.found.length === 0) return null
  const { title, what, kinds, player } = texts.references
  const states = { ...texts.states, ...texts.trading.outcomes }
  return (
    <section className="flex flex-col gap-3" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <Rows
        caption={title}
        columns={[
          { title: texts.ledger.at },
          { title: what },
          { title: texts.ledger.amount, side: 'right' },
          { title: texts.withdrawals.state },
          { title: texts.pages.player },
        ]}
        rows={data.found.map((one) => ({
          key: `${one.kind} ${one.id}`,
          cells: [
            time(one.at),
            <>
              <Link className="font-semibold text-link" to={wayTo(one)}>
                {kinds[one.kind]} {one.id}
              </Link>
              <div className="text-muted">{[one.what && kind(one.what), one.where].filter(Boolean).join(' · ')}</div>
            </>,
            money(one.amount, one.currency),
            named(states, one.state),
            one.playerId !== '' && (
              <Link className="text-link" to={`/players/${one.playerId}`}>
                {fill(player, { id: one.playerId })}
              </Link>
            ),
          ],
        }))}
      />
    </section>
  )
}

/** To the page that this operator may open: else to the player's. */
function useWay(): (one: Found) => string {
  const { may, hasBook } = useMe()
  return ({ kind, id, playerId }) => {
    if (kind === 'payment') return `/payments/${id}`
    if (kind === 'bet' && hasBook && may('bets.read')) return `/bets/${id}`
    if (kind === 'journal' && may('ledger.read')) return `/ledger/journal/${id}`
    return `/players/${playerId}`
  }
}
