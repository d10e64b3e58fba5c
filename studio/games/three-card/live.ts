/** Three-card poker at a table that everybody shares. */
import { NO_PROGRAMME, CARD_LIMITS, type LiveRules } from '../../live/rules.ts'
import { STATED } from '../stated.ts'
import { dealThreeCard, threeCardReturned, type ThreeCardHands } from './rules.ts'

export const livePoker: LiveRules<null, ThreeCardHands> = {
  ...NO_PROGRAMME,
  kind: 'live-poker',
  bettingMs: 15_000,
  limits: CARD_LIMITS,
  slips: 1,
  returns: STATED.poker,
  spots: ['ante', 'pair-plus'],
  draw: (_programme, chance) => dealThreeCard(chance),
  odds: (_programme, spot) => (spot === 'ante' ? 200 : spot === 'pair-plus' ? 4_100 : null),
  isPlaceable: (spots) => spots.includes('ante'),
  choices: (_drawn, moves) =>
    moves.length > 0
      ? []
      : [
          { move: 'play', second: 'play' },
          { move: 'fold', second: null },
        ],
  idle: 'fold',
  windowMs: 12_000,
  shownAt: ({ player }) => ({ player, dealer: [] }),
  showMs: () => 4_500,
  returned: (hands, { spot }, moves) => threeCardReturned(spot, hands, moves[0] === 'play' ? 'play' : 'fold'),
}
