/** The sandbox's settings: defaults, and what it says when some are missing. */
import { expect, test } from 'vitest'
import { SANDBOX_ENV, readEnv } from './env.ts'

const given = Object.fromEntries(
  Object.entries(SANDBOX_ENV).flatMap(([name, setting]) => (setting.default === null ? [[name, `${name}-value`]] : [])),
)

test('what has a default may be left out or empty', () => {
  expect(readEnv({ ...given, SANDBOX_HOST: '', HOST: '0.0.0.0' })).toMatchObject({
    SANDBOX_HOST: '127.0.0.1',
    SANDBOX_PORT: '8081',
    DATA_DIR: 'data',
  })
  expect(readEnv({ ...given, SANDBOX_PORT: '18100' }).SANDBOX_PORT).toBe('18100')
})

test('what is missing is named, all at once, and no value is shown', () => {
  const { FASTHUB_CLIENT_SECRET: _one, BETSOLUTIONS_KEY: _two, ...rest } = given
  const fail = () => readEnv(rest)
  expect(fail).toThrow(/FASTHUB_CLIENT_SECRET, BETSOLUTIONS_KEY$/)
  expect(fail).not.toThrow(/-value/)
})
