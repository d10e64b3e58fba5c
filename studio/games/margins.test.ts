/** The virtual sports' books: odds from the model's own chances, less the stated margin, and draws that follow them. */
import { expect, it } from 'vitest'
import { dealChance } from '../luck/chance.ts'
import { MARGIN_BASIS_POINTS } from './book-odds.ts'
import {
  announceFixtures,
  footballChance,
  footballOdds,
  MARKETS,
  playFixtures,
  type Fixture,
} from './football/rules.ts'
import { announceRunners, HORSE_SPOTS, horseChance, horseOdds, runRace, type Runner } from './horses/rules.ts'

const chance = dealChance('ab'.repeat(32), 'margins', [])
const MARGIN = 1 + MARGIN_BASIS_POINTS / 10_000

/** A market keeps the margin: its inverse odds add up to what the winners times the margin are, a rounding above. */
function expectMargin(odds: readonly number[], winners: number): void {
  const book = odds.reduce((sum, one) => sum + 100 / one, 0)
  const rounding = odds.reduce((sum, one) => sum + 100 / one - 100 / (one + 1), 0)
  expect(book).toBeGreaterThanOrEqual(winners * MARGIN - 1e-9)
  expect(book).toBeLessThanOrEqual(winners * MARGIN + rounding)
}

it('G08 R05 virtual football keeps the stated margin in every market of every fixture', () => {
  for (let day = 0; day < 40; day++) {
    const fixtures = announceFixtures(chance)
    expect(new Set(fixtures.flatMap(({ home, away }) => [home, away])).size).toBe(8)
    for (const [at, fixture] of fixtures.entries()) {
      for (const [market, selections] of Object.entries(MARKETS)) {
        const chances = Object.values(selections).map((wins) => footballChance(fixture, wins))
        expect(chances.reduce((sum, { weight, total }) => sum + weight / total, 0)).toBeCloseTo(1, 9)
        expectMargin(
          Object.keys(selections).map((selection) => footballOdds(fixtures, `${String(at)}:${market}:${selection}`)!),
          1,
        )
      }
    }
  }
})

it('G08 R05 virtual racing keeps the stated margin to win, to be placed and in forecasts', () => {
  for (let race = 0; race < 40; race++) {
    const runners = announceRunners(chance)
    for (const [market, winners] of [
      ['win', 1],
      ['place', 3],
      ['forecast', 1],
    ] as const) {
      const spots = HORSE_SPOTS.filter((spot) => spot.startsWith(market))
      expect(spots.reduce((sum, spot) => sum + horseChance(runners, spot)!, 0)).toBeCloseTo(winners, 9)
      expectMargin(
        spots.map((spot) => horseOdds(runners, spot)!),
        winners,
      )
    }
  }
})

it('G08 R05 results come as often as the odds were made for', () => {
  const fixture: Fixture = { home: 'A', away: 'B', rates: [150, 110] }
  const runners: Runner[] = [40, 20, 10, 5, 5, 5, 5, 10].map((strength) => ({ name: '', strength }))
  const count = { home: 0, favourite: 0 }
  const rounds = 6_000
  for (let round = 0; round < rounds; round++) {
    const { score } = playFixtures([fixture], chance)[0]!
    if (score[0] > score[1]) count.home++
    if (runRace(runners, chance).order[0] === 0) count.favourite++
  }
  const { weight, total } = footballChance(fixture, MARKETS['result']!['1']!)
  expect(Math.abs(count.home / rounds - weight / total)).toBeLessThan(0.025)
  expect(Math.abs(count.favourite / rounds - 0.4)).toBeLessThan(0.025)
})
