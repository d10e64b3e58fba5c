/** A bingo card: its numbers, which of them were called, and the patterns that are full. */
import { fill } from '@uwanja/i18n/fill'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import type { BingoCard, BingoTable } from '@uwanja/contract/studio/bingo'

interface Props {
  readonly card: BingoCard
  readonly called: ReadonlySet<number>
  readonly table: BingoTable
  readonly texts: PlayTexts
  /** Patterns count only when all the balls are out. */
  readonly isOver: boolean
}

export function Card({ card, called, table, texts, isOver }: Props) {
  const won = new Set(
    card.made.flatMap(({ pattern, set }) => table.patterns.find(({ name }) => name === pattern)?.sets[set] ?? []),
  )
  return (
    <figure className="bingo-card">
      <figcaption>{fill(texts.bingo.card, { number: card.number })}</figcaption>
      <ol style={{ gridTemplateColumns: `repeat(${String(table.columns)}, 1fr)` }}>
        {card.places.map((ball, place) => {
          const isCalled = ball === 0 || called.has(ball)
          const state = isOver && won.has(place) ? 'won' : isCalled ? 'called' : ''
          return (
            <li key={place} className={state}>
              {ball === 0 ? '★' : ball}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
