/** Bets as a table, each a way to its whole life. */
import { Link } from 'react-router'
import type { FoundBet } from '@uwanja/contract/book/desk-watch'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { amountOf, textOf } from '../trading/minor.ts'

export function FoundBets({ bets }: { bets: readonly FoundBet[] }) {
  const { texts, time, money } = useSpeech()
  const words = texts.trading
  return (
    <Rows
      name="bets"
      caption={texts.pages.bets}
      columns={[
        { title: words.asked },
        { title: words.betTitle },
        { title: words.wallet },
        { title: words.playerId },
        { title: words.legs, side: 'right' },
        { title: words.stake, side: 'right' },
        { title: words.state },
        { title: words.paid, side: 'right' },
      ]}
      rows={bets.map((one) => ({
        key: one.id,
        values: [one.askedAt, one.id, one.wallet, one.walletPlayer, one.legs, one.stake, one.outcome, one.won],
        cells: [
          time(one.askedAt),
          <Link key="bet" className="font-semibold text-link" to={`/bets/${one.id}`}>
            {one.id}
          </Link>,
          one.wallet,
          one.walletPlayer,
          String(one.legs),
          money(textOf(one.stake), one.currency),
          one.state === 'accepted' ? named(words.outcomes, one.outcome) : named(words.betStates, one.state),
          amountOf(one.won + one.cashed + one.voided),
        ],
      }))}
    />
  )
}
