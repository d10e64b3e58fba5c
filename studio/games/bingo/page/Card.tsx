/** A bingo card: its numbers, which of them were called, and the patterns that are full. */
import { fill } from '@uwanja/i18n/fill'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import type { BingoCard, BingoTable } from '@uwanja/contract/studio/bingo'

interface Props {
  readonly card: Pick<BingoCard, 'number' | 'made'> & { readonly places: readonly number[] | null }
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
  const places = card.places ?? Array<number>(table.rows * table.columns).fill(0)
  return (
    <figure className="bingo-card">
      <figcaption>{fill(texts.bingo.card, { number: card.number })}</figcaption>
      <ol style={{ gridTemplateColumns: `repeat(${String(table.columns)}, 1fr)` }}>
        {places.map((ball, place) => {
          const isCalled = card.places !== null && (ball === 0 || called.has(ball))
          const state = isOver && won.has(place) ? 'won' : isCalled ? 'called' : ''
          return (
            <li key={place} className={state}>
              {card.places === null ? '·' : ball === 0 ? '★' : ball}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
