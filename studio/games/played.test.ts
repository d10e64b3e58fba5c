/**
 * Every spot of every game played, and what came back held against what is stated: within four standard errors. The luck is
 * of one seed, so a run is the same every time. The long form plays a hundred times as much (`npm run test:deep`).
 */
import { describe, expect, it } from 'vitest'
import { BINGOS } from './bingo/config.ts'
import { bingoEngine } from './bingo/engine.ts'
import { dealChance, type Chance } from '../luck/chance.ts'
import { sealGame } from '../instant/engine.ts'
import { designSlot } from './slot/design.ts'
import { slotEngine } from './slot/engine.ts'
import { MODELS } from './slot/models.ts'
import { dice } from './dice/instant.ts'
import { hiLo } from './hi-lo/instant.ts'
import { BACCARAT_ODDS, baccaratReturned, dealBaccarat } from './baccarat/rules.ts'
import { announceFixtures, FOOTBALL_SPOTS, footballOdds, footballWins, playFixtures } from './football/rules.ts'
import { announceRunners, HORSE_SPOTS, horseOdds, horseWins, runRace } from './horses/rules.ts'
import { drawKeno, kenoPays, kenoReturned } from './keno/rules.ts'
import { dropBall, plinkoSlots, RISKS, ROWS, slotOf } from './plinko/rules.ts'
import { POCKETS, rouletteReturned, SPOTS } from './roulette/rules.ts'
import { STATED } from './stated.ts'
import { ADVISED, dealThreeCard, strengthOf, threeCardReturned } from './three-card/rules.ts'

const TIMES = process.env['UWANJA_DEEP'] ? 100 : 1
const luck = (name: string) => dealChance('c3'.repeat(32), `played ${name}`, [])

/**
 * @param play What one stake of one brings back.
 * @param stated What it brings back on average.
 * @param spread Its standard deviation, where wins are too rare to learn it from the run.
 */
function expectStated(
  name: string,
  play: (chance: Chance) => number,
  stated: number,
  spread: number | null,
  rounds: number,
) {
  const chance = luck(name)
  const all = rounds * TIMES
  let [sum, squares] = [0, 0]
  for (let round = 0; round < all; round++) {
    const back = play(chance)
    sum += back
    squares += back * back
  }
  const mean = sum / all
  const deviation = spread ?? Math.sqrt(squares / all - mean * mean)
  expect(Math.abs(mean - stated), `${name} brought ${mean}, stated are ${stated}`).toBeLessThan(
    (4 * deviation) / Math.sqrt(all),
  )
}

/** Of what pays so much with such a chance: mean and standard deviation. */
function lawOf(law: readonly (readonly [chance: number, pays: number])[]): { mean: number; spread: number } {
  const mean = law.reduce((sum, [chance, pays]) => sum + chance * pays, 0)
  return { mean, spread: Math.sqrt(law.reduce((sum, [chance, pays]) => sum + chance * (pays - mean) ** 2, 0)) }
}

function choose(from: number, count: number): number {
  return Array.from({ length: count }, (_, at) => (from - at) / (at + 1)).reduce((ways, one) => ways * one, 1)
}

