/** The seven rules of a wallet callback, over HTTP against the real server, for each game company, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game } from '@uwanja/contract/site/game'
import { security } from '@uwanja/contract/site/security'
import { GAME_COMPANIES, type GameCompany } from '@uwanja/providers/games'
import { betsolutionsCallbackClient } from '@uwanja/providers/games/betsolutions'
import { walletConformance } from '@uwanja/providers/games/conformance'
import { strangersKeys } from '@uwanja/providers/games/conformance-platform'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import type { Call } from '@uwanja/contract/wire/call'
import type { ListedGame } from '@uwanja/providers/listed-game'
import type { SpokenAsk } from '@uwanja/providers/games/callback-client'
import type { Wire } from '@uwanja/providers/plugs'
import { DATABASE_KINDS, FULLEST, type DatabaseKind } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { openSession } from '../sessions/store.ts'
import { openGameSession } from './store.ts'

const publicTokenOf = async (house: House, token: string): Promise<string> => {
  const launched = await house.send(
    game.startBetsolutions,
    { productId: '3', gameId: '7001', lang: 'en', freeplay: '0' },
    token,
  )
  return new URL((launched.data as { url: string }).url).searchParams.get('Token') ?? ''
}

/** One house of each kind for all companies: their money meets in one ledger, as it does in life. */
const houses = new Map<DatabaseKind, Promise<House>>()
const houseOf = (kind: DatabaseKind): Promise<House> => {
  const house = houses.get(kind) ?? aHouse(kind)
  houses.set(kind, house)
  return house
}
afterAll(async () => {
  for (const opened of houses.values()) {
    const house = await opened
    await expectBooks(house)
    await house.close()
  }
})

/** Every dialect on the fullest database; one of each sort (two calls, one call for both) on the other one too. */
const ON_ALL: readonly string[] = ['betsolutions', 'egt']
const each = Object.entries(GAME_SUBJECTS).flatMap(([company, subject]) =>
  DATABASE_KINDS.filter((kind) => kind === FULLEST || ON_ALL.includes(company)).map((kind) => ({
    company: company as GameCompany,
    subject,
    kind,
  })),
)
for (const { company, subject, kind } of each) {
  walletConformance(`${company}, on ${kind}`, async () => {
    const house = await houseOf(kind)
    const keys = house.keys[company] ?? {}
    const wire: Wire = {
      baseUrl: `${house.sandbox.url}/${company}`,
      callbackUrl: `${house.apiUrl}/callbacks/games/${company}`,
      keys,
      timeoutMs: 1_000,
    }
    return {
      plug: GAME_COMPANIES[company],
      wire,
      strangersWire: { ...wire, keys: strangersKeys(keys) },
      callbackClient: subject.callbackClient(keys),
      stranger: subject.callbackClient(strangersKeys(keys)),
      currency: 'NGN',
      ...subject.game,
      async post({ path, headers, rawBody }) {
        const answer = await fetch(wire.callbackUrl + path, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: rawBody,
        })
        return { http: answer.status, body: await answer.text() }
      },
      async aPlayer(balanceMinor) {
        const player = await aPlayer(house, { cash: balanceMinor })
        return {
          id: player.id.toString(),
          // What a launch writes down, whatever the company's own launch call is.
          publicToken: () =>
            openGameSession(house.db, { playerId: player.id, sessionId: player.sessionId, company, ...subject.game }),
          async balanceMinor() {
            const wallet = await house.server.money.read.wallet(house.db, player.id)
            return wallet!.cash + wallet!.bonus
          },
          logOut: async () => void (await house.send(security.logOff, {}, player.token)),
        }
      },
      close: () => Promise.resolve(),
    }
  })
}

