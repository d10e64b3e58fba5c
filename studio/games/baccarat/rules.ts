/** Punto banco from eight decks, shuffled anew for each round, by the usual drawing rules. */
import { cardOf, pointsOf } from '../../luck/cards.ts'
import { dealt, type Chance } from '../../luck/chance.ts'

const SHOE = Array.from({ length: 8 * 52 }, (_, number) => cardOf(number))

/** Returns with the stake, in hundredths; the banker pays 5 % of what is won. A tie gives player and banker back. */
export const BACCARAT_ODDS: Readonly<Record<string, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  'player-pair': 1_200,
  'banker-pair': 1_200,
}

export interface BaccaratHands {
  readonly player: readonly string[]
  readonly banker: readonly string[]
}

export const baccaratTotal = (cards: readonly string[]) => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Does the banker draw, when the player stood (third null) or drew a card of so many points (0-9)? */
export function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5
  if (total <= 2) return true
  if (total === 3) return third !== 8
  if (total === 4) return third >= 2 && third <= 7
  if (total === 5) return third >= 4 && third <= 7
  return total === 6 && (third === 6 || third === 7)
}

export function dealBaccarat(chance: Chance): BaccaratHands {
  const [p1, b1, p2, b2, ...more] = dealt(SHOE, 6, chance)
  const player = [p1!, p2!]
  const banker = [b1!, b2!]
  const isNatural = Math.max(baccaratTotal(player), baccaratTotal(banker)) >= 8
  if (isNatural) return { player, banker }
  const third = baccaratTotal(player) <= 5 ? more.shift()! : null
  if (third !== null) player.push(third)
  if (bankerDraws(baccaratTotal(banker), third === null ? null : pointsOf(third) % 10)) banker.push(more.shift()!)
  return { player, banker }
}

const isPair = (cards: readonly string[]) => cards[0]![0] === cards[1]![0]

export function baccaratReturned(spot: string, { player, banker }: BaccaratHands): number {
  const [ours, theirs] = [baccaratTotal(player), baccaratTotal(banker)]
  const winner = ours === theirs ? 'tie' : ours > theirs ? 'player' : 'banker'
  const odds = BACCARAT_ODDS[spot] ?? 0
  if (spot === 'player-pair') return isPair(player) ? odds : 0
  if (spot === 'banker-pair') return isPair(banker) ? odds : 0
  if (winner === 'tie' && spot !== 'tie') return 100
  return spot === winner ? odds : 0
}
