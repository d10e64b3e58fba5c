/** What the first screen shows, over HTTP and in the server's page: from the lists, the jackpot, the races and the bookmaker. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { home, type HomeNow } from '@uwanja/contract/site/home'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, type House } from '../testing/house.ts'

const MATCH = {
  id: '24',
  sport: 'football',
  tournament: 'Ligi Kuu ya Pwani',
  tournamentId: '3',
  home: 'Dira City',
  away: 'Fukwe United',
  startsAt: '2026-11-25T21:00:00.000Z',
  isOpen: true,
  clock: { minute: 71.4, period: '2h', isRunning: true },
  score: [1, 1],
  markets: [
    { market: 'goals.match.total', status: 'active', outcomes: [{ id: 'over', odds: 1900 }] },
    {
      market: 'goals.match.1x2',
      status: 'active',
      outcomes: [
        { id: '1', odds: 3740 },
        { id: 'x', odds: null },
        { id: '2', odds: 5120 },
      ],
    },
  ],
}
const AHEAD = { ...MATCH, id: '41', clock: null, score: null }

/** A bookmaker of a stranger's: tennis before football, one that is closed, one that is live and ahead at once. */
const PAGES: Readonly<Record<string, readonly unknown[]>> = {
  '/book/v1/live': [
    { ...MATCH, id: '17', clock: { minute: 85, period: '2h', isRunning: true } },
    { ...MATCH, id: '18', sport: 'tennis', tournamentId: '4' },
    { ...MATCH, id: '19', isOpen: false },
    MATCH,
  ],
  '/book/v1/sports': [
    {
      tournaments: [
        { id: '3', names: { tournament: { en: 'Coast Premier League' } } },
        { id: '4', names: { tournament: {} } },
      ],
    },
  ],
  '/book/v1/events': [AHEAD, MATCH, { ...AHEAD, id: '42' }, { ...AHEAD, id: '43' }],
}

let book: Server
let house: House
let isThere = true
beforeAll(async () => {
  book = createServer((request, response) => {
    const events = PAGES[request.url!.split('?')[0]!]
    response.writeHead(isThere && events ? 200 : 503, { 'content-type': 'application/json' })
    const data = request.url === '/book/v1/sports' ? events : { events, total: 9 }
    response.end(JSON.stringify({ statusCode: 0, status: 'SUCCESS', data }))
  })
  await new Promise<void>((listening) => book.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${String((book.address() as AddressInfo).port)}`
  house = await aHouse('embedded', {
    BSBETTING_URL: `${url}/bsbetting`,
    BSBETTING_OPERATOR_ID: 'us',
    BSBETTING_SECRET: 'a'.repeat(32),
  })
  await house.server.listGames()
})
afterAll(async () => {
  await house.close()
  await new Promise((closed) => book.close(closed))
})

const asked = async (forMobile = true) => (await house.send(home.getNow, { forMobile }, '')).data as HomeNow

it('R63 football that is live comes first, then other live matches, what is all but over, then those ahead, each once and four at most', async () => {
  const { matches, games, jackpot, race, promotion } = await asked()
  expect(matches.map(({ id }) => id)).toEqual(['24', '18', '17', '41'])
  expect(matches[0]).toEqual({
    id: '24',
    sport: 'football',
    league: 'Coast Premier League',
    home: 'Dira City',
    away: 'Fukwe United',
    startsAt: '2026-11-25T21:00:00.000Z',
    minute: 71,
    score: [1, 1],
    odds: [
      { id: '1', odds: 3740 },
      { id: 'x', odds: null },
      { id: '2', odds: 5120 },
    ],
  })
  // By the name that it has in the language, where it has another one there.
  expect(matches[1]).toMatchObject({ id: '18', league: 'Ligi Kuu ya Pwani' })
  expect(matches[3]).toMatchObject({ minute: null, score: null })
  expect(games).toHaveLength(6)
  // Nothing is on that nobody has set up.
  expect([jackpot, race, promotion]).toEqual([null, null, null])
})

it('R63 a bookmaker that is away takes nothing else along', async () => {
  isThere = false
  // Asked as another device, because the answer is kept for some seconds.
  const { matches, games } = await asked(false)
  expect(matches).toEqual([])
  expect(games).toHaveLength(6)
})
