/** Launches of the sportsbooks over HTTP, with the book itself at their other end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Book, openBookOf } from '@uwanja/book/open'
import { BOOK_SCHEMA } from '@uwanja/book/schemas'
import { protection } from '@uwanja/contract/site/protection'
import { security } from '@uwanja/contract/site/security'
import { sports } from '@uwanja/contract/site/sports'
import { migrate, readMigrations } from '@uwanja/database/migrate'
import { freePort } from '@uwanja/runtime/free-port'
import { RULE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

const SETTINGS = { bookKey: '', feedUrl: '', feedKey: '', trustProxy: [] }

describe.each(RULE_KINDS)('sportsbooks on %s', (kind) => {
  let house: House, book: Book, bookUrl: string
  beforeAll(async () => {
    const port = await freePort()
    bookUrl = `http://127.0.0.1:${String(port)}`
    const at = (name: string) => [`${name.toUpperCase()}_URL`, `${bookUrl}/${name}`]
    house = await aHouse(kind, {
      ...Object.fromEntries(['bsbetting', 'altenar', 'altenarlite', 'bti'].map(at)),
      ALTENAR_WIDGET_URL: 'https://widget.example/kit.js',
      MORE_BETTING_PROVIDERS: '77 Another https://another.example/frame',
    })
    await migrate(house.db, readMigrations([BOOK_SCHEMA]))
    const around = { doors: house.server.sportDoors, framedBy: [house.apiUrl], onFault: () => {} }
    book = openBookOf(house.db, { ...SETTINGS, bookUrl }, around)
    await book.app.listen({ host: '127.0.0.1', port })
  })
  afterAll(async () => {
    await book.close()
    await house.close()
  })
  const asked = async (action: string, token = '') => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${house.apiUrl}/api/api/Sports/${action}`, { method: 'POST', headers })
    return (await answer.json()) as { statusCode: number; status: string; data: Record<string, unknown> | null }
  }

  it('P01 P10 the list is bare, has the four known ids and whatever operators add, each with where it leads', async () => {
    expect((await house.send(sports.getBettingProviders, {})).data).toEqual([
      { id: 33, name: 'BSBetting', preMatchUrl: '/Sports/BSBetting' },
      { id: 44, name: 'Altenar', preMatchUrl: '/Sports/Altenar' },
      { id: 99, name: 'AltenarLite', preMatchUrl: '/Sports/AltenarLite' },
      { id: 253, name: 'BTI', preMatchUrl: '/Sports/BTI' },
      { id: 77, name: 'Another', preMatchUrl: 'https://another.example/frame' },
    ])
  })

  it('P02 P03 an empty bearer opens each for a visitor, without a session; a dead one is refused', async () => {
    const bare = (name: string, page: string) => ({
      iFramebaseUrl: `${bookUrl}/${name}`,
      currentSession: '',
      basePath: `/Sports/${page}`,
    })
    expect(await asked('EveryMatrix?lang=en-GB')).toEqual({
      statusCode: 0,
      status: 'SUCCESS',
      data: bare('bti', 'BTI'),
    })
    expect((await asked('BSBetting')).data).toMatchObject(bare('bsbetting', 'BSBetting'))
    expect((await asked('Altenar?lang=en-GB&isLite=false')).data).toMatchObject(bare('altenar', 'Altenar'))
    expect((await asked('Altenar?lang=en-GB&isLite=true')).data).toMatchObject(bare('altenarlite', 'AltenarLite'))
    expect((await asked('BSBetting', 'dead')).status).toBe('UNAUTHORIZED')
  })

  it('P03 P07 a player’s session is the book’s, once more under the names of the iframe and the widget client', async () => {
    const { id, token } = await aPlayer(house, { cash: 10_000n })
    const { data: framed } = await asked('BSBetting', token)
    expect(framed).toMatchObject({
      baseUrl: framed!['iFramebaseUrl'],
      token: framed!['currentSession'],
      merchantId: 'test-house',
    })
    expect(await book.sessions.sessionOf(framed!['token'] as string)).toMatchObject({
      wallet: 'bsbetting',
      walletPlayer: `${id}`,
      currency: 'NGN',
      skin: 'bsbetting',
    })
    const { data: widget } = await asked('AltenarNew?lang=sw-SW&isLite=false', token)
    expect(widget).toMatchObject({
      url: 'https://widget.example/kit.js',
      lang: 'sw-SW',
      skinId: 'altenar',
      lite: false,
      token: widget!['currentSession'],
    })
    expect((await book.sessions.sessionOf(widget!['token'] as string))!.lang).toBe('sw')
  })

  it('P11 P12 languages are read long and short, and any other is English', async () => {
    const cultures = ['en', 'en-GB', 'sw', 'sw-SW', 'zh-CN', 'fr-FR', ''].map(async (lang) => {
      const { data } = await asked(`Altenar?lang=${lang}&isLite=true`)
      return [data!['lang'], data!['lite'], data!['skinId']]
    })
    expect(await Promise.all(cultures)).toEqual(
      ['en-GB', 'en-GB', 'sw-SW', 'sw-SW', 'zh-CN', 'en-GB', 'en-GB'].map((one) => [one, true, 'altenarlite']),
    )
    const { token } = await aPlayer(house)
    const { data } = await asked('EveryMatrix?lang=zh-CN', token)
    expect((await book.sessions.sessionOf(data!['currentSession'] as string))!.lang).toBe('zh')
  })

  it('Y71 who logs off is nobody at the book within 20 s', async () => {
    const { token } = await aPlayer(house)
    const session = (await asked('EveryMatrix?lang=en', token)).data!['currentSession'] as string
    await house.send(security.logOff, {}, token)
    await house.shift(21)
    expect(await book.sessions.sessionOf(session)).toBeNull()
  })

  it('Y72 who takes a break is told so and not launched; a bookmaker that is away is no fault', async () => {
    const { token } = await aPlayer(house)
    await house.send(protection.takeTimeOut, { hours: 24 }, token)
    expect((await asked('BSBetting', token)).status).toBe('TIME_OUT_ACTIVE')
    const away = await aHouse(kind, { BTI_URL: 'http://127.0.0.1:1/bti' })
    const answer = await fetch(`${away.apiUrl}/api/api/Sports/EveryMatrix?lang=en`, { method: 'POST' })
    expect(await answer.json()).toMatchObject({ status: 'SPORTSBOOK_NOT_AVAILABLE', data: null })
    await away.close()
  })
})
