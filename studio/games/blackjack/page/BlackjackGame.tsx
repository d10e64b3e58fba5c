/** Blackjack by oneself. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { fill } from '@uwanja/i18n/fill'
import { Card } from '../../../live/page/stages/Card.tsx'
import { blackjackTotal } from '../../../live/page/words.ts'
import type { BlackjackView } from '@uwanja/contract/studio/table'
import type { GameProps } from '../../../tables/page/words.ts'

function Hand({
  name,
  cards,
  isActive,
  words,
}: {
  name: string
  cards: readonly (string | null)[]
  isActive: boolean
  words: GameProps['words']
}) {
  const known = cards.filter((card) => card !== null)
  return (
    <div className={`hand ${isActive ? 'active' : ''}`}>
      <p>
        {name}{' '}
        <strong className="figures">
          {known.length > 0 && fill(words.live.points, { points: blackjackTotal(known) })}
        </strong>
      </p>
      <div className="cards">
        {cards.map((card, at) => (
          <Card key={at} card={card} />
        ))}
      </div>
    </div>
  )
}

export function BlackjackGame({ play, round, words, stake, say, mayOpen }: GameProps) {
  const view = round?.view as BlackjackView | null | undefined
  const isLive = round?.phase === 'live' && view
  const stakeMinor = isLive ? BigInt(round.stakeMinor) : (parseAmount(stake, 'NGN')?.minor ?? 0n)
  const house = view ? (view.house.length === 1 ? [...view.house, null] : view.house) : [null, null]
  const hands = view?.hands ?? [{ cards: [null, null] }]
  return (
    <>
      <section className="stage cloth-stage" aria-label={words.live.table}>
        <Hand name={words.table.house} cards={house} isActive={false} words={words} />
        <div className="hands">
          {hands.map(({ cards }, at) => (
            <Hand
              key={at}
              name={words.table.yours}
              cards={cards}
              isActive={hands.length > 1 && view?.active === at}
              words={words}
            />
          ))}
        </div>
      </section>
      {isLive ? (
        <div className="choices">
          {view.moves.map((move) => (
            <button
              key={move}
              type="button"
              className={move === 'hit' ? 'main' : 'plain'}
              disabled={play.isSending}
              onClick={() => void play.move(move)}
            >
              {fill(words.table.hands[move], { stake: say(stakeMinor) })}
            </button>
          ))}
        </div>
      ) : (
        <button type="button" className="main" disabled={!mayOpen} onClick={() => void play.open(stake, null)}>
          {words.table.play.blackjack}
        </button>
      )}
    </>
  )
}
