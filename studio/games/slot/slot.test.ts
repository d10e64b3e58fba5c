/** Slots: the exact return against strips counted by hand, against every combination, and once against luck. */
import { describe, expect, it } from 'vitest'
import { dealChance } from '../../luck/chance.ts'
import { sealGame } from '../../instant/engine.ts'
import type { SlotConfig } from './config.ts'
import { designSlot, RETURN_RANGE, returnOfVariant } from './design.ts'
import { slotEngine } from './engine.ts'
import { MODELS } from './models.ts'
import { countStrips, returnOf, sumSpin } from './return.ts'
import { sightAt } from './spin.ts'

const base: SlotConfig = { strips: [], lines: null, coins: 1, pays: {}, scatter: null, free: null, buy: null }

/** Every combination of stops, one by one: what the counting must agree with. */
function playAll(config: SlotConfig) {
  const sum = { coins: 0, spins: 0 }
  const go = (stops: readonly number[]): void => {
    const strip = config.strips[stops.length]
    if (strip !== undefined) return void Array.from(strip, (_, stop) => go([...stops, stop]))
    const sight = sightAt(config, stops)
    sum.coins += sight.coins
    sum.spins += config.scatter?.spins[Math.min(sight.scatters, config.scatter.spins.length - 1)] ?? 0
  }
  go([])
  return sum
}

describe('the exact return', () => {
  it('G08 one line, counted by hand: 2 of 4 and 1 of 4 and 3 of 4 are A, which pays 10', () => {
    const config = { ...base, strips: ['AABB', 'ABBB', 'AAAB'], lines: [[1, 1, 1]], pays: { A: [0, 0, 10] } }
    // 2 * 1 * 3 of 64 combinations: 60 coins of 64.
    expect(returnOf(config).basisPoints).toBe(9_375)
  })

  it('G08 a wild stands for A and pays by itself, the better of the two', () => {
    const config = { ...base, strips: ['WAB', 'WAB', 'WAB'], lines: [[0, 0, 0]], pays: { A: [0, 0, 2], W: [0, 1, 5] } }
    // WWW 5; A with one or two wilds or none: 7, of which WWA pays 2 as well; WWB pays 1 for its two wilds: 5 + 14 + 1 of 27.
    expect(sumSpin(config, countStrips(config)).coins).toBe(20)
  })

  it('G08 free spins that come again: a geometric series', () => {
    const config: SlotConfig = {
      ...base,
      strips: ['SAAA', 'BBBB', 'BBBB'],
      lines: [[0, 0, 0]],
      pays: { A: [1, 1, 1] },
      scatter: { pays: [0, 0], spins: [0, 1] },
      free: { multiplier: 2, scatters: 'again' },
    }
    // A shows first in 3 of 4 spins and pays 1. Three of the four stops show the scatter, and bring one spin of double pay.
    const every = returnOf(config)
    // 3/4 * (1 + 2 * (3/4) / (1/4)) = 5.25
    expect(every.basisPoints).toBe(52_500)
    expect(returnOf({ ...config, free: { multiplier: 2, scatters: 'once' } }).basisPoints).toBe(18_750)
  })

  it.each(['classic-5:3:1', 'classic-27:5:2'])('G08 %s: the counts agree with every combination', (variant) => {
    const config = designSlot(variant)
    const { coins, spins } = sumSpin(config, countStrips(config))
    expect({ coins, spins }).toEqual(playAll(config))
  })

  it.each(['video-20', 'ways-243'] as const)('G08 %s cut short: wilds and scatters too', (model) => {
    const whole = designSlot(`${model}:2:1`)
    const config = { ...whole, strips: whole.strips.map((strip) => `WS${strip.slice(0, 5)}`) }
    const { coins, spins } = sumSpin(config, countStrips(config))
    expect({ coins, spins }).toEqual(playAll(config))
  })

  it('G08 every design of every model lies in its range, the bought feature too, and is stated as it is played', () => {
    for (const [name, { freeSpins }] of Object.entries(MODELS)) {
      for (const end of freeSpins > 0 ? ['', ':buy'] : ['']) {
        for (let design = 0; design < 8; design++) {
          const variant = `${name}:${String(design)}:77${end}`
          const { basisPoints, buyBasisPoints } = returnOf(designSlot(variant))
          expect(basisPoints, variant).toBe(returnOfVariant(variant))
          for (const points of buyBasisPoints === null ? [basisPoints] : [basisPoints, buyBasisPoints]) {
            expect(points, variant).toBeGreaterThanOrEqual(RETURN_RANGE.from)
            expect(points, variant).toBeLessThanOrEqual(RETURN_RANGE.to)
          }
        }
      }
    }
  })
})

describe('the game', () => {
  const game = sealGame(slotEngine, designSlot('video-25:1:9:buy'))
  const seed = 'e7f1c7307d18a4c16ef618d6f8656fc6f907e1980ef7530de5d59578c7147dfc'

  it('G08 pays near its return over a small run of luck', () => {
    const bet = game.readBet({}, 2_500n)!
    const chance = dealChance(seed, 'a run', [])
    let won = 0n
    for (let spin = 0; spin < 20_000; spin++) won += game.open(bet, chance).winMinor
    // The spread of one spin is about two stakes, so of 20,000 about 1.5 %: five of those are not luck any more.
    expect(Number(won) / (2_500 * 20_000)).toBeCloseTo(game.facts().rtpBasisPoints / 10_000, 0)
    expect(Math.abs(Number(won) / 50_000_000 - game.facts().rtpBasisPoints / 10_000)).toBeLessThan(0.09)
  })

  it('G08 a bought feature costs its price and plays its free spins; the same seed shows the same reels', () => {
    const bet = game.readBet({ buy: true }, 2_500n)!
    expect(bet.costMinor).toBeGreaterThan(20_000n)
    const first = game.open(bet, dealChance(seed, 'words', []))
    const view = game.view(first.state, bet) as { spins: { isFree: boolean; coins: number }[]; coins: number }
    expect(view.spins.length).toBe(8)
    expect(view.spins.every(({ isFree }) => isFree)).toBe(true)
    expect(first.winMinor).toBe(BigInt(view.coins) * 100n)
    expect(game.open(bet, dealChance(seed, 'words', []))).toEqual(first)
  })

  it('G08 refuses a stake that it cannot divide, and a feature that is not sold', () => {
    expect(game.readBet({}, 2_510n)).toBeNull()
    expect(sealGame(slotEngine, designSlot('video-25:1:9')).readBet({ buy: true }, 2_500n)).toBeNull()
  })
})
