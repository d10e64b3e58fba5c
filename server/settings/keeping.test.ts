/** The setting that says after how many days keys may go: read exactly, and never short by a slip. */
import { expect, it } from 'vitest'
import { readSettings } from './env.ts'

it('M53 KEYS_DAYS names companies and days, a year at least; empty, nothing goes', () => {
  expect(readSettings({}).keysDays).toEqual({})
  expect(readSettings({ KEYS_DAYS: 'betsolutions=1095, egt=365' }).keysDays).toEqual({ betsolutions: 1095, egt: 365 })
  for (const text of ['betsolutions', 'betsolutions=364', 'betsolutions=', '=1095', 'egt=1e5', '1095', 'egt=-400'])
    expect(() => readSettings({ KEYS_DAYS: text }), text).toThrow('KEYS_DAYS')
})
