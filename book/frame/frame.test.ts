/** The frame's pure parts: addresses, routes, the launch, the page around it, what the stream moves, groups of markets. */
import { describe, expect, it, test } from 'vitest'
import { readAddress } from './address.ts'
import { aheadFreshMs } from './answers/ask.ts'
import { changed, scoredIn, type EventRow, type MarketView } from './answers/changes.ts'
import { events, layIn, move } from './answers/events.ts'
import { useFavourites } from './favourites.ts'
import { needsOf } from './first.ts'
import { hostOrigin, isGoToBetslip, nameWith, themeIn } from './host.ts'
import { bestLine } from './lists/columns.ts'
import { blocksOf, groupOf, groupsOf } from './match/groups.ts'
import { routeOf, to } from './routes.ts'
import { launchIn, withoutLaunch } from './session.ts'
import { SKINS } from './skins.ts'

const market = (id: string, specifiers: string, odds: readonly (number | null)[]): MarketView => ({
  market: id,
  specifiers,
  status: 'active',
  outcomes: odds.map((price, at) => ({ id: `o${at}`, odds: price })),
})

const ROW: EventRow = {
  id: '17',
  sport: 'football',
  category: 'Pwani',
  tournament: 'Ligi',
  tournamentId: '3',
  home: 'Mawimbi',
  away: 'Radi',
  startsAt: '2026-11-22T18:00:00.000Z',
  isVirtual: false,
  isReplay: false,
  phase: 'live',
  status: 'live',
  isOpen: true,
  epoch: 4,
  clock: null,
  score: [1, 0],
  markets: [market('a', '', [2000, 1800]), market('b', 'total=2.5', [1900, 1900])],
}

describe('addresses', () => {
  test.each([
    ['/altenar/en-GB/', ['altenar', 'en', '/']],
    ['/bti/sw-SW/event/17', ['bti', 'sw', '/event/17']],
    ['/bsbetting/zh-CN/league/3/', ['bsbetting', 'zh', '/league/3']],
    ['/altenarlite/sw/my-bets', ['altenarlite', 'sw', '/my-bets']],
    ['/altenar/fr-FR/live', ['altenar', 'en', '/live']],
    ['/unknown/zh/', ['altenar', 'zh', '/']],
  ])('Y82 reads %s', (path, wanted) => {
    const { skin, language, pathname } = readAddress(path)
    expect([skin, language, pathname]).toEqual(wanted)
  })

  test.each([
    ['/', 'home', ''],
    ['/event/17', 'event', '17'],
    ['/my-bets', 'my-bets', ''],
    ['/nowhere/at/all', 'missing', ''],
  ])('Y82 %s is the page %s', (path, name, id) => {
    expect(routeOf(path)).toEqual({ name, id })
  })

  it('Y82 a page’s own place leads back to it', () => {
    expect(routeOf(to('league', '3'))).toEqual({ name: 'league', id: '3' })
  })

  it('Y82 each page is rendered from what it asks for first, and a stranger’s id asks for nothing', () => {
    expect(needsOf({ pathname: '/' }, '?sport=tennis')).toEqual([
      { call: 'sports', values: {} },
      { call: 'live', values: { sport: 'tennis' } },
      { call: 'events', values: { sport: 'tennis', hours: 24, offset: 0 } },
    ])
    expect(needsOf({ pathname: '/event/17' }, '')).toContainEqual({ call: 'event', values: { id: '17' } })
    expect(needsOf({ pathname: '/event/x;y' }, '')).toEqual([{ call: 'sports', values: {} }])
  })
})

describe('the launch', () => {
  it('Y82 a session is taken out of the address, and nothing else of it', () => {
    const search = '?sport=tennis&currentSession=s3cret&basePath=%2FSports%2FAltenar'
    expect(launchIn(search)).toEqual({ bearer: 's3cret', basePath: '/Sports/Altenar' })
    expect(withoutLaunch(search)).toBe('?sport=tennis')
    expect(withoutLaunch('?currentSession=s3cret')).toBe('')
  })

  it('Y82 a launch without a session is a visitor’s; an address that is none keeps who was there', () => {
    expect(launchIn('?basePath=/Sports/BTI')).toEqual({ bearer: '', basePath: '/Sports/BTI' })
    expect(launchIn('?sport=tennis')).toBeNull()
  })
})

