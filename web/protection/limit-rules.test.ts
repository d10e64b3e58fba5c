/** The limits' rows and the reminder's time. */
import { expect, test } from 'vitest'
import { LIMIT_KINDS, LIMIT_NAMES, LIMIT_WINDOWS } from '@uwanja/contract/site/limits'
import { hoursAndMinutes, limitName, usedShare } from './limit-rules.ts'

test('B01 every limit of the contract has its row', () => {
  const names = LIMIT_KINDS.flatMap((kind) => LIMIT_WINDOWS.map((window) => limitName(kind, window)))
  expect(names).toEqual(LIMIT_NAMES)
})
test('B01 a limit is used from nothing to all of it', () => {
  const shares = [usedShare(-5, 100), usedShare(0, 100), usedShare(25, 100), usedShare(120, 100), usedShare(1, 0)]
  expect(shares).toEqual([0, 0, 0.25, 1, 1])
})
test('B07 time in whole hours and minutes', () => {
  expect(hoursAndMinutes(59)).toEqual({ hours: 0, minutes: 0 })
  expect(hoursAndMinutes(3_600 * 2 + 61)).toEqual({ hours: 2, minutes: 1 })
})
