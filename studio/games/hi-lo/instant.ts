/** Hi-lo by oneself: guess, and guess again, or take what it has grown to. */
import type { HiLoFacts, HiLoMove, HiLoView } from '@uwanja/contract/studio/table'
import type { InstantEngine } from '../../instant/engine.ts'
import { drawCard } from '../blackjack/rules.ts'
import {
  canPay,
  HI_LO_PERCENT,
  hiLoIsFull,
  hiLoMinor,
  isRight,
  MOST_GUESSES,
  MOST_TIMES,
  rightRanks,
  type Guess,
} from './rules.ts'

interface State {
  readonly cards: readonly string[]
  /** Of each right guess, how many ranks would have made it right. */
  readonly rights: readonly number[]
  readonly end: 'lost' | 'taken' | null
}

export const hiLo: InstantEngine<null, null, State, HiLoMove> = {
  readBet: (_config, _rawSelection, stakeMinor) => ({ wish: null, stakeMinor, costMinor: stakeMinor }),
  open: (_config, _bet, chance) => ({
    state: { cards: [drawCard(chance)], rights: [], end: null },
    winMinor: 0n,
    isOver: false,
  }),
  readMove(_config, { cards, rights, end }, rawMove) {
    if (end !== null) return null
    if (rawMove === 'take') return rights.length > 0 ? { move: 'take', moreMinor: 0n } : null
    if (rawMove !== 'higher' && rawMove !== 'lower') return null
    return canPay(rights, cards.at(-1)!, rawMove) ? { move: rawMove, moreMinor: 0n } : null
  },
  move(_config, state, move, { stakeMinor }, chance) {
    // Who left before the first guess has his stake back; a page cannot ask for that.
    const taken = (rights: readonly number[]) => (rights.length === 0 ? stakeMinor : hiLoMinor(stakeMinor, rights))
    if (move === 'take') return { state: { ...state, end: 'taken' }, winMinor: taken(state.rights), isOver: true }
    const before = state.cards.at(-1)!
    const card = drawCard(chance)
    const cards = [...state.cards, card]
    if (!isRight(before, move, card)) return { state: { ...state, cards, end: 'lost' }, winMinor: 0n, isOver: true }
    const rights = [...state.rights, rightRanks(before, move)]
    if (!hiLoIsFull(rights, card)) return { state: { cards, rights, end: null }, winMinor: 0n, isOver: false }
    return { state: { cards, rights, end: 'taken' }, winMinor: taken(rights), isOver: true }
  },
  leave: () => 'take',
  view(_config, { cards, rights, end }, { stakeMinor }): HiLoView {
    const card = cards.at(-1)!
    const priced = (guess: Guess) =>
      canPay(rights, card, guess) ? hiLoMinor(stakeMinor, [...rights, rightRanks(card, guess)]).toString() : null
    const ranks = { higher: rightRanks(card, 'higher'), lower: rightRanks(card, 'lower') }
    return {
      cards,
      takeMinor: rights.length === 0 ? null : hiLoMinor(stakeMinor, rights).toString(),
      next: { higherMinor: priced('higher'), lowerMinor: priced('lower') },
      ranks,
      isLost: end === 'lost',
    }
  },
  facts: () => ({
    rtpBasisPoints: HI_LO_PERCENT * 100,
    volatility: 'medium',
    topWinHundredths: Number(MOST_TIMES) * 100,
    table: { engine: 'hi-lo', mostGuesses: MOST_GUESSES } satisfies HiLoFacts,
  }),
}
