/** A virtual race on which everybody bets. */
import { NO_CHOICES, BOOK_LIMITS, type LiveRules } from '../../live/rules.ts'
import { MARGIN_BASIS_POINTS } from '../book-odds.ts'
import * as rules from './rules.ts'

export const virtualHorse: LiveRules<rules.Runner[], rules.Race> = {
  ...NO_CHOICES,
  kind: 'virtual-horse',
  bettingMs: 40_000,
  limits: BOOK_LIMITS,
  slips: 10,
  returns: { margin: MARGIN_BASIS_POINTS },
  announce: (chance) => rules.announceRunners(chance),
  draw: (runners, chance) => rules.runRace(runners, chance),
  spots: rules.HORSE_SPOTS,
  odds: (runners, spot) => rules.horseOdds(runners, spot),
  isPlaceable: () => true,
  showMs: ({ timesMs }) => Math.max(...timesMs) + 1_500,
  returned: (run, { spot, odds }) => (rules.horseWins(run, spot) ? odds : 0),
}
