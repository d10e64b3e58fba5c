/** Video poker: five cards, one draw that replaces what is not held, and the pay table. */
import { bestHold, kindOfAll, paidHand, paysByKind } from './page/hands.ts'
import type { PokerView } from '@uwanja/contract/studio/poker'
import { dealt } from '../../luck/chance.ts'
import type { InstantEngine } from '../../instant/engine.ts'
import { cardOf } from '../../luck/cards.ts'
import type { pokerOf } from './config.ts'

type Poker = ReturnType<typeof pokerOf>

interface State {
  /** Numbers of a deck, first to last; after the draw the five that count. */
  readonly cards: readonly number[]
  readonly mask: number | null
}

const DECK = Array.from({ length: 52 }, (_, card) => card)
const PLACES = [0, 1, 2, 3, 4] as const
const isHeld = (mask: number, place: number) => ((mask >> place) & 1) === 1

export const pokerEngine: InstantEngine<Poker, null, State, number> = {
  readBet: (_poker, _rawSelection, stakeMinor) => ({ wish: null, stakeMinor, costMinor: stakeMinor }),
  open: (_poker, _bet, chance) => ({
    state: { cards: dealt(DECK, 5, chance), mask: null },
    winMinor: 0n,
    isOver: false,
  }),
  /** A move is the mask of what is held: bit 0 the first card. */
  readMove(_poker, { mask }, rawMove) {
    const isMask = typeof rawMove === 'number' && Number.isInteger(rawMove) && rawMove >= 0 && rawMove < 32
    return mask === null && isMask ? { move: rawMove, moreMinor: 0n } : null
  },
  move({ table }, { cards }, mask, { stakeMinor }, chance) {
    // Nothing that was dealt comes again: the new cards are of the other 47, which stand in the deck's order.
    const rest = DECK.filter((card) => !cards.includes(card))
    const open = PLACES.filter((place) => !isHeld(mask, place))
    const fresh = dealt(rest, open.length, chance)
    const after = cards.map((card, place) => (isHeld(mask, place) ? card : fresh[open.indexOf(place as 0)]!))
    const stakes = paysByKind(table)[kindOfAll(after)]!
    return { state: { cards: after, mask }, winMinor: stakeMinor * BigInt(stakes), isOver: true }
  },
  /** Who never came back is played for as well as can be. */
  leave: ({ table }, { cards }) => bestHold(cards, table),
  view: ({ table }, { cards, mask }): PokerView => ({
    cards: cards.map(cardOf),
    held: mask === null ? null : PLACES.map((place) => isHeld(mask, place)),
    hand: paidHand(kindOfAll(cards), table),
  }),
  facts: ({ table, rtpBasisPoints }) => ({
    rtpBasisPoints,
    volatility: 'medium',
    topWinHundredths: Math.max(...paysByKind(table)) * 100,
    table,
  }),
}
