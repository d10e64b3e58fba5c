/** The Zeppelin launcher and what the launch pages ask for. */
import { describe, expect, test } from 'vitest'
import { COMPANIES } from './companies.ts'
import { screenAt } from '../screen-at.ts'
import { SCREENS } from '../screens.ts'
import { addressValues, gameAddress, launchAt } from './game-rules.ts'
import { openGame, type Opener } from './open-game.ts'
import { launchZeppelin, tryZeppelin } from './zeppelin.ts'

function opener(popups: 'allowed' | 'blocked') {
  const opened: string[][] = []
  const went: string[] = []
  const it: Opener = {
    open: (...args) => {
      opened.push(args)
      return popups === 'allowed' ? {} : null
    },
    location: { assign: (url) => void went.push(url), replace: (url) => void went.push(`replaced by ${url}`) },
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
  test('R81 what a sheet opens here takes the place of the sheet’s own step', () => {
    const { it, went } = opener('blocked')
    expect(openGame('/Game/StartVivo', it, 'replace')).toBe('here')
    expect(went).toEqual(['replaced by /Game/StartVivo'])
    expect(openGame('/Game/StartVivo', opener('allowed').it, 'replace')).toBe('beside')
  })
  test('free play needs no token', () => {
    const { it, opened } = opener('allowed')
    tryZeppelin(it)
    expect(opened[0]?.[0]).toBe('/Game/StartBetsolutions/3?gameId=7001&freeplay=1')
  })
})

describe('G14 each company is asked in its own spelling', () => {
  const launch = {
    segment: '12',
    gameId: '5000',
    eq: 'x',
    lang: 'sw',
    freeplay: '0',
    isMobile: true,
    lobbyUrl: 'http://here/slots',
  } as const
  const [gameId, gameid] = [{ gameId: '5000' }, { gameid: '5000' }]
  const [lang, freeplay, isMobile] = [{ lang: 'sw' }, { freeplay: '0' }, { isMobile: true }]
  const lobbyUrl = { lobbyUrl: 'http://here/slots' }
  test.each([
    ['startBetsolutions', { productId: '12', ...gameId, ...lang, ...freeplay }],
    ['startEgt', { ...gameId, ...freeplay, eq: 'x', ...lang, ...isMobile }],
    ['startSoftGaming', { systemId: '12', ...gameId, ...lang, ...isMobile, ...freeplay, lobyUrl: 'http://here/slots' }],
    ['startEndorphina', { ...gameId, ...lang, ...lobbyUrl, ...freeplay }],
    ['startBetConstruct', { ...gameId, ...lang, ...freeplay }],
    ['startQTech', { ...gameid, ...lang, ...lobbyUrl, ...freeplay, ...isMobile }],
    ['startGlobalBet', { ...gameid, ...lang, ...freeplay, ...isMobile }],
    ['startVivo', { ...gameid, ...lang, ...freeplay }],
  ] as const)('%s', (name, values) => expect(COMPANIES[name](launch)).toEqual(values))

  test('BetSolutions without the trailing segment means the launcher’s product', () =>
    expect(COMPANIES.startBetsolutions({ ...launch, segment: undefined }).productId).toBe('3'))

  test.each(['gameId=7&freeplay=1', 'gameid=7&FreePlay=1', 'GAMEID=7&freeplay=1&eq='])(
    'an address may say ?%s',
    (query) => expect(addressValues(new URLSearchParams(query))).toEqual({ gameId: '7', eq: '', freeplay: '1' }),
  )
  test.each(['', 'freeplay=true', 'freeplay=0'])('and ?%s is real play', (query) =>
    expect(addressValues(new URLSearchParams(query)).freeplay).toBe('0'),
  )
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

describe('G21 the page’s head knows the launch page of an address as the screens know it', () => {
  test('every row of a game is one launch page, in any letter case, and each launch page is one row', () => {
    const rows = SCREENS.filter(({ path }) => /^\/game\//i.test(path))
    const found = rows.map(({ path }) => launchAt(path.replace(/\/:\w+\??$/, '/12').toLowerCase())?.name)
    expect(found.toSorted()).toEqual(Object.keys(COMPANIES).toSorted())
  })
  test.each([
    '/game/StartBetSolutions',
    '/Game/StartBetSolutions/3/',
    '/game/start/acme-games',
    '/Game/StartEgt',
    '/Game/StartEgt/1',
    '/Game/StartSoftGaming',
    '/game/start',
    '/game/startgame',
    '/game/StartVivo/1/2',
    '/Game',
    '/slots',
  ])('%s', (path) => expect(launchAt(path) !== null).toBe(/^\/game\//i.test(screenAt(path).path)))
  test('the value behind it is what the page is given, and another than a plain word is left to the page', () => {
    expect(launchAt('/game/Start/acme-games')).toEqual({ name: 'startGame', segment: 'acme-games' })
    expect(launchAt('/Game/StartBetSolutions')).toEqual({ name: 'startBetsolutions', segment: undefined })
    expect(launchAt('/game/Start/a%20b')).toBeNull()
  })
})