describe('what a browser keeps', () => {
  // Here, too, there is none.
  it('Y88 a browser that keeps nothing for us still opens the page, and a star stands as long as it does', async () => {
    await useFavourites.persist.rehydrate()
    useFavourites.getState().toggle('matches', '17')
    await useFavourites.persist.rehydrate()
    expect(useFavourites.getState().matches).toEqual(['17'])
    useFavourites.getState().toggle('matches', '17')
    expect(useFavourites.getState().matches).toEqual([])
  })
})

describe('the page around it', () => {
  const [SITE, OTHER] = ['https://site.example', 'https://other.example']
  const around = { allowed: [SITE], referrer: '', basePath: '/Sports/Altenar' }

  it('Y83 is the one that may frame it, when nothing says otherwise', () => {
    expect(hostOrigin(around)).toBe(SITE)
    expect(hostOrigin({ ...around, allowed: [] })).toBeNull()
  })

  it('Y83 is nobody where the browser names another one, whatever the address says', () => {
    expect(hostOrigin({ ...around, ancestors: [OTHER], basePath: `${SITE}/Sports/Altenar` })).toBeNull()
    expect(hostOrigin({ ...around, ancestors: [SITE, OTHER] })).toBe(SITE)
  })

  it('Y83 of several it is the one that the referrer or the launch names, and never one that may not', () => {
    const several = { ...around, allowed: [SITE, OTHER] }
    expect(hostOrigin(several)).toBeNull()
    expect(hostOrigin({ ...several, referrer: `${OTHER}/Sports` })).toBe(OTHER)
    expect(hostOrigin({ ...several, basePath: `${SITE}/Sports/BTI` })).toBe(SITE)
    expect(hostOrigin({ ...several, basePath: 'https://third.example/' })).toBeNull()
    expect(hostOrigin({ ...several, basePath: 'javascript:alert(1)' })).toBeNull()
  })

  it('Y83 names its messages as its skin does, and takes goToBetslip with the prefix and without', () => {
    expect(nameWith(SKINS.altenar.prefix, 'betPlaced')).toBe('OMFE:betPlaced')
    expect(nameWith(SKINS.bti.prefix, 'betPlaced')).toBe('betPlaced')
    expect(['goToBetslip', { type: 'goToBetslip' }, { type: 'GMCMS:goToBetslip' }].every(isGoToBetslip)).toBe(true)
    expect(['OMFE:goToBetslip', { type: 'betPlaced' }, null, 7].some(isGoToBetslip)).toBe(false)
  })
})

describe('the colours of the page around it', () => {
  it('O91 are taken from setTheme with the prefix and without, light, dark or as the device has them, and nothing else', () => {
    const said = (type: string, theme: unknown) => themeIn({ type, payload: { theme } })
    expect([said('setTheme', 'light'), said('GMCMS:setTheme', 'dark'), said('setTheme', 'system')]).toEqual([
      ...['light', 'dark', 'system'],
    ])
    for (const raw of [said('setTheme', 'pink'), said('OMFE:setTheme', 'dark'), themeIn({ type: 'setTheme' })])
      expect(raw).toBeNull()
    for (const raw of ['setTheme', null, 7, { type: 'setTheme', payload: 'dark' }]) expect(themeIn(raw)).toBeNull()
  })

  it('O91 leave the address with the session', () => {
    expect(withoutLaunch('?sport=tennis&currentSession=s1&basePath=%2F&theme=dark')).toBe('?sport=tennis')
  })
})