describe('launches', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse('embedded')
    await house.server.listGames()
  })
  afterAll(() => house.close())
  const start = (input: object, token?: string) =>
    house.send(game.startBetsolutions, { productId: '3', gameId: '7001', lang: 'en', ...input }, token) as Promise<{
      status: string
      data: { url: string }
    }>

  it('G06 real play needs a login, free play needs none and carries no token', async () => {
    expect((await start({ freeplay: '0' }, '')).status).toBe('UNAUTHORIZED')
    const free = await start({ freeplay: '1' }, '')
    expect(free.status).toBe('SUCCESS')
    expect(new URL(free.data.url).searchParams.get('IsFreePlay')).toBe('1')
    expect(new URL(free.data.url).searchParams.get('Token') ?? '').toBe('')
  })

  it('X08 a browser opens a game for money only with its cookie half', async () => {
    const player = await aPlayer(house, { cash: 1_000n })
    const { token } = await house.db.transaction((tx) =>
      openSession(tx, { playerId: player.id, isBrowser: true, isMobile: true, ip: '127.0.0.1', agent: 'test' }),
    )
    expect((await start({ freeplay: '0' }, token)).status).toBe('SESSION_NOT_BOUND')
  })

  it('G07 an unknown game or product is refused', async () => {
    const player = await aPlayer(house)
    for (const input of [{ gameId: '1' }, { productId: '2' }, { gameId: '../7001' }]) {
      expect((await start(input, player.token)).status).toBe('GAME_NOT_AVAILABLE')
    }
  })

  /** Each company's call; one that the contract has no call for yet is opened by nobody. */
  const LAUNCHES: Readonly<Partial<Record<GameCompany, (of: ListedGame) => readonly [Call, object]>>> = {
    egt: ({ id: gameId }) => [game.startEgt, { gameId, eq: '', isMobile: '1' }],
    softgaming: ({ id: gameId, launch }) => [
      game.startSoftGaming,
      { ...launch, gameId, isMobile: '0', lobyUrl: '/slots' },
    ],
    betsolutions: ({ id: gameId, launch }) => [game.startBetsolutions, { ...launch, gameId }],
    endorphina: ({ id: gameId }) => [game.startEndorphina, { gameId, lobbyUrl: 'https://elsewhere.example/' }],
    betconstruct: ({ id: gameId }) => [game.startBetConstruct, { gameId }],
    qtech: ({ id: gameid }) => [game.startQTech, { gameid, lobbyUrl: '', isMobile: '1' }],
    globalbet: ({ id: gameid }) => [game.startGlobalBet, { gameid, isMobile: '1' }],
    vivo: ({ id: gameid }) => [game.startVivo, { gameid }],
  }
  it('G06 every launch of the contract is tried', () => {
    const tried = Object.values(LAUNCHES).map((say) => say({ id: '1', launch: {} } as never)[0].path)
    // `startGame` opens a company that has no call of its own (M26).
    const rows = Object.entries(game).filter(([name]) => name.startsWith('start') && name !== 'startGame')
    expect(tried.sort()).toEqual(rows.map(([, { path }]) => path).sort())
  })

  it.each(Object.entries(LAUNCHES))('G07 G08 G14 %s opens a game, for money and for nothing', async (name, say) => {
    const company = name as GameCompany
    const baseUrl = `${house.sandbox.url}/${company}`
    const wire: Wire = { baseUrl, callbackUrl: '', keys: house.keys[company] ?? {}, timeoutMs: 5_000 }
    const [listed] = await GAME_COMPANIES[company].list(wire)
    const [row, words] = say(listed!)
    const player = await aPlayer(house, { cash: 1_000n })
    const visit = async (freeplay: '0' | '1', token: string) => {
      const { status, data } = await house.send(row, { ...words, lang: 'sw', freeplay } as never, token)
      if (status !== 'SUCCESS') return status
      const { url } = data as { url: string }
      const first = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
      const second = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
      return [first, second] as const
    }
    expect(await visit('0', '')).toBe('UNAUTHORIZED')
    // The address is good for one visit, and the way out never leads to somebody else.
    const [first, second] = (await visit('0', player.token)) as readonly [string, string]
    expect(first).toMatch(/^\/studio\/[a-z-]+\/#s=[\w-]{32}&lang=sw/)
    expect(first).not.toContain('elsewhere')
    expect(second).toContain('error=token')
    expect(((await visit('1', '')) as readonly [string, string])[0]).toMatch(/#s=[\w-]{32}&lang=sw/)
  })

  it('X07 G07 a launch token is not the session’s own, and is good for five minutes', async () => {
    const player = await aPlayer(house)
    const token = await publicTokenOf(house, player.token)
    expect(token).not.toContain(player.token)
    await house.shift(301)
    const callbackClient = betsolutionsCallbackClient(house.keys.betsolutions, '3')
    const ask: SpokenAsk = { ask: 'open', publicToken: token }
    const { path, headers, body } = callbackClient.say(ask)
    const answer = await fetch(`${house.apiUrl}/callbacks/games/betsolutions${path}`, { method: 'POST', headers, body })
    expect(callbackClient.hear(answer.status, await answer.text(), ask)).toMatchObject({ heard: 'refused' })
  })

  it('X04 a callback of an unknown company is not found', async () => {
    expect((await fetch(`${house.apiUrl}/callbacks/games/nobody/Bet`, { method: 'POST', body: 'a=1' })).status).toBe(
      404,
    )
    expect(
      (await fetch(`${house.apiUrl}/callbacks/games/constructor/Bet`, { method: 'POST', body: 'a=1' })).status,
    ).toBe(404)
  })
})
