/** What is typed becomes the rule of its kind, and nothing of another. */
import { expect, it } from 'vitest'
import { EFFECT_START, instantOf, localMoment, ruleOf, typedOf } from './promotion-fields.ts'

it('C25 a rule holds the values of its kind alone', () => {
  expect(ruleOf(EFFECT_START)).toEqual({ kind: 'free-bet', base: 'deposit', amount: '200', least: '500', days: 7 })
  expect(ruleOf({ ...EFFECT_START, kind: 'cashback', percent: '10' })).toEqual({
    kind: 'cashback',
    period: 'day',
    percent: 10,
    least: '500',
    most: '10000',
  })
  expect(ruleOf({ ...EFFECT_START, kind: 'multiple-insurance', pays: 'cash' })).toEqual({
    kind: 'multiple-insurance',
    pays: 'cash',
    legs: 5,
    leastOdds: '1.20',
    most: '10000',
    bets: 1,
    days: 7,
  })
  expect(ruleOf({ ...EFFECT_START, kind: 'race-entry', race: 'weekly-slots' })).toEqual({
    kind: 'race-entry',
    base: 'deposit',
    race: 'weekly-slots',
    amount: '200',
    least: '500',
  })
  // A base that this kind does not have is its first.
  expect(ruleOf({ ...EFFECT_START, kind: 'deposit-bonus', base: 'joining' })).toMatchObject({ base: 'first-deposit' })
})

it('C25 a rule that is there is typed as it stands', () => {
  const effect = {
    kind: 'free-bet',
    base: 'joining',
    code: 'BURE',
    currency: 'NGN',
    rule: { kind: 'free-bet', base: 'joining', amount: '300', least: '1', days: 3 },
    cap: '500.00',
    given: '0.00',
    cost: '0.00',
    joined: 0,
    takers: 0,
  } as const
  expect(ruleOf(typedOf(effect))).toEqual({ kind: 'free-bet', base: 'joining', amount: '300', least: '1', days: 3 })
})

it('C25 a moment that was typed comes back as it was', () => {
  expect([localMoment(null), instantOf('')]).toEqual(['', ''])
  expect(localMoment(instantOf('2026-12-05T13:30'))).toBe('2026-12-05T13:30')
})
