/** The catalogue: thousands of titles, no two alike, the same at each start, each with a picture that is light. */
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { GAME_KINDS } from '@uwanja/providers/listed-game'
import { titlesOf } from '../process/titles.ts'
import { artOf } from './art.ts'
import { titlesOfCompany } from './catalogue.ts'
import { COMPANIES } from './companies.ts'
import { mountArt } from './routes.ts'

const ALL = COMPANIES.flatMap(({ company }) => titlesOfCompany(company))
const LISTED = COMPANIES.flatMap(({ company }) => titlesOf(company, 'http://127.0.0.1:8081'))

it('G08 offers at least 3,000 titles of eight companies, with names of their own and ids that differ', () => {
  expect(COMPANIES).toHaveLength(8)
  expect(LISTED.length).toBeGreaterThanOrEqual(3_000)
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length)
  expect(new Set(ALL.map(({ company, gameId }) => `${company}/${gameId}`)).size).toBe(ALL.length)
  expect(ALL.find(({ name }) => name.length < 3 || name.length > 32 || /\s\s|_/.test(name))).toBeUndefined()
})

it('G01 offers games of every kind, so that no lobby has a tab that is always empty', () => {
  expect([...new Set(LISTED.map(({ kind }) => kind))].sort()).toEqual([...GAME_KINDS].sort())
})

it('G08 states a return between 94 and 97.5 percent for every slot, and release days over the years', () => {
  for (const { kind, rtpBasisPoints, id } of LISTED) {
    if (!kind.startsWith('slot-')) continue
    expect(rtpBasisPoints, id).toBeGreaterThanOrEqual(9_400)
    expect(rtpBasisPoints, id).toBeLessThanOrEqual(9_750)
  }
  const years = new Set(LISTED.map(({ releasedOn }) => releasedOn.slice(0, 4)))
  expect(years.size).toBeGreaterThanOrEqual(12)
  expect(
    [...LISTED].sort((one, other) => (one.releasedOn < other.releasedOn ? 1 : -1))[0]!.releasedOn < '2026-11-21',
  ).toBe(true)
})

it('G08 has the five table games and Zeppelin under their ids, and stays what it was', () => {
  const at = (gameId: string) => ALL.find((title) => title.company === 'betsolutions' && title.gameId === gameId)
  expect(['5000', '5001', '5002', '5003', '5004'].map((id) => at(id)?.kind)).toEqual(Array(5).fill('table'))
  expect(at('7001')).toMatchObject({ name: 'Zeppelin', kind: 'crash', launch: { productId: '3' } })
  // Ids are in players' histories and favourites: a title must not become another one.
  expect(at('2001')).toMatchObject({ name: 'Brass Drums', kind: 'slot-video' })
})

it('G13 serves each picture as an SVG under three kilobytes that browsers keep', async () => {
  for (const title of ALL) expect(Buffer.byteLength(artOf(title)), title.name).toBeLessThan(3_000)
  expect(new Set(ALL.map(artOf)).size).toBe(ALL.length)
  const app = Fastify()
  mountArt(app)
  const reply = await app.inject({ url: '/studio/art/betsolutions/2001.svg' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('image/svg+xml')
  expect(reply.headers['cache-control']).toContain('immutable')
  const headers = { 'accept-encoding': 'gzip, br' }
  const zipped = await app.inject({ url: '/studio/art/betsolutions/2001.svg', headers })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(reply.body)
  expect((await app.inject({ url: '/studio/art/betsolutions/1.svg' })).statusCode).toBe(404)
  await app.close()
})
