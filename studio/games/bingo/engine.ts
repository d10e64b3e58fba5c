/** Bingo for one: cards by their number, balls from luck, and every pattern that they fill pays. */
import type { BingoCard, BingoTable, BingoView } from '@uwanja/contract/studio/bingo'
import { dealt } from '../../luck/chance.ts'
import { NO_MOVES, type InstantEngine } from '../../instant/engine.ts'
import { cardPlaces } from '@uwanja/contract/fair/bingo-card'
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
