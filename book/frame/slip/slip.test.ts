/** What a slip asks for and asks its player, from its selections and choices. */
import type { Quoted } from '@uwanja/contract/book/bets'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Choices } from './choices.ts'
import { allOf, figuresOf, isShut, minorOf, stepsFor, typedOf } from './figures.ts'
import { formsOf, modesFor, oddsText, productText, systemsOf } from './form.ts'
import { askedFor, changedLegs, firstPrices, newEpochs, problemsOf, quoteKey, takenPrices } from './prices.ts'
import { keyOf, type Selection, setOnTap, useSlip } from './slip.ts'

const pick = (event: string, change: Partial<Selection> = {}): Selection => ({
  event,
  market: 'goals.match.1x2',
  specifiers: '',
  outcome: '1',
  odds: 2000,
  epoch: 3,
  eventName: `Home ${event} – Away ${event}`,
  marketName: '1X2',
  outcomeName: `Home ${event}`,
  startsAt: '2026-11-24T18:00:00.000Z',
  isLive: false,
  ...change,
})
const CHOICES: Choices = {
  mode: 'multiple',
  system: '',
  bankers: [],
  mayFail: 1,
  stake: '',
  policy: 'higher',
  freeBet: '',
  joined: {},
}
const over = (event: string) => pick(event, { market: 'goals.match.total', specifiers: 'total=2.5', outcome: 'over' })
const QUOTED: Quoted = {
  reason: null,
  kind: 'multiple',
  lines: 1,
  stake: 1000,
  odds: [2000, 2000],
  price: null,
  epochs: [[3], [3]],
  leastUnit: 100,
  mostUnit: 50_000,
  most: 4000,
  bonus: 0,
  isCapped: false,
  tax: 300,
  net: 3700,
  stakeTax: 0,
  delay: 0,
}

