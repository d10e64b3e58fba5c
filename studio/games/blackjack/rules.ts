/**
 * Blackjack from an endless shoe: each card is drawn from a whole deck. The house looks for blackjack, stands on every
 * 17, and a blackjack pays 3:2. Pure rules of hands; the tables above it say what may be done when.
 */
import { cardOf, pointsOf } from '../../luck/cards.ts'
import type { Chance } from '../../luck/chance.ts'

export interface Total {
  readonly points: number
  /** An ace counts 11 in it. */
  readonly isSoft: boolean
}

export function totalOf(cards: readonly string[]): Total {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = hard <= 11 && cards.some((card) => pointsOf(card) === 1)
  return { points: isSoft ? hard + 10 : hard, isSoft }
}

export const isBlackjack = (cards: readonly string[]) => cards.length === 2 && totalOf(cards).points === 21
const isBust = (cards: readonly string[]) => totalOf(cards).points > 21
export const drawCard = (chance: Chance) => cardOf(chance.below(52))

/** The house's own play: draws to 17. */
export function houseDraws(cards: readonly string[], chance: Chance): string[] {
  const hand = [...cards]
  while (totalOf(hand).points < 17) hand.push(drawCard(chance))
  return hand
}

/**
 * What a stake on a finished hand returns, the stake included, in hundredths. A 21 of a split hand is not a blackjack.
 */
export function blackjackReturned(
  hand: readonly string[],
  house: readonly string[],
  from: 'deal' | 'split' = 'deal',
): number {
  const isNatural = from === 'deal' && isBlackjack(hand)
  if (isNatural) return isBlackjack(house) ? 100 : 250
  if (isBust(hand) || isBlackjack(house)) return 0
  const [ours, theirs] = [totalOf(hand).points, totalOf(house).points]
  if (isBust(house) || ours > theirs) return 200
  return ours === theirs ? 100 : 0
}
