/** Which login the line names, and how far back it looks. */
import { expect, test } from 'vitest'
import { loginBefore } from './login-before.ts'

const row = (createTime: unknown) => ({ createTime })

/** Answers by days; whatever else is asked for fails the test. */
async function named(answers: Readonly<Record<number, unknown>>) {
  const asked: number[] = []
  const found = await loginBefore(async (days) => {
    asked.push(days)
    return answers[days]
  })
  return { found, asked }
}

test('B43 the login before this one is named, and a month is enough for who came within it', async () => {
  const rows = [row('2026-11-23T10:00:00Z'), row('2026-11-20T09:00:00Z'), row('2026-11-01T09:00:00Z')]
  expect(await named({ 30: rows })).toEqual({ found: '2026-11-20T09:00:00Z', asked: [30] })
})

test('B43 who stayed away for longer is looked for in a year', async () => {
  const rows = [row('2026-11-23T10:00:00Z'), row('2026-03-02T09:00:00Z')]
  expect(await named({ 30: rows.slice(0, 1), 365: rows })).toEqual({ found: '2026-03-02T09:00:00Z', asked: [30, 365] })
})

test.each([[[]], [[row('2026-11-23T10:00:00Z')]]])('B73 a first login is said to be one: %j', async (rows) =>
  expect(await named({ 30: rows, 365: rows })).toEqual({ found: 'none', asked: [30, 365] }),
)

test.each([[null], [{ logins: 2 }], [[row('x'), row(5)]], [[1, null]]])(
  'B43 an answer that is no list of logins says nothing: %j',
  async (rows) => expect((await named({ 30: rows, 365: rows })).found).toBeNull(),
)
