/** Rules of the games stated by hand: what a spot covers, who wins, and what a table pays, whatever its return. */
import { describe, expect, it } from 'vitest'
import { POKERS } from './poker/config.ts'
import { dealChance } from '../luck/chance.ts'
import { designSlot } from './slot/design.ts'
import { slotEngine } from './slot/engine.ts'
import { sightAt } from './slot/spin.ts'
import { hiLo } from './hi-lo/instant.ts'
import { footballWins } from './football/rules.ts'
import { hiLoIsFull, hiLoMinor } from './hi-lo/rules.ts'
import { horseWins } from './horses/rules.ts'
import { drawKeno, kenoReturned } from './keno/rules.ts'
import { SPOTS } from './roulette/rules.ts'
import { threeCardReturned } from './three-card/rules.ts'
import { weighted } from '../luck/weighted.ts'

it('G08 R01 what the outside spots of a roulette table cover', () => {
  const covers = (spot: string) => [...SPOTS.get(spot)!].sort((left, right) => left - right)
  expect(covers('column1')).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34])
  expect(covers('column2')).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35])
  expect(covers('column3')).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36])
  expect(covers('dozen1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(covers('dozen3')).toEqual([25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36])
  expect(covers('red')).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
  expect(covers('black')).toEqual([2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35])
  expect(covers('row12')).toEqual([34, 35, 36])
  expect([covers('low').at(-1), covers('high')[0], covers('even')[0], covers('odd')[0]]).toEqual([18, 19, 2, 1])
})

it('G08 R01 keno draws ten different balls of forty, and each that was picked counts', () => {
  const drawn = drawKeno(dealChance('c3'.repeat(32), 'keno', []))
  expect(new Set(drawn).size).toBe(10)
  expect(drawn.every((ball) => ball >= 1 && ball <= 40)).toBe(true)
  // Eight picks of which all were drawn, wherever they stand among the ten.
  expect(kenoReturned(drawn.slice(0, 8), drawn)).toBe(90_000)
  expect(kenoReturned(drawn.slice(2), drawn)).toBe(90_000)
  expect(kenoReturned([drawn[9]!], drawn)).toBe(388)
})

it('G08 R05 a runner is placed among the first three', () => {
  const race = { order: [4, 0, 7, 2, 1, 3, 5, 6], timesMs: [], paces: [] }
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter((at) => horseWins(race, `place:${at}`))).toEqual([0, 4, 7])
  expect([horseWins(race, 'win:4'), horseWins(race, 'win:0')]).toEqual([true, false])
  expect([horseWins(race, 'forecast:4-0'), horseWins(race, 'forecast:0-4')]).toEqual([true, false])
})

it.each([
  [[1, 1], 'under', 'yes'],
  [[2, 0], 'under', 'no'],
  [[2, 1], 'over', 'yes'],
  [[3, 0], 'over', 'no'],
  [[0, 0], 'under', 'no'],
] as const)('G08 R05 at %j the goals are %s 2.5, and both scored: %s', (score, goals, both) => {
  const played = [{ score, goals: [] }]
  const other = goals === 'under' ? 'over' : 'under'
  expect([footballWins(played, `0:goals:${goals}`), footballWins(played, `0:goals:${other}`)]).toEqual([true, false])
  expect(footballWins(played, `0:both:${both}`)).toBe(true)
})

describe('G08 R01 three-card poker', () => {
  it('G08 R01 a tie gives ante and play back', () => {
    const tie = { player: ['KS', '9H', '4D'], dealer: ['KH', '9D', '4C'] }
    expect([threeCardReturned('play', tie, 'play'), threeCardReturned('ante', tie, 'play')]).toEqual([100, 100])
  })
  it('G08 R01 against a house below a queen the play bet comes back and the ante doubles', () => {
    const low = { player: ['QS', '9H', '4D'], dealer: ['JH', '9D', '4C'] }
    expect([threeCardReturned('play', low, 'play'), threeCardReturned('ante', low, 'play')]).toEqual([100, 200])
  })
})

