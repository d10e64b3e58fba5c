/** Baccarat at a table that everybody shares. */
import { NO_CHOICES, NO_PROGRAMME, CARD_LIMITS, type LiveRules } from '../../live/rules.ts'
import { STATED } from '../stated.ts'
import { BACCARAT_ODDS, baccaratReturned, dealBaccarat, type BaccaratHands } from './rules.ts'

export const liveBaccarat: LiveRules<null, BaccaratHands> = {
  ...NO_PROGRAMME,
  ...NO_CHOICES,
  kind: 'live-baccarat',
  bettingMs: 15_000,
  limits: CARD_LIMITS,
  slips: 10,
  returns: STATED.baccarat,
  spots: Object.keys(BACCARAT_ODDS),
  draw: (_programme, chance) => dealBaccarat(chance),
  odds: (_programme, spot) => (Object.hasOwn(BACCARAT_ODDS, spot) ? BACCARAT_ODDS[spot]! : null),
  showMs: ({ player, banker }) => 1_000 + 900 * (player.length + banker.length),
  returned: (hands, { spot }) => baccaratReturned(spot, hands),
}
