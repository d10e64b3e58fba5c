/** What is on a bingo card: fixed by its number, so that a card can be kept, and is seen before it is played. */
import type { BingoTable } from '../studio/bingo.ts'
import { dice } from './dice.ts'

/** The free place of a five by five card. */
export const FREE_PLACE = 12

const span = (count: number) => Array.from({ length: count }, (_, index) => index)

/** What is on a card. Any card wins as often as any other: the balls know nothing of it. */
export function cardPlaces(number: number, { balls, columns, rows }: BingoTable): number[] {
  const die = dice(`bingo/${String(balls)}/${String(number)}`)
  // Each column has its own numbers, as on paper: 1 to 15 under the first letter, or 1 to 18 of ninety.
  const perColumn = balls / columns
  const byColumn = span(columns).map((column) =>
    die
      .shuffled(span(perColumn).map((index) => column * perColumn + index + 1))
      .slice(0, rows)
      .sort((left, right) => left - right),
  )
  const places = span(rows * columns).map((place) => byColumn[place % columns]![Math.floor(place / columns)]!)
  return balls === 75 ? places.map((ball, place) => (place === FREE_PLACE ? 0 : ball)) : places
}
