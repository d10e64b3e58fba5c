/** Typed numbers and user names. */
import { describe, expect, test } from 'vitest'
import { localNumber, userNameOf } from './mobile-number.ts'

test.each([
  ['8031234567', '2348031234567'],
  ['08031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['+234 803 123 4567', '2348031234567'],
  ['2341234567', '2342341234567'],
  ['008031', '23408031'],
])('A21 %s is the user %s', (typed, userName) => expect(userNameOf(typed, '234')).toBe(userName))

const NIGERIA = { prefix: '234', sampleMobile: '8030000000' }
const TANZANIA = { prefix: '255', sampleMobile: '712000000' }

describe('A13 R60 a number as people write it becomes its local figures', () => {
  test.each([
    ['803-123 4567 89', '8031234567'],
    ['08031234567', '8031234567'],
    ['0803 123 4567', '8031234567'],
    ['+2348031234567', '8031234567'],
    ['+234 803 123 4567', '8031234567'],
    ['+234 (0) 803 123 4567', '8031234567'],
    ['2348031234567', '8031234567'],
    ['002348031234567', '8031234567'],
  ])('%s', (typed, kept) => expect(localNumber(typed, NIGERIA)).toBe(kept))

  test.each([
    ['0712345678', '712345678'],
    ['+255712345678', '712345678'],
    ['712345678', '712345678'],
  ])('of Tanzania: %s', (typed, kept) => expect(localNumber(typed, TANZANIA)).toBe(kept))

  test('typed figure by figure, with each way of beginning', () => {
    for (const whole of ['08031234567', '2348031234567', '+2348031234567', '23408031234567', '002348031234567'])
      expect([...whole].reduce((field, figure) => localNumber(field + figure, NIGERIA), '')).toBe('8031234567')
  })

  test('ten figures that begin with 0 stay for the literal refusal', () => {
    expect(localNumber('0803123456', NIGERIA)).toBe('0803123456')
  })
})
