/** The lobbies' lists: which game stands in which tab, in which order, and how pages, companies, devices and search narrow them. */
import { describe, expect, it } from 'vitest'
import { OPEN_TERMS } from '@uwanja/money'
import { GAME_KINDS } from '@uwanja/providers/listed-game'
import { filableCategories, HEAD_SIZE } from './filing.ts'
import { makeLists, type Question } from './lists.ts'
import { normalised, openSearch } from './search.ts'
import type { StoredCompany, StoredGame } from './store.ts'
import { aStoredGame } from './testing.ts'

const COMPANIES: StoredCompany[] = [
  { id: 1, company: 'egt', position: 2, listedAt: new Date(), terms: OPEN_TERMS },
  { id: 2, company: 'betsolutions', position: null, listedAt: new Date(), terms: OPEN_TERMS },
  { id: 3, company: 'vivo', position: 1, listedAt: null, terms: OPEN_TERMS },
]
const asked = (more: Partial<Question>): Question => ({
  gameType: 2,
  category: 0,
  companyId: 0,
  device: null,
  words: '',
  page: 1,
  favourites: [],
  ...more,
})
const lists = (games: StoredGame[]) => makeLists(games, COMPANIES)
const names = (games: StoredGame[], more: Partial<Question>) =>
  lists(games)
    .page(asked(more))
    .map(({ name }) => name)

