/** One player's free spins: what is left of each grant, what it won, and whose it is. */
import type { OfficeFreeSpins } from '@uwanja/contract/operators/bets'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function PlayerSpins({ spins }: { spins: readonly OfficeFreeSpins[] }) {
  const { texts, fill, time, money } = useSpeech()
  const words = texts.trading
  return (
    <>
      <h3 className="font-semibold">{words.freeSpins}</h3>
      <Rows
        caption={words.freeSpins}
        columns={[
          { title: texts.promotions.title },
          { title: words.spinsLeft, side: 'right' },
          { title: words.amount, side: 'right' },
          { title: words.spinsWon, side: 'right' },
          { title: words.spinsWin },
          { title: words.state },
          { title: words.until },
        ]}
        rows={spins.map((one) => ({
          key: one.id,
          cells: [
            one.promotion,
            fill(words.spinsOf, { left: one.left, all: one.spins }),
            money(one.amount, one.currency),
            money(one.won, one.currency),
            words.winnings[one.winnings],
            words.freeSpinsStates[one.state],
            time(one.endsAt),
          ],
        }))}
      />
    </>
  )
}
