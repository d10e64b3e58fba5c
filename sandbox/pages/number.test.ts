/** Numbers as people type them. */
import { expect, test } from 'vitest'
import { readNumber } from './number.ts'

test.each([
  ['0801 234 5678', '2348012345678'],
  ['0801 234 56789', null],
  ['08012345678', '2348012345678'],
  ['+234 801 234 5678', '2348012345678'],
  ['234-801-234-5678', '2348012345678'],
  ['00255 712 345 678', '255712345678'],
  ['255712345678', '255712345678'],
  ['712345678', null],
  ['<b>', null],
  ['', null],
])('%j is %s', (typed, msisdn) => {
  expect(readNumber(typed)).toBe(msisdn)
})
