/** Bingo for one: cards by their number, balls from luck, and every pattern that they fill pays. */
import type { BingoCard, BingoTable, BingoView } from '@uwanja/contract/studio/bingo'
import { dice } from '../../catalogue/dice.ts'
import { dealt } from '../../luck/chance.ts'
import { NO_MOVES, type InstantEngine } from '../../instant/engine.ts'
import { FREE_PLACE } from './config.ts'
import { returnOfBingo } from './return.ts'

export interface BingoSelection {
  /** Cards are numbered 1 to 9999; the number fixes what is on one, so a card can be kept. */
  readonly cards: readonly number[]
}
export interface BingoState {
  readonly drawn: readonly number[]
}

const MOST_CARDS = 4
const LAST_CARD = 9_999

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

function played(table: BingoTable, number: number, drawn: readonly number[]): BingoCard {
  const places = cardPlaces(number, table)
  const called = new Set([0, ...drawn])
  const made = table.patterns.flatMap(({ name, sets, paysHundredths }) =>
    sets.flatMap((places_, set) =>
      places_.every((place) => called.has(places[place]!)) ? [{ pattern: name, set, paysHundredths }] : [],
    ),
  )
  return { number, places, made }
}

function readCards(rawSelection: unknown): number[] | null {
  const { cards } = (typeof rawSelection === 'object' && rawSelection !== null ? rawSelection : {}) as {
    cards?: unknown
  }
  if (!Array.isArray(cards) || cards.length < 1 || cards.length > MOST_CARDS) return null
  const good = cards.filter((card) => Number.isSafeInteger(card) && card >= 1 && card <= LAST_CARD) as number[]
  return good.length === cards.length && new Set(good).size === good.length ? good : null
}

export const bingoEngine: InstantEngine<BingoTable, BingoSelection, BingoState, never> = {
  ...NO_MOVES,
  readBet(_table, rawSelection, stakeMinor) {
    const cards = readCards(rawSelection)
    if (!cards || stakeMinor % 100n !== 0n) return null
    return { wish: { cards }, stakeMinor, costMinor: stakeMinor * BigInt(cards.length) }
  },
  open(table, { wish: selection, stakeMinor }, chance) {
    const balls = span(table.balls).map((index) => index + 1)
    const state = { drawn: dealt(balls, table.drawn, chance) }
    const hundredths = selection.cards
      .flatMap((number) => played(table, number, state.drawn).made)
      .reduce((sum, { paysHundredths }) => sum + paysHundredths, 0)
    return { state, winMinor: (stakeMinor * BigInt(hundredths)) / 100n, isOver: true }
  },
  view: (table, { drawn }, { wish: selection }): BingoView => ({
    drawn,
    cards: selection.cards.map((number) => played(table, number, drawn)),
  }),
  facts: (table) => ({
    rtpBasisPoints: returnOfBingo(table),
    volatility: table.balls === 75 ? 'medium' : 'high',
    topWinHundredths: table.patterns.reduce((sum, { sets, paysHundredths }) => sum + sets.length * paysHundredths, 0),
    table,
  }),
}