describe('the lobbies’ lists', () => {
  it('G01 G11 every kind stands in its lobby’s all, in its own category, and in no other lobby', () => {
    const games = GAME_KINDS.map((kind) => aStoredGame({ kind, name: kind }))
    const all = { slots: [2, 0], casino: [0, 0], live: [1, 0], virtual: [0, 18] } as const
    const found = Object.values(all).map(([gameType, category]) => names(games, { gameType, category }))
    expect(found.flat().sort()).toEqual([...GAME_KINDS].sort())
    const own = { 6: 'slot-video', 7: 'slot-classic' }
    for (const [category, kind] of Object.entries(own))
      expect(names(games, { category: Number(category) })).toEqual([kind])
    const casino = { 14: 'table', 15: 'video-poker', 16: 'bingo', 22: 'virtual-horse', 23: 'virtual-football' }
    for (const [category, kind] of Object.entries(casino))
      expect(names(games, { gameType: 0, category: Number(category) })).toEqual([kind])
    const live = { 8: 'live-baccarat', 9: 'live-poker', 10: 'live-blackjack', 11: 'live-roulette', 12: 'live-other' }
    for (const [category, kind] of Object.entries(live))
      expect(names(games, { gameType: 1, category: Number(category) })).toEqual([kind])
    expect(names(games, { gameType: 0, category: 17 })).toEqual(['crash', 'other'])
    expect(names(games, { gameType: 7 })).toEqual([])
    expect(names(games, { category: 99 })).toEqual([])
  })

  it('G01 features and flags file a game beside its kind', () => {
    const games = [
      aStoredGame({ name: 'free', features: ['free-play'] }),
      aStoredGame({ name: 'buy', features: ['buy-free-spin'] }),
      aStoredGame({ name: 'drops', hasDropsAndWins: true }),
      aStoredGame({ name: 'cup', isInTournament: true }),
      aStoredGame({ name: 'fair', kind: 'crash', features: ['provably-fair', 'free-play'] }),
    ]
    expect(names(games, { category: 24 })).toEqual(['free'])
    expect(names(games, { category: 5 })).toEqual(['buy'])
    expect(names(games, { category: 25 })).toEqual(['drops'])
    expect(names(games, { category: 4 })).toEqual(['cup'])
    expect(names(games, { gameType: 0, category: 13 })).toEqual(['fair'])
  })

  it('R81 a game says the least stake that its company’s and its own terms leave, and nothing where none is set', () => {
    const terms = (least: bigint | null) => ({ ...OPEN_TERMS, least })
    const said = (own: bigint | null, all: bigint | null) =>
      makeLists([aStoredGame({ ownTerms: terms(own) })], [{ ...COMPANIES[0]!, terms: terms(all) }])
        .page(asked({}))
        .map(({ row }) => row.leastStake)
    expect(said(null, null)).toEqual([undefined])
    expect(said(1_000n, null)).toEqual(['10.00'])
    expect(said(null, 2_050n)).toEqual(['20.50'])
    expect(said(1_000n, 2_050n)).toEqual(['20.50'])
    expect(said(3_000n, 2_050n)).toEqual(['30.00'])
  })

  it('G02 a page holds 30, the last one fewer, and none repeats', () => {
    const games = Array.from({ length: 65 }, () => aStoredGame())
    const pages = [1, 2, 3, 4].map((page) => names(games, { page }))
    expect(pages.map((page) => page.length)).toEqual([30, 30, 5, 0])
    expect(new Set(pages.flat()).size).toBe(65)
    expect(names(games, { page: 0 })).toEqual(pages[0])
  })

  it('places by hand come first, then play, then the newest', () => {
    const games = [
      aStoredGame({ name: 'old', releasedOn: '2020-01-01' }),
      aStoredGame({ name: 'new', releasedOn: '2026-11-01' }),
      aStoredGame({ name: 'played', releasedOn: '2019-01-01', plays: 9 }),
      aStoredGame({ name: 'second', position: 2 }),
      aStoredGame({ name: 'first', position: 1, releasedOn: '2018-01-01' }),
    ]
    expect(names(games, {})).toEqual(['first', 'second', 'played', 'new', 'old'])
    expect(names(games, { category: 3 })).toEqual(['new', 'second', 'old', 'played', 'first'])
    expect(names(games, { category: 2 })[0]).toBe('played')
  })

  it('newest and popular are the head of their order; what is filed by hand is in or out whatever its place', () => {
    const many = Array.from({ length: HEAD_SIZE + 5 }, (_one, at) =>
      aStoredGame({ name: `n${at}`, releasedOn: `20${String(99 - at)}-01-01`.slice(0, 10), plays: at }),
    )
    many[0] = { ...many[0]!, filings: { 3: false } }
    many[HEAD_SIZE + 4] = { ...many[HEAD_SIZE + 4]!, filings: { 3: true, 2: false } }
    const all = (category: number) => [1, 2, 3].flatMap((page) => names(many, { category, page }))
    expect(all(3)).toHaveLength(HEAD_SIZE + 1)
    expect(all(3)).not.toContain('n0')
    expect(all(3).at(-1)).toBe(`n${HEAD_SIZE + 4}`)
    expect(all(2)).toHaveLength(HEAD_SIZE)
    expect(all(2)).not.toContain(`n${HEAD_SIZE + 4}`)
  })

  it('a game is filed by hand into its own lobby’s categories only', () => {
    expect(filableCategories('slot-video')).toEqual([24, 25, 4, 2, 3, 5, 6, 7])
    expect(filableCategories('virtual-horse')).toEqual([20, 21, 22, 23])
    expect(names([aStoredGame({ name: 'x', filings: { 7: true, 6: false } })], { category: 7 })).toEqual(['x'])
    expect(names([aStoredGame({ name: 'x', filings: { 7: true, 6: false } })], { category: 6 })).toEqual([])
  })

  it('G12 company and device narrow a list; companies are those that have games there, in the house’s order', () => {
    const games = [
      aStoredGame({ name: 'a', devices: ['mobile'] }),
      aStoredGame({ name: 'b', companyId: 2, company: 'betsolutions', launch: { productId: '2' } }),
      aStoredGame({ name: 'c', companyId: 3, company: 'vivo', kind: 'live-roulette' }),
    ]
    expect(names(games, { companyId: 2 })).toEqual(['b'])
    expect(names(games, { device: 'desktop' })).toEqual(['b'])
    expect(names(games, { device: 'mobile', companyId: 1 })).toEqual(['a'])
    const of = (gameType: number, category: number | null = null) =>
      lists(games)
        .companies(gameType, category)
        .map(({ slotPageName }) => slotPageName)
    expect(of(2)).toEqual(['EGT', 'BetSolutions'])
    expect(of(1)).toEqual(['Vivo'])
    expect(of(0)).toEqual([])
    expect(of(2, 6)).toEqual(['EGT', 'BetSolutions'])
    expect(lists(games).isKnown('vivo')).toBe(false)
  })

  it('G04 favourites are those of this lobby, newest first; what is gone or off is not shown', () => {
    const [slot, horse, live, off, gone] = [
      aStoredGame({ name: 'slot' }),
      aStoredGame({ name: 'horse', kind: 'virtual-horse' }),
      aStoredGame({ name: 'live', kind: 'live-poker' }),
      aStoredGame({ name: 'off', isOn: false }),
      aStoredGame({ name: 'gone', isListed: false }),
    ] as const
    const games = [slot, horse, live, off, gone]
    const favourites = [...games.map(({ id }) => id), 999_999]
    expect(names(games, { category: 1, favourites })).toEqual(['slot'])
    expect(names(games, { gameType: 0, category: 19, favourites })).toEqual(['horse'])
    expect(names(games, { gameType: 0, category: 1, favourites })).toEqual([])
    expect(names(games, { gameType: 1, category: 1, favourites })).toEqual(['live'])
    expect(names(games, {})).toEqual(['slot'])
  })

  it('G13 G14 decision 18: a row’s picture is imageBase and imageName, its realUrl one of our launch routes', () => {
    const row = (more: Partial<StoredGame>) => lists([aStoredGame(more)]).page(asked({}))[0]!.row
    expect(row({ code: 'a b', image: 'http://x/studio/art/egt/1.svg' })).toMatchObject({
      imageBase: expect.stringMatching(/^\/pictures\/\d+\/[\w-]{8}\/$/) as string,
      imageName: '1.svg',
      realUrl: '/Game/StartEgt?gameId=a%20b',
    })
    const [one, other] = ['http://x/1.svg', 'http://x/2/1.svg'].map((image) => row({ id: 7, image }).imageBase)
    expect(one).not.toBe(other)
    expect(row({ image: 'http://x/pic ture?size=2' }).imageName).toBe('picture')
    expect(row({ image: '' })).toMatchObject({ imageBase: '', imageName: '' })
    expect(row({ company: 'softgaming', launch: { systemId: '991' } }).realUrl).toMatch(
      /^\/Game\/StartSoftGaming\/991\?gameId=/,
    )
    expect(row({ company: 'betsolutions', launch: { productId: '2' } }).realUrl).toMatch(
      /^\/game\/StartBetSolutions\/2\?gameId=/,
    )
    expect(row({ company: 'qtech' }).realUrl).toMatch(/^\/game\/StartQTech\?gameid=/)
    expect(lists([aStoredGame({ company: 'nobody' })]).page(asked({}))).toEqual([])
  })
})