it.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 3],
])('G08 R05 of the weights 1, 3, 0, 2 the draw %i is the place %i', (draw, place) => {
  expect(weighted([1, 3, 0, 2], { below: () => draw })).toBe(place)
})

it('G08 R07 what video poker pays for each hand', () => {
  const pays = (variant: keyof typeof POKERS) =>
    POKERS[variant].table.pays.map(({ hand, stakes }) => `${hand} ${stakes}`)
  const from = ['three-of-a-kind 3', 'two-pairs 2', 'high-pair 1']
  const top = ['royal-flush 800', 'straight-flush 50']
  expect(pays('jacks-9-6')).toEqual([...top, 'four-of-a-kind 25', 'full-house 9', 'flush 6', 'straight 4', ...from])
  expect(pays('jacks-8-5')).toEqual([...top, 'four-of-a-kind 25', 'full-house 8', 'flush 5', 'straight 4', ...from])
  expect(pays('bonus-8-5')).toEqual([
    ...top,
    ...['four-aces 80', 'four-low 40', 'four-of-a-kind 25', 'full-house 8', 'flush 5', 'straight 4'],
    ...from,
  ])
})

it('G08 R02 each win of a free spin is multiplied, and the round pays the sum', () => {
  const config = designSlot('video-25:1:9:buy')
  const multiplier = config.free!.multiplier
  expect(multiplier).toBeGreaterThan(1)
  const bet = slotEngine.readBet(config, { buy: true }, 2_500n)!
  const chance = dealChance('c3'.repeat(32), 'free spins', [])
  let won = 0
  for (let round = 0; round < 20; round++) {
    const { state, winMinor } = slotEngine.open(config, bet, chance)
    const coins = state.stops.reduce((sum, stops) => sum + sightAt(config, stops).coins * multiplier, 0)
    expect(winMinor).toBe((2_500n / BigInt(config.coins)) * BigInt(coins))
    won += coins
  }
  expect(won).toBeGreaterThan(0)
})

describe('G08 R01 hi-lo', () => {
  it('G08 R01 pays 97 % of the fair price, and 5,000 times the stake at most', () => {
    expect(hiLoMinor(100n, [1])).toBe(1_261n) // 0.97 x 13
    expect(hiLoMinor(100n, [1, 1])).toBe(16_393n) // 0.97 x 169
    expect(hiLoMinor(100n, [1, 1, 1])).toBe(213_109n)
    expect(hiLoMinor(100n, [1, 1, 1, 1])).toBe(500_000n) // 2,770,417 without the bound
  })

  it('G08 R01 a run ends when no guess can pay its full price', () => {
    // 2,131 times the stake. On an eight either guess has seven ranks of thirteen: x 13/7 is 3,957, which can be paid.
    expect(hiLoIsFull([1, 1, 1], '8S')).toBe(false)
    // 3,957 times. On an eight again: 7,350, which cannot.
    expect(hiLoIsFull([1, 1, 1, 7], '8S')).toBe(true)
    // On a two the guess "higher" has twelve ranks: x 13/12 is 4,287, which can.
    expect(hiLoIsFull([1, 1, 1, 7], '2S')).toBe(false)
    expect(
      hiLoIsFull(
        Array.from({ length: 12 }, () => 12),
        '2S',
      ),
    ).toBe(true)
    expect(hiLoIsFull([], '8S')).toBe(false)
  })

  it('G08 R01 a guess that cannot pay its full price is not taken, and the run goes on by the other', () => {
    const state = { cards: ['8S', '2S'], rights: [1, 1, 1, 7], end: null }
    const bet = hiLo.readBet(null, null, 100n)!
    expect(hiLo.readMove(null, state, 'lower', bet)).toBeNull()
    expect(hiLo.readMove(null, state, 'higher', bet)).toMatchObject({ move: 'higher' })
    expect(hiLo.readMove(null, state, 'take', bet)).toMatchObject({ move: 'take' })
  })
})