describe('the slip', () => {
  beforeEach(() => {
    useSlip.setState({ selections: [] })
    setOnTap(null)
  })

  it('Y88 takes a selection with one tap and leaves it with another; a quick bet takes the tap for itself', () => {
    const { toggle, has } = useSlip.getState()
    toggle(pick('1'))
    toggle(over('1'))
    expect([has(keyOf(pick('1'))), useSlip.getState().selections.length]).toEqual([true, 2])
    toggle(pick('1'))
    expect(useSlip.getState().selections.map(({ market }) => market)).toEqual(['goals.match.total'])
    setOnTap(() => true)
    toggle(pick('2'))
    expect(has(keyOf(pick('2')))).toBe(false)
  })

  it('Y88 singles are a slip each; several of one match are one leg of a multiple at a price that is asked for', () => {
    const all = [pick('1'), over('1'), pick('2')]
    expect(formsOf(all, { ...CHOICES, mode: 'singles' }).map(({ asked }) => asked.legs.length)).toEqual([1, 1, 1])
    const [form] = formsOf(all, CHOICES)
    expect(form!.legs.map(({ odds }) => odds)).toEqual([null, 2000])
    expect(form!.asked.legs.map(({ odds, picks }) => [odds, picks.length])).toEqual([
      [1010, 2],
      [2000, 1],
    ])
    const joined = firstPrices(form!, [2900, 2000])
    const [known] = formsOf(all, { ...CHOICES, joined })
    expect(known!.asked.legs[0]!.odds).toBe(2900)
    expect(changedLegs(known!, [2800, 2100])).toEqual([
      { keys: [keyOf(pick('1')), keyOf(over('1'))], was: 2900, now: 2800 },
      { keys: [keyOf(pick('2'))], was: 2000, now: 2100 },
    ])
  })

  it('Y88 systems are named where they have a name, with bankers in every line; flex says how many may be wrong', () => {
    expect(systemsOf(3, 0).map(({ value, lines }) => [value, lines])).toEqual([
      ['trixie', 4],
      ['patent', 7],
      ['2', 3],
    ])
    expect(systemsOf(3, 1).map(({ value, lines }) => [value, lines])).toEqual([
      ['1', 3],
      ['2', 3],
    ])
    const all = ['1', '2', '3', '4'].map((event) => pick(event))
    const [trixie] = formsOf(all.slice(0, 3), { ...CHOICES, mode: 'system' })
    expect(trixie!.asked.system).toBe('trixie')
    const [banked] = formsOf(all, { ...CHOICES, mode: 'system', bankers: [keyOf(all[0]!)], system: '2' })
    expect([banked!.asked.sizes, banked!.asked.legs.map(({ isBanker }) => isBanker)]).toEqual([
      [2],
      [true, undefined, undefined, undefined],
    ])
    expect(formsOf(all, { ...CHOICES, mode: 'flex', mayFail: 2 })[0]!.asked.mayFail).toBe(2)
    expect(modesFor(all)).toEqual(['singles', 'multiple', 'system', 'flex'])
    expect(modesFor([pick('1'), over('1'), pick('2'), pick('3')])).toEqual(['singles', 'multiple'])
    expect(systemsOf(15, 0).every(({ lines }) => lines <= 8192)).toBe(true)
  })

  it('Y88 a price that moved asks by the player’s choice: never, when it is lower, or always; taken it asks no more', () => {
    const [form] = formsOf([pick('1'), pick('2')], CHOICES)
    const changed = changedLegs(form!, [1900, 2100])
    const asks = (policy: Choices['policy']) => askedFor(changed, policy).map(({ now }) => now)
    expect([asks('any'), asks('higher'), asks('none')]).toEqual([[], [1900], [1900, 2100]])
    expect([...takenPrices(changed).selections]).toEqual([
      [keyOf(pick('1')), { odds: 1900 }],
      [keyOf(pick('2')), { odds: 2100 }],
    ])
    expect([...newEpochs(form!, [[4], [3]])]).toEqual([[keyOf(pick('1')), { epoch: 4 }]])
  })

  it('Y88 what the book said of a slip stays on it over a goal, and is nothing for another stake or price', () => {
    const keyWith = (change: Partial<Selection>, unit = 20_000): string =>
      quoteKey(formsOf([pick('1', change), pick('2')], CHOICES), unit, 'player')
    expect(keyWith({ epoch: 4 })).toBe(keyWith({}))
    expect(keyWith({ odds: 2100 })).not.toBe(keyWith({}))
    expect(keyWith({}, 30_000)).not.toBe(keyWith({}))
    expect(keyWith({ outcome: '2' })).not.toBe(keyWith({}))
  })

  it('Y88 says of each selection why it cannot be bet on: begun, shut, or of one match with another', () => {
    const nowMs = Date.parse('2026-11-24T18:30:00Z')
    const all = [pick('1'), pick('2', { isLive: true }), pick('3')]
    const [form] = formsOf(all, CHOICES)
    const quote = { ...QUOTED, odds: [null, null, 2000] }
    const found = problemsOf(all, [{ form: form!, quote }], { isTogether: true, nowMs })
    expect([...found.values()]).toEqual(['started', 'closed'])
    const twice = [pick('1'), over('1')]
    const apart = problemsOf(twice, [], { isTogether: false, nowMs })
    expect([...apart.values()]).toEqual(['related', 'related'])
  })

  it('Y88 amounts are typed with separators or without, steps are of the wallet’s size, and all is what its lines can take', () => {
    expect(['1,000', '12.5', '0', 'x', '1.234', ''].map(minorOf)).toEqual([100_000, 1250, null, null, null, null])
    expect([typedOf(100_000), typedOf(1250)]).toEqual(['1000', '12.50'])
    expect([stepsFor(5000), stepsFor(1), stepsFor(0)]).toEqual([
      [50_000, 250_000, 500_000],
      [10_000, 50_000, 100_000],
      [],
    ])
    expect([allOf(10_050, 4, 1_000_000), allOf(10_050, 1, 5000), allOf(0, 0, 10)]).toEqual([2512, 5000, 0])
    const sums = figuresOf([QUOTED, { ...QUOTED, mostUnit: 900, delay: 6 }])
    expect(sums).toMatchObject({ stake: 2000, most: 8000, net: 7400, mostUnit: 900, delay: 6 })
    expect([figuresOf([QUOTED, null]), figuresOf([])]).toEqual([null, null])
    expect([oddsText(1850), oddsText(null), productText([1850, 2100]), productText([1850, null])]).toEqual([
      '1.85',
      '–',
      '3.88',
      '–',
    ])
  })

  it('P38 a slip of which one market is shut has no limits', () => {
    const closed: Quoted = { ...QUOTED, reason: 'MARKET_CLOSED', leastUnit: 0, mostUnit: 0 }
    expect([[QUOTED], [closed], [QUOTED, closed]].map((quotes) => isShut(figuresOf(quotes)!))).toEqual([
      false,
      true,
      true,
    ])
  })
})
