/** Which lost multiples come back: each case by hand. */
import { describe, expect, it } from 'vitest'
import type { Settlement, Slip } from '@uwanja/contract/book/slip'
import { insuredBack } from './insurance-rules.ts'

const RULE = {
  kind: 'multiple-insurance',
  legs: 3,
  leastOdds: '1.20',
  most: '50',
  bets: 2,
  pays: 'cash',
  days: 7,
} as const
const effect = { rule: RULE, currency: 'NGN' } as const

const won = { r: 1, v: '0', f: '1' } as const
const lost = { r: 0, v: '0', f: '1' } as const
const gone = { r: 0, v: '1', f: '1' } as const
const halfLost = { r: 0, v: '1/2', f: '1' } as const
type End = typeof won | typeof lost | typeof gone | typeof halfLost

function bet(ends: readonly (End | null)[], more: { odds?: number; cashed?: number; kind?: Slip['kind'] } = {}) {
  const slip = {
    kind: more.kind ?? 'multiple',
    lines: 1,
    currency: 'NGN',
    legs: ends.map(() => ({ odds: more.odds ?? 1_500 })),
  } as unknown as Slip
  const settlement = {
    outcome: 'lost',
    worth: { open: 0, won: 0, cashed: more.cashed ?? 0, voided: 0 },
    legs: ends.flatMap((end, leg) => (end ? [{ leg, ...end }] : [])),
  } as unknown as Settlement
  return { slip, settlement, cashMinor: 40_00n }
}

describe('C34 an insured multiple', () => {
  it.each([
    ['one of three lost', bet([won, lost, won]), 40_00n],
    ['two of three lost', bet([lost, lost, won]), 0n],
    ['a leg is open', bet([won, lost, null]), 0n],
    ['a void leg is none of the three', bet([won, lost, gone]), 0n],
    ['a void leg beside three', bet([won, lost, won, gone]), 40_00n],
    ['a half that was lost is no lost leg', bet([won, lost, halfLost]), 40_00n],
    ['a leg below the least price', bet([won, lost, won], { odds: 1_199 }), 0n],
    ['a part was cashed out', bet([won, lost, won], { cashed: 1 }), 0n],
    ['a system', bet([won, lost, won], { kind: 'system' }), 0n],
  ])('C34 %s', (_about, one, back) => {
    expect(insuredBack(effect, one)).toBe(back)
  })

  it('C34 gives back what was cash, and never more than the most', () => {
    expect(insuredBack(effect, { ...bet([won, lost, won]), cashMinor: 0n })).toBe(0n)
    expect(insuredBack(effect, { ...bet([won, lost, won]), cashMinor: 50_01n })).toBe(50_00n)
  })
})
