/** Who is logged in, after what another tab did, and the small notes that lead to the next step. */
import { loadTexts } from '@uwanja/i18n/language'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useLanguage } from '../texts/language.ts'
import { setFlag, takeFlag } from './flags.ts'
import { noteMyBets } from './my-bets.ts'
import { tellLoggedOff } from './follow.ts'
import { logIn, logOut, rereadCookie, setBalance, setOrder, tellLogOutBy, useSession } from './session.ts'
import { readUser, removeUser, writeUser } from './stored-user.ts'

const user = (token: string, userName: string, totalBalance = '1.00') => ({
  token,
  user: { userName, currency: 'NGN', rankId: 0 },
  balanceInfo: { totalBalance },
})
const AMINA = user('a', '2348031234567')

beforeAll(async () => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  let cookie = ''
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(written: string) {
      cookie = written.includes('max-age=0') ? '' : written.split(';')[0]!
    },
  })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('location', { protocol: 'http:' })
  useLanguage.setState({ language: 'en', texts: await loadTexts('en', 'all'), reach: 'all' })
})
afterAll(() => {
  useSession.setState({ user: null, order: null })
  vi.unstubAllGlobals()
})
beforeEach(() => logIn(AMINA))

test('A06 a flag is taken once', () => {
  setFlag('newUser')
  expect([takeFlag('newUser'), takeFlag('newUser')]).toEqual([true, false])
})

test('S16 my bets leads there at once, and by way of the login for a visitor alone', () => {
  const flags = () => [takeFlag('myBets'), takeFlag('myBetsClicked')]
  noteMyBets()
  expect(flags()).toEqual([true, false])
  removeUser()
  noteMyBets()
  expect(flags()).toEqual([true, true])
})

test('A03 a good poll keeps the balance, and the number that another tab has changed', () => {
  writeUser(user('a', '2348037654321'))
  setBalance('9.00')
  expect(readUser()).toEqual(user('a', '2348037654321', '9.00'))
  expect(useSession.getState().user?.balanceInfo.totalBalance).toBe('9.00')
})

test('A02 A03 a good poll of one who was here before writes over nobody else’s session, and brings none back', async () => {
  writeUser(user('b', '2348030000000'))
  setBalance('9.00')
  expect(readUser()).toEqual(user('b', '2348030000000'))
  expect(useSession.getState().user).toEqual(AMINA)
  removeUser()
  setBalance('9.00')
  expect(readUser()).toBe(null)
  await rereadCookie()
  expect(useSession.getState().user).toBe(null)
})

test('A02 the server is told of a log-out before the page goes anywhere: it may be left in the next moment', () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { headers, keepalive }: RequestInit & { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers['authorization']} ${keepalive}`)
    return new Promise(() => undefined)
  })
  const stillThere: (string | undefined)[] = []
  tellLogOutBy((token) => {
    stillThere.push(useSession.getState().user?.token)
    return tellLoggedOff(token)
  })
  logOut()
  expect(asked).toEqual(['/api/api/Security/LogOff Bearer a true'])
  expect([stillThere, useSession.getState().user]).toEqual([['a'], null])
})

test('B73 whether an order is under way is known when somebody has said so, anew for each who logs in', () => {
  expect(useSession.getState().isOrderKnown).toBe(false)
  setOrder(null)
  expect(useSession.getState()).toMatchObject({ order: null, isOrderKnown: true })
  logIn(AMINA)
  expect(useSession.getState().isOrderKnown).toBe(false)
})

test('A04 who was logged in by another tab has none of the order of who was here before', async () => {
  setOrder({ id: '1', amount: 500 })
  await rereadCookie()
  expect(useSession.getState().order).toEqual({ id: '1', amount: 500 })
  writeUser(user('b', '2348030000000'))
  await rereadCookie()
  expect(useSession.getState()).toMatchObject({ user: { token: 'b' }, order: null })
  setOrder({ id: '2' })
  logIn(AMINA)
  expect(useSession.getState()).toMatchObject({ user: { token: 'a' }, order: null })
})

test('A04 who was logged out by another tab is a visitor here too', async () => {
  setOrder({ id: '1' })
  removeUser()
  await rereadCookie()
  expect(useSession.getState()).toMatchObject({ user: null, order: null })
})
