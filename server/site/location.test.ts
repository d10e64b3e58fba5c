/** A visitor's country over the wire: whom we believe, what we remember, and that an unknown one is said. */
import { security } from '@uwanja/contract/site/security'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { readSettings, type RawEnv } from '../settings/env.ts'
import { openLocation, remembering } from './location.ts'
import { aHouse, type House } from '../testing/house.ts'
import { openWires } from '../companies/wires.ts'

const put = (house: House, body: object) =>
  fetch(`${house.sandbox.url}/api/geo`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('asked from the outside world', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(() => house.close())

  it('L01 K08 the country of the address is told to anybody; an unknown one is a refusal', async () => {
    expect(await house.send(security.getIpCountry, {})).toMatchObject({ statusCode: 0, data: { country: 'NG' } })
    await put(house, { country: 'TZ' })
    await put(house, { country: 'PT', address: '127.0.0.1' })
    expect(await house.send(security.getIpCountry, {}, 'dead')).toMatchObject({ data: { country: 'PT' } })
    await put(house, { country: null, address: '127.0.0.1' })
    expect(await house.send(security.getIpCountry, {})).toEqual({
      statusCode: 7120,
      status: 'COUNTRY_UNKNOWN',
      data: null,
    })
  })
})

describe('told by a proxy', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST, { GEO_PROVIDER: 'header', TRUST_PROXY: '10.0.0.1' })
  })
  afterAll(() => house.close())
  const ask = async (remoteAddress: string, headers: Record<string, string>) => {
    const url = security.getIpCountry.path
    const answer = await house.server.app.inject({ url, remoteAddress, headers })
    return answer.json<{ status: string; data: { country: string } | null }>()
  }
  const told = { 'x-forwarded-for': '41.1.2.3', 'cf-ipcountry': 'TZ' }

  it('L01 the header counts from a trusted proxy and from nobody else', async () => {
    expect((await ask('10.0.0.1', told)).data).toEqual({ country: 'TZ' })
    expect((await ask('9.9.9.9', told)).status).toBe('COUNTRY_UNKNOWN')
    expect((await ask('10.0.0.1', { 'x-forwarded-for': '41.1.2.3' })).status).toBe('COUNTRY_UNKNOWN')
    expect((await ask('10.0.0.1', { ...told, 'cf-ipcountry': 'XX' })).status).toBe('COUNTRY_UNKNOWN')
  })
})

it('L01 without a way to ask, every country is unknown; a wrong setting is said at the start', async () => {
  const open = (env: RawEnv) => {
    const settings = readSettings(env)
    return openLocation(settings, openWires(settings))
  }
  expect(await (await open({}))({ ip: '41.1.2.3', proxyHeader: () => 'TZ' })).toBeNull()
  await expect(open({ GEO_PROVIDER: 'file' })).rejects.toThrow('GEO_FILE')
  expect(() => readSettings({ GEO_PROVIDER: 'stars' })).toThrow('GEO_PROVIDER')
  expect(() => readSettings({ LOCATION_COUNTRIES: 'TZ,Georgia' })).toThrow('LOCATION_COUNTRIES')
  expect(readSettings({ LOCATION_COUNTRIES: 'tz, ke' }).locationCountries).toEqual(['TZ', 'KE'])
  expect(readSettings({}).locationCountries).toEqual(['TZ', 'GE', 'PT'])
})

describe('what is remembered', () => {
  const visitor = (ip: string) => ({ ip, proxyHeader: () => '' })
  function asking(answer: () => string | null) {
    const asked: string[] = []
    let nowMs = 0
    const country = remembering(
      async ({ ip }) => {
        asked.push(ip)
        return answer()
      },
      1_000,
      () => nowMs,
    )
    return { asked, country, pass: (ms: number) => void (nowMs += ms) }
  }
  it('an address is asked for once in a while, also when two ask at once', async () => {
    const { asked, country, pass } = asking(() => 'TZ')
    await Promise.all([country(visitor('a')), country(visitor('a')), country(visitor('b'))])
    pass(999)
    await country(visitor('a'))
    expect(asked).toEqual(['a', 'b'])
    pass(1)
    expect([await country(visitor('a')), asked]).toEqual(['TZ', ['a', 'b', 'a']])
  })
  it('L02 a failure is not remembered: asking again can help', async () => {
    let answer: string | null = null
    const { asked, country } = asking(() => answer)
    expect(await country(visitor('a'))).toBeNull()
    answer = 'TZ'
    expect([await country(visitor('a')), asked.length]).toEqual(['TZ', 2])
  })
})
