/** The lobbies' calls over HTTP against the studio's own lists: browsing, favourites, the last games, terms on every path. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game, type GameCompanyOption, type ListedGame } from '@uwanja/contract/site/game'
import { LOBBIES } from '@uwanja/contract/site/lobbies'
import { user } from '@uwanja/contract/site/user'
import { OPEN_TERMS } from '@uwanja/money'
import { cursorsReachTheEnd, isEverythingRead } from '@uwanja/money/testing'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { PLAYS } from '../catalogue/plays.ts'
import { project } from '../runtime/projections.ts'
import { catalogueChanged } from '../catalogue/store.ts'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { firstGames } from './first-games.ts'

const ZEPPELIN = { productId: '3', gameId: '7001', lang: 'en', freeplay: '0' }

describe('lobbies over HTTP', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    await house.server.listGames()
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })
  const games = async (more: object = {}, token = '') => {
    const body = { forMobile: true, providerId: 0, gameType: 0, category: 0, searchText: '', page: 1, ...more }
    return (await house.send(game.getGames, body, token)).data as ListedGame[]
  }
  const zeppelin = async (token = '') => {
    const [found] = await games({ searchText: 'zeppelin' }, token)
    return found!
  }

  it('G12 G13 G15 a visitor with an empty token browses: a bare list with what a tile shows', async () => {
    expect(await zeppelin()).toMatchObject({
      gameName: 'Zeppelin',
      imageName: '7001.svg',
      realUrl: '/game/StartBetSolutions/3?gameId=7001',
      isFav: false,
      hasIngameDropsAndWins: false,
      isInActiveTournament: false,
    })
    const { data } = await house.send(game.getGameProviders, { gameType: 0 }, '')
    expect((data as GameCompanyOption[]).map(({ slotPageName }) => slotPageName)).toContain('BetSolutions')
    expect((await games({ category: 13 })).map(({ gameName }) => gameName)).toContain('Zeppelin')
    const listed = await GAME_COMPANIES.betsolutions.list({
      baseUrl: `${house.sandbox.url}/betsolutions`,
      callbackUrl: '',
      keys: house.keys.betsolutions,
      timeoutMs: 5_000,
    })
    expect(listed.length).toBeGreaterThan(0)
  })

  it('G18 the server’s page begins with the answers that its own first questions would have had', async () => {
    const first = firstGames(house.server.catalogue)
    for (const { path, gameType, opensOn: category } of Object.values(LOBBIES))
      for (const forMobile of [true, false]) {
        const rows = await games({ gameType, category, forMobile })
        // Virtual games share the casino's type: their studios are those of their own category.
        const asked = path === '/virtualgames' ? { gameType, category } : { gameType }
        const { data: studios } = await house.send(game.getGameProviders, asked, '')
        expect(await first(path, forMobile)).toEqual({ gameType, category, forMobile, rows, studios })
      }
    expect(await first('/terms', true)).toBeNull()
  })

  it('G12 a page of games goes out compressed to whoever reads that, a short answer as it is', async () => {
    const formOf = async (category: number, accepted: string) => {
      const body = JSON.stringify({ forMobile: true, providerId: 0, gameType: 0, category, searchText: '', page: 1 })
      const headers = { 'content-type': 'application/json', 'accept-encoding': accepted }
      const answer = await fetch(house.apiUrl + game.getGames.path, { method: 'POST', headers, body })
      expect(await answer.json()).toMatchObject({ statusCode: 0 })
      return answer.headers.get('content-encoding')
    }
    expect(await formOf(0, 'gzip, br')).toBe('gzip')
    expect(await formOf(0, 'identity')).toBeNull()
    // Favourites of a visitor: none.
    expect(await formOf(1, 'gzip, br')).toBeNull()
  })

  it('G12 clients in the field leave things out and send text', async () => {
    for (const body of [{ gameType: '0' }, { gameType: 0, providerId: '', searchText: null, forMobile: 'true' }]) {
      const answer = await house.send(game.getGames, body as never, '')
      expect(answer.statusCode).toBe(0)
    }
    for (const body of [{}, { gameType: 9 }, { gameType: 0, page: -1 }, { gameType: 0, searchText: 'x'.repeat(101) }])
      expect((await house.send(game.getGames, body as never, '')).status).toBe('VALIDATION_ERROR')
  })

  it('G04 favourites: status 0 both ways, twice is once, each player their own, a visitor none', async () => {
    const [one, other] = [await aPlayer(house), await aPlayer(house)]
    const { id } = await zeppelin()
    for (let time = 0; time < 2; time++)
      expect((await house.send(game.addFavGame, { Id: id }, one.token)).statusCode).toBe(0)
    expect((await zeppelin(one.token)).isFav).toBe(true)
    expect((await zeppelin(other.token)).isFav).toBe(false)
    expect((await games({ category: 1 }, one.token)).map((row) => [row.id, row.isFav])).toEqual([[id, true]])
    expect(await games({ category: 1 }, other.token)).toEqual([])
    expect(await games({ category: 1 })).toEqual([])
    expect(await games({ category: 19 }, one.token)).toEqual([])
    expect((await house.send(game.addFavGame, { Id: 99_999_999 }, one.token)).status).toBe('GAME_NOT_AVAILABLE')
    expect((await house.send(game.addFavGame, { Id: id }, '')).status).toBe('UNAUTHORIZED')
    for (let time = 0; time < 2; time++)
      expect((await house.send(game.removeFavGame, { Id: id }, one.token)).statusCode).toBe(0)
    expect((await zeppelin(one.token)).isFav).toBe(false)
  })

  it('G08 R64 R68 what a player staked on is among their last games, and their history names it; a game that is off is neither listed nor launched', async () => {
    const player = await aPlayer(house, { cash: 10_000n })
    const recent = async () =>
      ((await house.send(game.getRecentGames, {}, player.token)).data as ListedGame[]).map((one) => one.gameName)
    expect(await recent()).toEqual([])
    const { money } = house.server
    await money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key: 'lobby-1',
      playerId: player.id,
      round: 'lobby-1',
      amount: { currency: 'NGN', minor: 100n },
      details: { game: '7001' },
    })
    await cursorsReachTheEnd(house.db)
    do await project(house.db, money, PLAYS)
    while (!(await isEverythingRead(house.db, PLAYS.name)))
    expect(await recent()).toEqual(['Zeppelin'])
    const rows = (await house.send(user.transactionHistory, { type: 'all' }, player.token)).data as {
      resp: { type: string; game?: string }[]
    }
    expect(rows.resp.find(({ type }) => type === 'bet')?.game).toBe('Zeppelin')
    // A lobby shows what was played last of its own (R64).
    const inLobby = async (lobby: string) =>
      ((await house.send(game.getRecentGames, { lobby }, player.token)).data as ListedGame[]).length
    expect([await inLobby('casino'), await inLobby('slots'), await inLobby('nowhere')]).toEqual([1, 0, 0])
    expect((await house.send(game.startBetsolutions, ZEPPELIN, player.token)).status).toBe('SUCCESS')
    const set = (isOn: boolean) =>
      house.db.transaction(async (tx) => {
        await money.terms.set(tx, { source: 'betsolutions', game: '' }, 'NGN', { ...OPEN_TERMS, isOn })
        await catalogueChanged(tx)
      })
    await set(false)
    house.server.catalogue.changed()
    expect(await recent()).toEqual([])
    expect(await games({ searchText: 'zeppelin' })).toEqual([])
    expect((await house.send(game.startBetsolutions, ZEPPELIN, player.token)).status).toBe('GAME_NOT_AVAILABLE')
    await set(true)
    house.server.catalogue.changed()
    expect(await recent()).toEqual(['Zeppelin'])
  })
})