describe('G08 R01 what is played is what is stated', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('G08 R01 keno with %i picks, ten of forty balls drawn', (count) => {
    const picks = Array.from({ length: count }, (_, at) => 5 * at + 1)
    const law = kenoPays(count).map((pays, hits) => {
      const ways = choose(10, hits) * choose(30, count - hits)
      return [ways / choose(40, count), pays / 100] as const
    })
    const { mean, spread } = lawOf(law)
    // All eight are stated between 96.5 % and 97.5 %.
    expect(Math.abs(mean - 0.97)).toBeLessThan(0.005)
    expectStated(`keno ${count}`, (chance) => kenoReturned(picks, drawKeno(chance)) / 100, mean, spread, 6_000)
  })

  it.each([...SPOTS.keys()])('G08 R01 roulette on %s: 36/37', (spot) => {
    const covered = SPOTS.get(spot)!.length
    const { mean, spread } = lawOf([
      [covered / POCKETS, 36 / covered],
      [1 - covered / POCKETS, 0],
    ])
    expect(mean).toBeCloseTo(36 / 37, 9)
    expectStated(
      `roulette ${spot}`,
      (chance) => rouletteReturned(spot, chance.below(POCKETS)) / 100,
      mean,
      spread,
      2_000,
    )
  })

  it.each(Object.keys(BACCARAT_ODDS))('G08 R01 baccarat on %s', (spot) => {
    const stated = STATED.baccarat[spot as keyof typeof STATED.baccarat] / 10_000
    expectStated(
      `baccarat ${spot}`,
      (chance) => baccaratReturned(spot, dealBaccarat(chance)) / 100,
      stated,
      null,
      4_000,
    )
  })

  it('G08 R01 three-card poker: the ante with its play bet as advised, and the side bet', () => {
    const ante = (chance: Chance) => {
      const hands = dealThreeCard(chance)
      const plays = strengthOf(hands.player) >= ADVISED ? 'play' : 'fold'
      const back = threeCardReturned('ante', hands, plays)
      // Of what the play bet brings the bet itself is taken off: the return is per ante.
      return plays === 'fold' ? back / 100 : (back + threeCardReturned('play', hands, plays) - 100) / 100
    }
    const side = (chance: Chance) => threeCardReturned('pair-plus', dealThreeCard(chance), 'play') / 100
    expectStated('ante', ante, STATED.poker.ante / 10_000, null, 20_000)
    expectStated('pair-plus', side, STATED.poker['pair-plus'] / 10_000, null, 20_000)
  })

  it.each(ROWS.flatMap((rows) => RISKS.map((risk) => [rows, risk] as const)))(
    'G08 R01 plinko, %i rows, %s',
    (rows, risk) => {
      const pays = plinkoSlots(rows, risk)
      const { mean, spread } = lawOf(pays.map((one, slot) => [choose(rows, slot) / 2 ** rows, one / 100] as const))
      expect(mean).toBeGreaterThan(0.955)
      expect(mean).toBeLessThan(0.98)
      expectStated(
        `plinko ${rows} ${risk}`,
        (chance) => pays[slotOf(dropBall(rows, chance))]! / 100,
        mean,
        spread,
        4_000,
      )
    },
  )

  it.each(['under', 'over'].flatMap((side) => [100, 2_500, 4_850, 9_500].map((of) => [side, of] as const)))(
    'G08 R01 dice, %s %i',
    (side, of) => {
      const bet = dice.readBet(null, { side, chance: of }, 10_000n)!
      const back = (chance: Chance) => Number(dice.open(null, bet, chance).winMinor) / 10_000
      const { mean, spread } = lawOf([
        [of / 10_000, 9_700 / of],
        [1 - of / 10_000, 0],
      ])
      expect(mean).toBeCloseTo(0.97, 9)
      expectStated(`dice ${side} ${of}`, back, mean, spread, 4_000)
    },
  )

  it('G08 R01 hi-lo by a player who guesses what is likelier, and takes it after three', () => {
    const bet = hiLo.readBet(null, null, 10_000n)!
    const back = (chance: Chance) => {
      let step = hiLo.open(null, bet, chance)
      while (!step.isOver) {
        const { ranks } = hiLo.view(null, step.state, bet) as { ranks: { higher: number; lower: number } }
        const guess = ranks.higher >= ranks.lower ? 'higher' : 'lower'
        step = hiLo.move(null, step.state, step.state.rights.length === 3 ? 'take' : guess, bet, chance)
      }
      return Number(step.winMinor) / 10_000
    }
    expectStated('hi-lo', back, STATED['hi-lo'] / 10_000, null, 6_000)
  })

  it.each(Object.keys(BINGOS) as (keyof typeof BINGOS)[])('G08 R01 %s', (variant) => {
    const game = sealGame(bingoEngine, BINGOS[variant])
    const bet = game.readBet({ cards: [7, 12] }, 100n)!
    const back = (chance: Chance) => Number(game.open(bet, chance).winMinor) / 200
    // A full house pays ten thousand stakes once in millions of cards: what it adds to the return is no part of a short run.
    const stated = game.facts().rtpBasisPoints / 10_000
    expectStated(variant, back, stated, 4, 2_000)
  })

  it.each(Object.keys(MODELS))('G08 R01 slots of the model %s', (model) => {
    const game = sealGame(slotEngine, designSlot(`${model}:0:1`))
    const bet = game.readBet(null, 10_000n)!
    const back = (chance: Chance) => Number(game.open(bet, chance).winMinor) / 10_000
    expectStated(model, back, game.facts().rtpBasisPoints / 10_000, null, 3_000)
  })
})

/** Odds change with each field, so each round's stake is held against its own stated return. */
describe('G08 R05 what is played is what the odds were made for', () => {
  const rounds = 1_200 * TIMES
  const MARGIN = 1.08

  function expectBook(
    name: string,
    spots: readonly string[],
    next: (chance: Chance) => { odds: (spot: string) => number; wins: (spot: string) => boolean },
  ) {
    const chance = luck(name)
    const sums = new Map(spots.map((spot) => [spot, { more: 0, variance: 0 }]))
    for (let round = 0; round < rounds; round++) {
      const { odds, wins } = next(chance)
      for (const spot of spots) {
        const pays = odds(spot) / 100
        // The stated return of each selection, a rounding of its odds left aside.
        const stated = 1 / MARGIN
        const sum = sums.get(spot)!
        sum.more += (wins(spot) ? pays : 0) - stated
        sum.variance += stated * (pays - stated)
      }
    }
    for (const [spot, { more, variance }] of sums) {
      // Odds are rounded down to a hundredth: at the shortest that takes a hundredth of the return.
      expect(Math.abs(more), spot).toBeLessThan(4 * Math.sqrt(variance) + rounds * 0.01)
    }
  }

  it('G08 R05 virtual racing: every runner to win, to be placed, and every forecast', () => {
    expectBook('horses', HORSE_SPOTS, (chance) => {
      const runners = announceRunners(chance)
      const race = runRace(runners, chance)
      return { odds: (spot) => horseOdds(runners, spot)!, wins: (spot) => horseWins(race, spot) }
    })
  })

  it('G08 R05 virtual football: every selection of every market of each fixture', () => {
    expectBook('football', FOOTBALL_SPOTS, (chance) => {
      const fixtures = announceFixtures(chance)
      const played = playFixtures(fixtures, chance)
      return { odds: (spot) => footballOdds(fixtures, spot)!, wins: (spot) => footballWins(played, spot) }
    })
  })
})
