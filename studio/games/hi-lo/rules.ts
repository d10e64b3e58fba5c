/** Hi-lo: will the next card be higher or lower? Each right guess multiplies; take it or go on. */
import { RANKS, rankOf } from '../../luck/cards.ts'

/** Of each stake so much comes back on average, whatever is guessed and however often. */
export const HI_LO_PERCENT = 97
/** A run ends by itself at so many right guesses; the largest possible win can be told beforehand. */
export const MOST_GUESSES = 12
/** And at 5,000 times the stake. */
export const MOST_TIMES = 5_000n

export type Guess = 'higher' | 'lower'

/** How many of the thirteen ranks make the guess right. A card of the same rank counts for both, except at the ends. */
export function rightRanks(card: string, guess: Guess): number {
  const rank = rankOf(card)
  const top = RANKS.length - 1
  if (guess === 'higher') return rank === top ? 1 : rank === 0 ? top : RANKS.length - rank
  return rank === 0 ? 1 : rank === top ? top : rank + 1
}

export function isRight(card: string, guess: Guess, next: string): boolean {
  const [rank, came] = [rankOf(card), rankOf(next)]
  const top = RANKS.length - 1
  // At the ends one guess is "the same again", and the other leaves the same out: no guess is certain.
  if (guess === 'higher') return rank === top ? came === top : rank === 0 ? came > 0 : came >= rank
  return rank === 0 ? came === 0 : rank === top ? came < top : came <= rank
}

/** The full price of right guesses with these numbers of right ranks, rounded down once, at the end. */
function priceOf(stakeMinor: bigint, rights: readonly number[]): bigint {
  const ways = rights.reduce((product, right) => product * BigInt(right), 1n)
  return (stakeMinor * BigInt(HI_LO_PERCENT) * 13n ** BigInt(rights.length)) / (100n * ways)
}

/** What the stake has grown to. */
export function hiLoMinor(stakeMinor: bigint, rights: readonly number[]): bigint {
  const [price, most] = [priceOf(stakeMinor, rights), stakeMinor * MOST_TIMES]
  return price > most ? most : price
}

/** Would this guess on the card be paid its full price? One that cannot be is not taken: it would be worth less than it risks. */
export const canPay = (rights: readonly number[], card: string, guess: Guess): boolean =>
  priceOf(100n, [...rights, rightRanks(card, guess)]) <= 100n * MOST_TIMES

/** The run is over: so many guesses were right, or no further one could be paid its full price. */
export function hiLoIsFull(rights: readonly number[], card: string): boolean {
  return rights.length >= MOST_GUESSES || (!canPay(rights, card, 'higher') && !canPay(rights, card, 'lower'))
}
