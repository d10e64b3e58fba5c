/** A day of virtual football on which everybody bets. */
import { NO_CHOICES, BOOK_LIMITS, type LiveRules } from '../../live/rules.ts'
import { MARGIN_BASIS_POINTS } from '../book-odds.ts'
import * as rules from './rules.ts'

export const virtualFootball: LiveRules<rules.Fixture[], rules.Played[]> = {
  ...NO_CHOICES,
  kind: 'virtual-football',
  bettingMs: 40_000,
  limits: BOOK_LIMITS,
  slips: 10,
  returns: { margin: MARGIN_BASIS_POINTS },
  announce: (chance) => rules.announceFixtures(chance),
  draw: (fixtures, chance) => rules.playFixtures(fixtures, chance),
  spots: rules.FOOTBALL_SPOTS,
  odds: (fixtures, spot) => rules.footballOdds(fixtures, spot),
  isPlaceable: () => true,
  showMs: () => 26_000,
  returned: (played, { spot, odds }) => (rules.footballWins(played, spot) ? odds : 0),
}
