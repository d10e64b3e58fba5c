/** Blackjack at a table that everybody shares: one hand is dealt, and each seat chooses how far to follow it. */
import { NO_PROGRAMME, CARD_LIMITS, type LiveRules } from '../../live/rules.ts'
import type { Chance } from '../../luck/chance.ts'
import { STATED } from '../stated.ts'
import { blackjackReturned, drawCard, houseDraws, isBlackjack, totalOf } from './rules.ts'

interface SharedHand {
  /** In the order in which whoever takes a card gets them; more than anybody may need. */
  readonly player: readonly string[]
  readonly house: readonly string[]
}

/** The cards of a seat that made these moves: two, and one more for each card that it took. */
function seatCards({ player }: SharedHand, moves: readonly string[]): readonly string[] {
  return player.slice(0, 2 + moves.filter((move) => move !== 'stand').length)
}

function dealShared(chance: Chance): SharedHand {
  const player = [drawCard(chance), drawCard(chance)]
  const house = houseDraws([drawCard(chance), drawCard(chance)], chance)
  while (totalOf(player).points < 21) player.push(drawCard(chance))
  // A double at any total takes one card, also from a soft hand that a hit would have ended.
  while (player.length < 3) player.push(drawCard(chance))
  return { player, house }
}

export const liveBlackjack: LiveRules<null, SharedHand> = {
  ...NO_PROGRAMME,
  kind: 'live-blackjack',
  bettingMs: 15_000,
  limits: CARD_LIMITS,
  slips: 1,
  returns: { hand: STATED.blackjack.live },
  spots: ['hand'],
  draw: (_programme, chance) => dealShared(chance),
  odds: (_programme, spot) => (spot === 'hand' ? 200 : null),
  choices(drawn, moves) {
    const last = moves.at(-1)
    const isOver = last === 'stand' || last === 'double' || totalOf(seatCards(drawn, moves)).points >= 21
    if (isOver || isBlackjack(drawn.house.slice(0, 2))) return []
    const plain = [
      { move: 'hit', second: null },
      { move: 'stand', second: null },
    ]
    return moves.length === 0 ? [...plain, { move: 'double', second: 'double' }] : plain
  },
  idle: 'stand',
  windowMs: 9_000,
  shownAt: ({ player, house }, step) => ({ player: player.slice(0, 2 + step), house: house.slice(0, 1) }),
  showMs: ({ house }) => 1_500 + 800 * house.length,
  returned: (drawn, _bet, moves) => blackjackReturned(seatCards(drawn, moves), drawn.house),
}
