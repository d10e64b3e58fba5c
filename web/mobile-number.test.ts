/** Typed numbers and user names. */
import { expect, test } from 'vitest'
import { userNameOf } from './mobile-number.ts'

test.each([
  ['8031234567', '2348031234567'],
  ['08031234567', '2348031234567'],
  ['0803 123 4567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['+234 803 123 4567', '2348031234567'],
  ['2341234567', '2342341234567'],
  ['008031', '23408031'],
])('A21 %s is the user %s', (typed, userName) => expect(userNameOf(typed, '234')).toBe(userName))
