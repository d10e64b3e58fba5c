/** The switch that kills the process: only a test may set it, and only to a name that exists. */
import { expect, it } from 'vitest'
import { readSettings } from '../settings/env.ts'
import { FAILPOINTS, isArmed } from './failpoints.ts'

it('M20 a failpoint is armed in a test only, by a name of the table, and is off by default', () => {
  const FAILPOINT = 'wager.won:after-commit'
  expect(readSettings({}).failpoint).toBe(null)
  expect(readSettings({ NODE_ENV: 'test', FAILPOINT }).failpoint).toBe(FAILPOINT)
  expect(() => readSettings({ NODE_ENV: 'production', FAILPOINT })).toThrow('NODE_ENV=test')
  expect(() => readSettings({ FAILPOINT })).toThrow('NODE_ENV=test')
  expect(() => readSettings({ NODE_ENV: 'test', FAILPOINT: 'wager.won' })).toThrow('FAILPOINT must be one of')
  expect(isArmed()).toBe(false)
})

it('M20 neighbours in the table are of different paths, so that a retry never meets its successor’s failpoint', () => {
  const paths = FAILPOINTS.map((name) => name.split(':')[0])
  expect(paths.filter((path, index) => path === paths[index + 1])).toEqual([])
})
