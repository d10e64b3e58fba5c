/** The stored session: shape, lifetime, and what is not one. */
import { describe, expect, test } from 'vitest'
import { asStoredUser, cookieValue, parseUser, readUser, removeUser, writeUser, type Jar } from './stored-user.ts'

const USER = {
  token: 'abc',
  user: { userName: '2348031234567', currency: 'NGN', rankId: 7 },
  balanceInfo: { totalBalance: '1,234.50' },
}

/** A jar that keeps what was written, and what a browser would read back. */
function jar(secure = false) {
  const entries = new Map<string, string>()
  const written: string[] = []
  let cookies = ''
  const it: Jar = {
    get cookie() {
      return cookies
    },
    set cookie(line: string) {
      written.push(line)
      cookies = /max-age=0/.test(line) ? '' : `other=1; ${line.split(';')[0]}`
    },
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    secure,
  }
  return { it, entries, written }
}

describe('A01 the stored session', () => {
  test('goes to the cookie for two days and to local storage, as JSON', () => {
    const { it, entries, written } = jar()
    writeUser(USER, it)
    expect(JSON.parse(entries.get('user')!)).toEqual(USER)
    expect(written[0]).toMatch(/^user=%7B.*; path=\/; max-age=172800; SameSite=Lax$/)
    expect(readUser(it)).toEqual(USER)
  })
  test('is Secure on https', () => {
    const { it, written } = jar(true)
    writeUser(USER, it)
    expect(written[0]).toMatch(/; Secure$/)
  })
  test('A02 is gone from both after log-out', () => {
    const { it, entries } = jar()
    writeUser(USER, it)
    removeUser(it)
    expect(readUser(it)).toBeNull()
    expect(entries.size).toBe(0)
  })
  test('A02 without the cookie nobody is logged in, whatever local storage says', () => {
    const { it, entries } = jar()
    entries.set('user', JSON.stringify(USER))
    expect(readUser(it)).toBeNull()
  })
  test('a cut-off cookie is read from its copy', () => {
    const { it, entries } = jar()
    writeUser(USER, it)
    it.cookie = 'user=%7B%22tok; path=/'
    expect(readUser(it)).toEqual(USER)
    entries.clear()
    expect(readUser(it)).toBeNull()
  })
  test('a cookie of clients in the field, unescaped, is read too', () => {
    expect(parseUser(JSON.stringify(USER))).toEqual(USER)
  })
})

test('K04 a stranger’s login needs only a token', () => {
  expect(asStoredUser({ token: 't', balanceInfo: { totalBalance: 1234.5 } })).toEqual({
    token: 't',
    user: { userName: '', currency: 'NGN', rankId: 0 },
    balanceInfo: { totalBalance: '1,234.50' },
  })
})

test.each([null, undefined, 'x', {}, { token: '' }, { token: 5 }, []])('%j is no session', (raw) =>
  expect(asStoredUser(raw)).toBeNull(),
)

test('a cookie is found by its whole name', () => {
  expect(cookieValue('superuser=1; user=a=b; x=2', 'user')).toBe('a=b')
  expect(cookieValue('superuser=1', 'user')).toBeNull()
})
