/** The joint of half-time and full-time against what is known without it. */
import { atMinute, lastGoal, leadsOrWins, nextGoal, NOTHING_BEFORE, shareThatReaches } from './course.ts'
import { NEUTRAL, NO_REDS } from './intensity.ts'
import { chanceOf, expectedGoals, jointOf, KICK_OFF, minutesFor, modelOf } from './joint.ts'
import { seeded } from '../../markets/testing.ts'
import { describe, expect, test } from 'vitest'

const STRENGTHS = [
  { total: 2.6, supremacy: 0.4 },
  { total: 0.9, supremacy: -0.5 },
  { total: 5.5, supremacy: 3.5 },
  { total: 9, supremacy: -6 },
]

function poisson(mean: number, k: number): number {
  let chance = Math.exp(-mean)
  for (let i = 1; i <= k; i++) chance *= mean / i
  return chance
}

describe('the joint of half-time and full-time', () => {
  test('P08 sums to 1 within a billionth, from any state', () => {
    for (const strength of STRENGTHS) {
      const model = modelOf(strength)
      for (const standing of [
        KICK_OFF,
        { minute: 30, score: [0, 0] as const, halfTime: null, reds: { home: 1, away: 0 } },
        { minute: 45, score: [1, 0] as const, halfTime: [1, 0] as const, reds: NO_REDS },
        { minute: 89, score: [2, 5] as const, halfTime: [1, 2] as const, reds: NO_REDS },
      ]) {
        const joint = jointOf(model, standing)
        expect(Math.abs(chanceOf(joint, () => true) - 1)).toBeLessThan(1e-9)
        expect(Math.abs(chanceOf(joint, () => true) + joint.lost - 1)).toBeLessThan(1e-12)
      }
    }
  })

  test('P08 sums to 1 whatever is expected, and whatever the state', () => {
    const random = seeded(16_000_001)
    const below = (n: number): number => Math.floor(random() * n)
    for (let nth = 0; nth < (process.env['UWANJA_DEEP'] ? 10_000 : 100); nth++) {
      const total = 0.3 + 8 * random()
      const strength = { total, supremacy: (1.8 * random() - 0.9) * total }
      const [minute, first] = [below(91), [below(4), below(4)] as const]
      const score = minute < 45 ? first : ([first[0] + below(4), first[1] + below(4)] as const)
      const reds = { home: below(2), away: below(2) }
      const joint = jointOf(modelOf(strength), { minute, score, halfTime: minute < 45 ? null : first, reds })
      const all = joint.chance.reduce((sum, chance) => sum + chance, 0)
      expect(Math.abs(all - 1), JSON.stringify([strength, minute, score])).toBeLessThan(1e-9)
    }
  })

  test('P08 is a product of four Poisson counts where nothing hangs on leads and minutes', () => {
    const joint = jointOf({ base: { home: 1.5, away: 1.1 }, shape: NEUTRAL })
    for (const [hh, ha, ih, ia] of [
      [0, 0, 0, 0],
      [1, 0, 1, 2],
      [2, 2, 0, 1],
      [0, 3, 3, 0],
    ] as const) {
      const expected = poisson(0.75, hh) * poisson(0.55, ha) * poisson(0.75, ih) * poisson(0.55, ia)
      const found = chanceOf(
        joint,
        (cell) => cell.hh === hh && cell.ha === ha && cell.fh === hh + ih && cell.fa === ha + ia,
      )
      expect(found / expected).toBeCloseTo(1, 4)
    }
  })

  test('P08 has the expected total and supremacy that were asked for', () => {
    for (const { total, supremacy } of STRENGTHS) {
      const { home, away } = expectedGoals(modelOf({ total, supremacy }))
      expect(Math.abs(home + away - total)).toBeLessThan(0.002 * total)
      expect(Math.abs(home - away - supremacy)).toBeLessThan(0.005)
    }
  })

  test('P08 knows one cell alone when the match is over', () => {
    const joint = jointOf(modelOf(STRENGTHS[0]!), { minute: 90, score: [2, 1], halfTime: [0, 1], reds: NO_REDS })
    expect([...joint.chance]).toEqual([1])
    expect([joint.hh[0], joint.ha[0], joint.fh[0], joint.fa[0]]).toEqual([0, 1, 2, 1])
  })

  test('P08 a player less costs goals and gives the other side some', () => {
    const model = modelOf(STRENGTHS[0]!)
    const home = (reds: { home: number; away: number }): number =>
      chanceOf(jointOf(model, { minute: 20, score: [0, 0], halfTime: null, reds }), ({ fh, fa }) => fh > fa)
    expect(home({ home: 1, away: 0 })).toBeLessThan(home(NO_REDS))
    expect(home({ home: 0, away: 1 })).toBeGreaterThan(home(NO_REDS))
  })
})

describe('the course of goals', () => {
  const model = modelOf({ total: 2.6, supremacy: 0.4 })
  const minutes = minutesFor(model)
  const joint = jointOf(model)
  const goalless = chanceOf(joint, ({ fh, fa }) => fh + fa === 0)
  const homeWins = chanceOf(joint, ({ fh, fa }) => fh > fa)

  test('P08 first and last goal leave the goalless match alone, and agree with the joint on it', () => {
    const first = nextGoal(minutes, KICK_OFF)
    const last = lastGoal(minutes, KICK_OFF, NOTHING_BEFORE)
    for (const sides of [first, last]) {
      expect(sides.none).toBeCloseTo(goalless, 9)
      expect(sides.home + sides.none + sides.away).toBeCloseTo(1, 6)
    }
  })

  test('P08 the score at minute 90 is the final one', () => {
    expect(atMinute(minutes, KICK_OFF, 90)[0]).toBeCloseTo(homeWins, 6)
  })

  test('P08 who ever leads by two or wins is likelier than who wins, and less likely than who ever leads', () => {
    const two = leadsOrWins(minutes, KICK_OFF, NOTHING_BEFORE, 'home', 2)
    const one = leadsOrWins(minutes, KICK_OFF, NOTHING_BEFORE, 'home', 1)
    expect(two).toBeGreaterThan(homeWins)
    expect(one).toBeGreaterThan(two)
    // A lead of forty-four goals is never reached: what is left is to win.
    expect(leadsOrWins(minutes, KICK_OFF, NOTHING_BEFORE, 'home', 44)).toBeCloseTo(homeWins, 6)
    expect(leadsOrWins(minutes, KICK_OFF, { ...NOTHING_BEFORE, greatestHomeLead: 2 }, 'home', 2)).toBe(1)
  })

  test('P08 of two orders of one goal each, one reaches a lead of one', () => {
    expect(shareThatReaches(1, 1, 1)).toBe(0.5)
    // ++-, +-+, -++: all lead by one at some moment, the first alone by two.
    expect(shareThatReaches(2, 1, 1)).toBeCloseTo(1, 12)
    expect(shareThatReaches(2, 1, 2)).toBeCloseTo(1 / 3, 12)
    expect(shareThatReaches(0, 2, 1)).toBe(0)
  })
})