describe('search', () => {
  it('G03 finds every word anywhere in the name, whatever its case, marks and punctuation', () => {
    const search = openSearch(['Café Royale!', 'Royal Fruits', 'Simba’s Café', '幸运 七星', 'AAA aaa'])
    expect(normalised('  Café—Royale! ')).toBe('cafe royale')
    expect(search.find('cafe')).toEqual([0, 2])
    expect(search.find('ROYAL')).toEqual([0, 1])
    expect(search.find('royale cafe')).toEqual([0])
    expect(search.find('七星')).toEqual([3])
    expect(search.find('aaa')).toEqual([4])
    expect(search.find('xyz')).toEqual([])
    expect(search.find('!!!')).toEqual([])
    expect(search.find('ro')).toEqual([0, 1])
  })

  it('finds what a plain scan finds, for parts of every name', () => {
    const all = Array.from({ length: 300 }, (_one, at) => `Star ${String((at * 7919) % 1000)} of ${at % 7}`)
    const search = openSearch(all)
    for (const part of ['sta', '791', ' of 3', 'r 1', '0 of', '99'])
      expect(search.find(part)).toEqual(
        all.flatMap((name, at) => (part.toLowerCase().split(' ').filter(Boolean).every((w) => name.toLowerCase().includes(w)) ? [at] : [])), // oxfmt-ignore
      )
  })

  it('a search narrows its tab and keeps its order', () => {
    const games = [aStoredGame({ name: 'Lion two', plays: 1 }), aStoredGame({ name: 'Lion one', plays: 2 }), aStoredGame({ name: 'Lion live', kind: 'live-poker' })] // oxfmt-ignore
    expect(names(games, { words: 'LION' })).toEqual(['Lion one', 'Lion two'])
    expect(names(games, { words: 'lion', gameType: 1 })).toEqual(['Lion live'])
  })
})

it('Y03 a game says the return that its company states, in percent, and nothing where it states none', () => {
  const { all } = makeLists(
    [aStoredGame({ name: 'a', rtpBasisPoints: 9_650 }), aStoredGame({ name: 'b', rtpBasisPoints: null })],
    [],
  )
  expect(all.map(({ row }) => [row.gameName, row.rtp])).toEqual([
    ['a', '96.5'],
    ['b', undefined],
  ])
})
