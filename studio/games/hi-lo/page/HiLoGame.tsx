/** Hi-lo by oneself: the run of cards, two guesses with what they would make, and the way out. */
import { fill } from '@uwanja/i18n/fill'
import { Card } from '../../../live/page/stages/Card.tsx'
import type { HiLoMove, HiLoView } from '@uwanja/contract/studio/table'
import type { GameProps } from '../../../tables/page/words.ts'

/** At the ends one guess means the same rank again, and the other leaves it out. */
function guessName(move: 'higher' | 'lower', rank: string, { table }: GameProps['words']): string {
  if (rank === 'A') return move === 'higher' ? table.same : table.onlyLower
  if (rank === '2') return move === 'higher' ? table.onlyHigher : table.same
  return move === 'higher' ? table.higher : table.lower
}

/** Those whose full price the studio can still pay, with what they would make. */
const guessesOf = ({ next: { higherMinor, lowerMinor } }: HiLoView) =>
  [['higher', higherMinor] as const, ['lower', lowerMinor] as const].flatMap(([move, amount]) =>
    amount === null ? [] : [[move, amount] as const],
  )

export function HiLoGame({ play, round, words, stake, say, mayOpen }: GameProps) {
  const view = round?.view as HiLoView | null | undefined
  const isLive = round?.phase === 'live' && view
  const cards = view?.cards ?? [null]
  const act = (move: HiLoMove) => () => void play.move(move)
  return (
    <>
      <section className="stage cloth-stage run" aria-label={words.live.table}>
        <div className="cards">
          {cards.slice(-6).map((card, at) => (
            <Card key={`${String(cards.length)}${String(at)}`} card={card} />
          ))}
        </div>
      </section>
      {isLive ? (
        <div className="choices">
          {guessesOf(view).map(([move, amount]) => (
            <button key={move} type="button" className="plain tall" disabled={play.isSending} onClick={act(move)}>
              {fill(words.table.guess, {
                guess: guessName(move, view.cards.at(-1)![0]!, words),
                amount: say(amount),
              })}
              <small>{fill(words.table.chance, { chance: view.ranks[move] })}</small>
            </button>
          ))}
          {view.takeMinor !== null && (
            <button type="button" className="main wide" disabled={play.isSending} onClick={act('take')}>
              {fill(words.table.take, { amount: say(view.takeMinor) })}
            </button>
          )}
        </div>
      ) : (
        <button type="button" className="main" disabled={!mayOpen} onClick={() => void play.open(stake, null)}>
          {words.table.play['hi-lo']}
        </button>
      )}
    </>
  )
}
