/** Ways to a visitor's country: what each of them says, and that none of them guesses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../plugs-geo.ts'
import type { Wire } from '../plugs.ts'
import { countryCode } from './country-code.ts'
import { countryOfRecord, fileGeo } from './file/adapter.ts'
import { headerGeo } from './header/adapter.ts'
import { aSandboxFor, type PlugSandbox } from '../testing.ts'
import { tinyDatabase } from './mmdb-testing.ts'
import { sandboxGeo } from './sandbox/adapter.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-geo-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const wire = (keys: Record<string, string>, baseUrl = '', timeoutMs = 10_000): Wire => ({
  baseUrl,
  callbackUrl: '',
  keys,
  timeoutMs,
})
const at = (ip: string, header = ''): Visitor => ({ ip, proxyHeader: () => header })

test.each<[unknown, string | null]>([
  ['TZ', 'TZ'],
  [' ge ', 'GE'],
  ...['', 'XX', 'T1', 'EU', 'TZA', 'Tanzania', '<b>'].map((raw): [string, null] => [raw, null]),
  [null, null],
  [7, null],
])('L01 the country %j is %j', (raw, code) => expect(countryCode(raw)).toBe(code))

describe('header', () => {
  test('L01 says what the proxy wrote under the configured name', async () => {
    const country = await headerGeo.open(wire({ header: 'CF-IPCountry' }))
    const asked: string[] = []
    const visitor: Visitor = { ip: '', proxyHeader: (name) => (asked.push(name), 'tz') }
    expect([await country(visitor), asked]).toEqual(['TZ', ['CF-IPCountry']])
    expect(await country(at('41.0.0.1'))).toBeNull()
  })
  test.each(['', 'a b', 'x:y'])('a header cannot be called "%s"', async (header) => {
    await expect(headerGeo.open(wire({ header }))).rejects.toThrow('GEO_HEADER')
  })
})

describe('file', () => {
  test('L01 looks the address up', async () => {
    const file = join(folder, 'tiny.mmdb')
    writeFileSync(
      file,
      tinyDatabase({
        41: { country: { iso_code: 'TZ' } },
        42: { country: 'GE' },
        43: { country_code: 'PT' },
        44: { continent: { code: 'AF' } },
      }),
    )
    const country = await fileGeo.open(wire({ file }))
    const addresses = ['41.1.2.3', '42.0.0.0', '43.255.255.255', '44.0.0.1', '9.9.9.9', '127.0.0.1', 'no address', '']
    expect(await Promise.all(addresses.map((one) => country(at(one))))).toEqual([
      'TZ',
      'GE',
      'PT',
      ...addresses.slice(3).map(() => null),
    ])
  })
  test.each([{}, null, 'TZ', { country: { names: { en: 'Tanzania' } } }, { registered_country: { iso_code: 'TZ' } }])(
    'the record %j names no country',
    (raw) => expect(countryOfRecord(raw)).toBeNull(),
  )
  test('a file that is missing or something else is said at the start, by the setting’s name', async () => {
    const other = join(folder, 'other.mmdb')
    writeFileSync(other, 'not a database')
    for (const file of ['', join(folder, 'missing.mmdb'), other]) {
      await expect(fileGeo.open(wire({ file }))).rejects.toThrow(/^GEO_FILE/)
    }
  })
})

describe('sandbox', () => {
  let sandbox: PlugSandbox
  beforeAll(async () => void (sandbox = await aSandboxFor({}, { country: 'KE' })))
  afterAll(() => sandbox.close())
  const put = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sandbox.url}/api/geo`, { method: 'PUT', headers, body })
    return { http: answer.status, body: (await answer.json()) as unknown }
  }

  test('L01 says what people set, for everybody or for one address', async () => {
    const country = await sandboxGeo.open(wire({}, `${sandbox.url}/geo`))
    const both = async () => [await country(at('10.0.0.1')), await country(at('2001:db8::1'))]
    expect(await both()).toEqual(['KE', 'KE'])
    expect((await put('{"country":"TZ"}')).body).toEqual({ country: 'TZ', addresses: [] })
    await put('{"country":"PT","address":"2001:db8::1"}')
    expect(await both()).toEqual(['TZ', 'PT'])
    expect((await put('{"country":null}')).body).toEqual({
      country: null,
      addresses: [{ address: '2001:db8::1', country: 'PT' }],
    })
    expect(await both()).toEqual([null, 'PT'])
  })
  test.each(['{}', '{"country":"tz"}', '{"country":"TZA"}', '{"country":1}', '{"country":"TZ","address":"x"}', '[]'])(
    'the sandbox takes no %s',
    async (body) => expect((await put(body)).http).toBe(400),
  )
})

describe('a look-up that behaves in every way but well', () => {
  let company: Server
  let baseUrl: string
  let answer: { http: number; body: string } | 'silence'
  beforeAll(async () => {
    company = createServer((_request, response) => {
      if (answer !== 'silence') response.writeHead(answer.http).end(answer.body)
    })
    await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve))
    baseUrl = `http://127.0.0.1:${String((company.address() as AddressInfo).port)}`
  })
  afterAll(async () => {
    company.closeAllConnections()
    await new Promise((resolve) => company.close(resolve))
  })
  test.each([
    ['an error', { http: 500, body: '{"country":"TZ"}' }],
    ['a page', { http: 200, body: '<p>TZ</p>' }],
    ['nothing', { http: 200, body: '' }],
    ['null', { http: 200, body: 'null' }],
    ['something else', { http: 200, body: '{"country":{"iso":"TZ"}}' }],
    ['silence', 'silence' as const],
  ])('L01 %s is an unknown country, within its time', async (_what, badly) => {
    answer = badly
    const country = await sandboxGeo.open(wire({}, baseUrl, 100))
    expect(await country(at('10.0.0.1'))).toBeNull()
  })
  test('an address that is none is said at the start', async () => {
    await expect(sandboxGeo.open(wire({}, ''))).rejects.toThrow('GEO_URL')
  })
})
