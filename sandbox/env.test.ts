/** The sandbox's settings: defaults, and what it says when some are missing. */
import { expect, test } from 'vitest'
import { readTable } from '@uwanja/runtime/settings'
import { SANDBOX_ENV } from './env.ts'

const given = Object.fromEntries(
  Object.entries(SANDBOX_ENV).flatMap(([name, setting]) => (setting.default === null ? [[name, `${name}-value`]] : [])),
)

test('what has a default may be left out or empty', () => {
  expect(readTable(SANDBOX_ENV, { ...given, SANDBOX_HOST: '', HOST: '0.0.0.0' })).toMatchObject({
    sandboxHost: '127.0.0.1',
    sandboxPort: 8081,
    sandboxUrl: 'http://127.0.0.1:8081',
    dataDir: 'data',
  })
  expect(readTable(SANDBOX_ENV, { ...given, SANDBOX_PORT: '18100' })).toMatchObject({
    sandboxPort: 18100,
    sandboxUrl: 'http://127.0.0.1:18100',
  })
})

test('what is missing is named, all at once, and no value is shown', () => {
  const { FASTHUB_CLIENT_SECRET: _one, BETSOLUTIONS_KEY: _two, ...rest } = given
  const fail = () => readTable(SANDBOX_ENV, rest)
  expect(fail).toThrow(/: BETSOLUTIONS_KEY, FASTHUB_CLIENT_SECRET$/)
  expect(fail).not.toThrow(/-value/)
})
