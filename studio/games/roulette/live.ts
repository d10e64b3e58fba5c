/** Roulette at a table that everybody shares. */
import { NO_CHOICES, NO_PROGRAMME, CARD_LIMITS, type LiveRules } from '../../live/rules.ts'
import { STATED } from '../stated.ts'
import { POCKETS, rouletteOdds, rouletteReturned, SPOTS } from './rules.ts'

export const liveRoulette: LiveRules<null, { readonly pocket: number }> = {
  ...NO_PROGRAMME,
  ...NO_CHOICES,
  kind: 'live-roulette',
  bettingMs: 18_000,
  limits: CARD_LIMITS,
  slips: 10,
  returns: { all: STATED.roulette },
  spots: [...SPOTS.keys()],
  draw: (_programme, chance) => ({ pocket: chance.below(POCKETS) }),
  odds: (_programme, spot) => rouletteOdds(spot),
  showMs: () => 6_000,
  returned: ({ pocket }, { spot }) => rouletteReturned(spot, pocket),
}
