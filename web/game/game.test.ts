/** The Zeppelin launcher and what the launch page asks for. */
import { describe, expect, test } from 'vitest'
import { gameAddress, launchRequest } from './game-rules.ts'
import { launchZeppelin, tryZeppelin, type Opener } from './zeppelin.ts'

function opener(popups: 'allowed' | 'blocked') {
  const opened: string[][] = []
  const went: string[] = []
  const it: Opener = {
    open: (...args) => {
      opened.push(args)
      return popups === 'allowed' ? {} : null
    },
    location: { assign: (url) => void went.push(url) },
  }
  return { it, opened, went }
}

describe('S18 the launcher', () => {
  test('without a token goes to /login', () => {
    const { it, opened, went } = opener('allowed')
    launchZeppelin('', it)
    expect([opened, went]).toEqual([[], ['/login']])
  })
  test('opens a popup of 1008x702', () => {
    const { it, opened, went } = opener('allowed')
    launchZeppelin('token', it)
    expect(opened[0]?.[0]).toBe('/Game/StartBetsolutions/3?gameId=7001')
    expect(opened[0]?.[2]).toBe('popup,width=1008,height=702')
    expect(went).toEqual([])
  })
  test('goes there in the same window when blocked', () => {
    const { it, went } = opener('blocked')
    launchZeppelin('token', it)
    expect(went).toEqual(['/Game/StartBetsolutions/3?gameId=7001'])
  })
  test('free play needs no token', () => {
    const { it, opened } = opener('allowed')
    tryZeppelin(it)
    expect(opened[0]?.[0]).toBe('/Game/StartBetsolutions/3?gameId=7001&freeplay=1')
  })
})

test('G14 the launch carries productId, gameId, lang and freeplay, with and without the trailing segment', () => {
  expect(launchRequest('1', new URLSearchParams('gameId=5000'), 'sw')).toEqual({
    productId: '1',
    gameId: '5000',
    lang: 'sw',
    freeplay: '0',
  })
  expect(launchRequest(undefined, new URLSearchParams('gameId=7001&freeplay=1'), 'en')).toMatchObject({
    productId: '3',
    freeplay: '1',
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '', 'not an address', null, 5, '/relative'])(
  '%s is not framed',
  (raw) => expect(gameAddress(raw)).toBeNull(),
)
test('a web address is framed', () => {
  expect(gameAddress('http://127.0.0.1:8081/betsolutions/launch?Token=x')).toBe(
    'http://127.0.0.1:8081/betsolutions/launch?Token=x',
  )
})
