/** The lobbies' rules: tabs, addresses, search, pages, and what a tap opens. */
import { LOBBIES } from '@uwanja/contract/site/lobbies'
import { describe, expect, test } from 'vitest'
import { readGames, withFavourite } from './game.ts'
import { opens } from './launch-rules.ts'
import { gamesRequest, isFullPage, placeOf, queryOf, searchToRun, tabsOf } from './lobby-rules.ts'

const { slots, casino, liveCasino, virtualGames } = LOBBIES
const PLAYER = '2348031234561'
const numbers = (lobby: Parameters<typeof tabsOf>[0], name?: string) => tabsOf(lobby, name).map((tab) => tab.category)
const at = (query: string, name?: string) => placeOf(slots, name, new URLSearchParams(query))

describe('G01 G04 the tabs', () => {
  test('of a player with a mobile number', () => {
    expect(numbers(slots, PLAYER)).toEqual([1, 0, 24, 25, 4, 2, 3, 5, 6, 7])
    expect(numbers(casino, PLAYER)).toEqual([1, 0, 2, 3, 13, 14, 15, 16, 17])
    expect(numbers(liveCasino, PLAYER)).toEqual([1, 0, 8, 9, 10, 11, 12])
    expect(numbers(virtualGames, PLAYER)).toEqual([19, 18, 20, 21, 22, 23])
  })
  test.each([undefined, '', 'amina'])('without favourites for %s', (name) => {
    expect(numbers(slots, name)).toEqual([0, 24, 25, 4, 2, 3, 5, 6, 7])
    expect(numbers(virtualGames, name)).toEqual([18, 20, 21, 22, 23])
  })
})

describe('the address', () => {
  test.each(['', '?category=24', '?category=5&provider=3&search=lion+king'])(
    '%s leads to a place and back',
    (query) => {
      expect(queryOf(slots, at(query))).toBe(query)
    },
  )
  test('G11 virtual games open on 18', () => {
    const place = placeOf(virtualGames, undefined, new URLSearchParams())
    expect(place.category).toBe(18)
    expect(queryOf(virtualGames, place)).toBe('')
  })
  test.each(['?category=99', '?category=-1', '?category=x&provider=y&search=ab', '?category=1'])(
    '%s is the beginning',
    (query) => expect(at(query)).toEqual({ category: 0, providerId: 0, search: '' }),
  )
  test('favourites are a place for a player', () => expect(at('?category=1', PLAYER).category).toBe(1))
})

test('G12 a page is asked for as the specification spells it', () => {
  expect(gamesRequest(slots, { category: 6, providerId: 4, search: 'lion' }, 2, true)).toEqual({
    forMobile: true,
    providerId: 4,
    gameType: 2,
    category: 6,
    searchText: 'lion',
    page: 2,
  })
})

test.each([
  ['', ''],
  ['  ', ''],
  ['l', null],
  ['li', null],
  ['li ', null],
  ['lio', 'lio'],
  [' lion ', 'lion'],
])('G03 "%s" searches for %s', (typed, run) => expect(searchToRun(typed)).toBe(run))

test('G02 fewer than thirty games end the list', () => {
  expect([0, 29, 30, 31].map((length) => isFullPage(Array.from({ length })))).toEqual([false, false, true, true])
})

describe('G06 a tap', () => {
  const tap = { lobby: 'slots', category: 0, url: '/Game/StartEgt?gameId=7', token: 'token' } as const
  test('opens realUrl, on slots with freeplay', () => {
    expect(opens(tap)).toEqual({ game: '/Game/StartEgt?gameId=7&freeplay=0' })
    expect(opens({ ...tap, url: '/Game/StartVivo' })).toEqual({ game: '/Game/StartVivo?freeplay=0' })
    expect(opens({ ...tap, lobby: 'casino' })).toEqual({ game: '/Game/StartEgt?gameId=7' })
  })
  test('needs a login, but in free play', () => {
    expect(opens({ ...tap, token: '' })).toEqual({ to: '/login' })
    expect(opens({ ...tap, token: '', category: 24 })).toEqual({ game: '/Game/StartEgt?gameId=7&freeplay=1' })
    expect(opens({ ...tap, token: '', category: 24, lobby: 'casino' })).toEqual({ to: '/login' })
  })
  test('R81 a sheet opens a game for money or for chips, whatever its place is for', () => {
    expect(opens({ ...tap, category: 24, wants: 'real' })).toEqual({ game: '/Game/StartEgt?gameId=7&freeplay=0' })
    expect(opens({ ...tap, lobby: 'casino', token: '', wants: 'free' })).toEqual({
      game: '/Game/StartEgt?gameId=7&freeplay=1',
    })
    expect(opens({ ...tap, category: 24, token: '', wants: 'real' })).toEqual({ to: '/login' })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('never opens %s', (url) =>
    expect(opens({ ...tap, url })).toBeNull(),
  )
})

describe('what a server says of a game', () => {
  const row = {
    id: 5,
    gameName: 'Simba',
    imageBase: 'https://art.example/',
    imageName: '5.svg',
    realUrl: '/x',
    isFav: true,
  }
  test('G13 G09 name, picture and badges', () => {
    expect(readGames([{ ...row, hasIngameDropsAndWins: true, isInActiveTournament: true }])).toEqual([
      {
        id: 5,
        name: 'Simba',
        picture: 'https://art.example/5.svg',
        url: '/x',
        isFavourite: true,
        badges: ['drops', 'tournament'],
        rtp: '',
        studio: '',
        hasFreePlay: false,
        leastStake: '',
      },
    ])
  })
  test('K04 may lack anything; what cannot be opened is left out', () => {
    expect(readGames([null, {}, { id: 1 }, { id: 2, realUrl: '/x', imageName: null }])).toEqual([
      {
        id: 2,
        name: '#2',
        picture: '',
        url: '/x',
        isFavourite: false,
        badges: [],
        rtp: '',
        studio: '',
        hasFreePlay: false,
        leastStake: '',
      },
    ])
    expect(readGames(null)).toEqual([])
  })
  test('Y03 the return that its company states, and nothing that is none', () => {
    expect(readGames([{ ...row, rtp: '96.5' }])[0]).toMatchObject({ rtp: '96.5' })
    for (const rtp of ['', 'high', '9']) expect(readGames([{ ...row, rtp }])[0]).toMatchObject({ rtp: '' })
  })
  test('R81 studio, free play and least stake as they are said, and no amount that is none', () => {
    expect(readGames([{ ...row, slotPageName: 'EGT', hasFreePlay: true, leastStake: '10.00' }])[0]).toMatchObject({
      studio: 'EGT',
      hasFreePlay: true,
      leastStake: '10.00',
    })
    for (const leastStake of ['', '10', 'free']) expect(readGames([{ ...row, leastStake }])[0]?.leastStake).toBe('')
  })
  test('G04 a mark changes its own page and nothing else', () => {
    const [one, other] = [{ games: readGames([row]) }, { games: readGames([{ ...row, id: 6 }]) }]
    expect(withFavourite(one, 5, false).games[0]?.isFavourite).toBe(false)
    expect(withFavourite(other, 5, false)).toBe(other)
    expect(withFavourite(one, 5, true)).toBe(one)
  })
})