describe('what the stream moves', () => {
  it('Y84 new odds keep their market’s place and status, and the others stay', () => {
    const after = changed(ROW, { ...ROW, markets: [], odds: { 'b?total=2.5': [1500, null] } })
    expect(after.markets.map((one) => one.market)).toEqual(['a', 'b'])
    expect(after.markets[1]!.outcomes.map((one) => one.odds)).toEqual([1500, null])
    expect(after.markets[0]).toEqual(ROW.markets[0])
  })

  it('Y84 a market that is shut is replaced in its place, a new one comes last, one that is gone goes', () => {
    const shut = { ...ROW.markets[0]!, status: 'suspended' as const }
    const after = changed(ROW, { ...ROW, markets: [market('c', '', [1100]), shut], gone: ['b?total=2.5'] })
    expect(after.markets.map((one) => `${one.market} ${one.status}`)).toEqual(['a suspended', 'c active'])
  })

  const oddsOf = (id: string) => events.getState().heads[id]!.markets.map(({ outcomes }) => outcomes[0]!.odds)

  it('Y84 an answer that was asked for before the stream moved a match does not take its prices back', () => {
    const row = { ...ROW, id: 'quick' }
    move('heads', 'whole', { events: [row], left: [] })
    const askedAtMs = performance.now()
    move('heads', 'delta', { events: [{ ...row, markets: [], odds: { 'a?': [2100, 1700] } }], left: [] })
    layIn('heads', [row], askedAtMs)
    expect(oddsOf('quick')).toEqual([2100, 1900])
    // One that is asked for now may say what the line lost.
    layIn('heads', [row], Infinity)
    expect(oddsOf('quick')).toEqual([2000, 1900])
  })

  it('Y84 of a match that has just begun only what the stream tells stands', () => {
    move('heads', 'whole', { events: [], left: [] })
    const ahead = { ...ROW, id: 'begun', phase: 'before' as const, score: null }
    layIn('heads', [ahead], performance.now())
    move('heads', 'delta', {
      events: [{ ...ahead, phase: 'live', markets: [market('a', '', [1500, 2500])] }],
      left: [],
    })
    expect(oddsOf('begun')).toEqual([1500])
  })

  it('Y84 only a score that is another one is worth saying', () => {
    expect(scoredIn(ROW, { ...ROW, score: [1, 1] })).toBe(true)
    expect(scoredIn(ROW, { ...ROW, epoch: 5 })).toBe(false)
    expect(scoredIn(undefined, ROW)).toBe(false)
  })
})

describe('markets', () => {
  it('Y84 a list shows the line whose sides are nearest', () => {
    const lines = [market('t', 'total=1.5', [1200, 4000]), market('t', 'total=2.5', [1900, 1950])]
    expect(bestLine(lines, 't')?.specifiers).toBe('total=2.5')
    expect(bestLine([market('t', 'total=0.5', [null, 9000]), lines[0]!], 't')?.specifiers).toBe('total=1.5')
    expect(bestLine(lines, 'u')).toBeNull()
  })

  test.each([
    ['goals.match.1x2', 'main'],
    ['goals.1h.1x2', 'halves'],
    ['goals.halves.half-time-full-time', 'halves'],
    ['goals.match.home-total', 'totals'],
    ['goals.match.1x2-total', 'totals'],
    ['goals.match.asian-handicap', 'handicaps'],
    ['goals.match.correct-score', 'goals'],
    ['goals.course.next-goal', 'goals'],
    ['corners.match.total', 'counts'],
    ['games.set.winner', 'halves'],
    ['goals.match.odd-even', 'others'],
  ])('Y84 %s stands among %s', (id, group) => {
    expect(groupOf(id)).toBe(group)
  })

  it('Y84 lines of a market are one block in the order of their lines, those of each quarter apart', () => {
    const blocks = blocksOf([
      market('points.quarter.total', 'quarter=1|total=40.5', [1900, 1900]),
      market('points.quarter.total', 'quarter=2|total=41.5', [1900, 1900]),
      market('points.match.total', 'total=160.5', [1900, 1900]),
      market('points.match.total', 'total=9.5', [1900, 1900]),
    ])
    expect(blocks.map(({ lines }) => lines.map((one) => one.specifiers))).toEqual([
      ['quarter=1|total=40.5'],
      ['quarter=2|total=41.5'],
      ['total=9.5', 'total=160.5'],
    ])
    expect([...groupsOf([market('corners.match.1x2', '', [2000])]).keys()]).toEqual(['counts'])
  })
})

test.each([
  ['nothing was said yet', null, 5_000],
  ['no match is ahead', [], 5_000],
  [
    'all markets are suspended',
    [{ ...ROW, markets: [{ ...market('goals.match.1x2', '', [2000]), status: 'suspended' as const }] }],
    5_000,
  ],
  ['something can be picked', [{ ...ROW, markets: [market('goals.match.1x2', '', [2000])] }], 20_000],
])('Y84 a list where %s is asked for again in due time', (_, rows, ms) => {
  expect(aheadFreshMs(rows === null ? null : { events: rows })).toBe(ms)
})
