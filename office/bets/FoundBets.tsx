/** Bets as a table, each a way to its whole life. */
import { Link } from 'react-router'
import type { FoundBet } from '@uwanja/contract/book/desk-watch'
import { BetId } from './BetId.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { textOf } from '../trading/minor.ts'

const paid = ({ won, cashed, voided }: FoundBet): number => won + cashed + voided

export function FoundBets({ bets }: { bets: readonly FoundBet[] }) {
  const { texts, time, money } = useSpeech()
  const words = texts.trading
  return (
    <Rows
      name="bets"
      caption={texts.pages.bets}
      columns={[
        { title: words.asked, holds: 'moment' },
        { title: words.betTitle },
        { title: words.state },
        { title: words.stake, side: 'right' },
        { title: words.paid, side: 'right' },
        { title: words.legs, side: 'right', shown: 'wide' },
        { title: words.playerId, shown: 'wide' },
        { title: words.wallet, shown: 'wide' },
      ]}
      rows={bets.map((one) => ({
        key: one.id,
        values: [one.askedAt, one.id, one.outcome, one.stake, paid(one), one.legs, one.walletPlayer, one.wallet],
        cells: [
          time(one.askedAt),
          <Link key="bet" className="font-semibold text-link" to={`/bets/${one.id}`}>
            <BetId id={one.id} />
          </Link>,
          one.state === 'accepted' ? named(words.outcomes, one.outcome) : named(words.betStates, one.state),
          money(textOf(one.stake), one.currency),
          one.state === 'accepted' && one.outcome === 'open' ? '–' : money(textOf(paid(one)), one.currency),
          String(one.legs),
          one.walletPlayer,
          one.wallet,
        ],
      }))}
    />
  )
}
