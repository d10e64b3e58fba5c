/** Every call of the contract over HTTP: access, envelope, letter case, and input that is broken on purpose. */
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@uwanja/contract/wire/call'
import { AREAS } from '@uwanja/contract/site/calls'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { nesting } from './bodies.ts'
import { inputOf } from './mount.ts'

const ROWS = Object.entries(AREAS).flatMap(([area, rows]) =>
  Object.entries(rows as Record<string, Call>).map(([name, row]) => ({ name: `${area}.${name}`, row })),
)
const BUILT = ROWS.filter(({ row }) => row.later === undefined)

/** The values of an example, of a list those of its first element; and values as they travel. */
const exampleOf = ({ place, example }: Call) =>
  (place === 'list' ? (example as object[])[0]! : example) as Readonly<Record<string, unknown>>
const sentAs = ({ place }: Call, values: object) => (place === 'list' ? [values] : values)

describe('calls over HTTP', () => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(FULLEST)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })
  const raw = async (method: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(house.apiUrl + path, { method, ...init })
    return {
      http: answer.status,
      body: (await answer.json()) as { statusCode: number; status: string; data: unknown },
      answer,
    }
  }
  const json = (token: string | null, body: string) => ({
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body,
  })

  it.each(ROWS)('K01 $name answers with an envelope, in any letter case of its path', async ({ row }) => {
    for (const path of [row.path, row.path.toLowerCase(), row.path.toUpperCase(), `${row.path}/`]) {
      const { body } = await raw(row.method, path, row.method === 'POST' ? json(null, '{}') : {})
      expect(Object.keys(body).sort()).toEqual(['data', 'status', 'statusCode'])
      expect(body.status).not.toBe('UNKNOWN_CALL')
    }
  })

  it.each(ROWS.filter(({ row }) => row.access === 'player'))(
    'K02 $name refuses a missing, an empty and a dead token',
    async ({ row }) => {
      for (const authorization of [null, 'Bearer', 'Bearer ', 'Bearer dead', `Bearer ${'x'.repeat(43)}`, 'Basic abc']) {
        const { http, body } = await raw(row.method, row.path, {
          headers: authorization === null ? {} : { authorization },
        })
        expect([http, body.status]).toEqual([401, 'UNAUTHORIZED'])
      }
    },
  )

  it.each(ROWS.filter(({ row }) => row.access === 'guest'))(
    'K08 $name takes an empty token as a guest and refuses a dead one',
    async ({ row }) => {
      const guest = await raw(row.method, row.path, { headers: { authorization: 'Bearer ' } })
      expect(guest.body.status).not.toBe('UNAUTHORIZED')
      expect((await raw(row.method, row.path, { headers: { authorization: 'Bearer dead' } })).body.status).toBe(
        'UNAUTHORIZED',
      )
    },
  )

  it.each(ROWS.filter(({ row }) => row.access === 'anyone'))(
    'K08 $name does not look at the token',
    async ({ row }) => {
      const { body } = await raw(row.method, row.path, { headers: { authorization: 'Bearer dead' } })
      expect(body.status).not.toBe('UNAUTHORIZED')
    },
  )

  it.each(ROWS.filter(({ row }) => row.later !== undefined))('K01 $name says that it comes later', async ({ row }) => {
    const player = await aPlayer(house)
    const { body } = await raw(row.method, row.path, { headers: { authorization: `Bearer ${player.token}` } })
    expect(body).toEqual({ statusCode: 501, status: 'NOT_AVAILABLE_YET', data: null })
  })

  it.each(
    BUILT.filter(
      ({ row }) => row.place !== 'query' && row.method === 'POST' && Object.keys(row.example as object).length > 0,
    ),
  )('K03 $name refuses broken bodies and changes nothing', async ({ row }) => {
    const player = await aPlayer(house, { cash: 5_000n })
    const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`
    const broken = [
      '{',
      'null',
      '[]',
      '"text"',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      deep,
      '\u0000',
    ].filter((body) => row.place !== 'list' || body !== '[]')
    for (const body of broken) {
      const answer = await raw(row.method, row.path, json(player.token, body))
      expect(answer.body.statusCode, body.slice(0, 20)).not.toBe(0)
      expect(
        ['MALFORMED_REQUEST', 'VALIDATION_ERROR', 'INVALID_AMOUNT', 'THERMES_NEEDS_TO_BE_ACCEPTED'],
        body.slice(0, 20),
      ).toContain(answer.body.status)
    }
    const huge = await raw(
      row.method,
      row.path,
      json(player.token, JSON.stringify({ userName: 'x'.repeat(row.mostBytes ?? 100_000) })),
    )
    expect([huge.http, huge.body.status]).toEqual([413, 'REQUEST_TOO_LARGE'])
    const form = await raw(row.method, row.path, {
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'text/xml' },
      body: '<a/>',
    })
    expect(form.body.status).toBe('MALFORMED_REQUEST')
    expect(await house.server.money.read.wallet(house.db, player.id)).toMatchObject({
      cash: 5_000n,
      held: 0n,
      version: 1n,
    })
  })

  it.each(BUILT)('K03 $name refuses letters that no database takes with a clear status', async ({ row }) => {
    const player = await aPlayer(house, { cash: 5_000n })
    const example = exampleOf(row)
    for (const [field, value] of Object.entries(example))
      for (const letter of ['\u0000', '\ud800']) {
        // Half a letter does not come through an address: it is a sign of its own by then.
        if (row.place === 'query' && letter === '\ud800') continue
        const input = { ...example, [field]: `${String(value)}${letter}` }
        const query = new URLSearchParams(input as never).toString()
        const answer =
          row.place === 'query'
            ? await raw(row.method, `${row.path}?${query}`, { headers: { authorization: `Bearer ${player.token}` } })
            : await raw(row.method, row.path, json(player.token, JSON.stringify(sentAs(row, input))))
        expect([field, answer.body.status]).toEqual([field, 'VALIDATION_ERROR'])
      }
  })

  it.each(BUILT)('K03 $name refuses values of wrong types with a clear status', async ({ row }) => {
    const player = await aPlayer(house, { cash: 5_000n })
    for (const wrong of [{ a: 1 }, [1, 2], { toString: 1 }]) {
      const input = Object.fromEntries(Object.keys(exampleOf(row)).map((field) => [field, wrong]))
      if (Object.keys(input).length === 0) continue
      const query = new URLSearchParams(
        Object.keys(input).flatMap((field): [string, string][] => [
          [field, '\u0000[object Object]'],
          [field, 'twice'],
        ]),
      )
      const answer =
        row.place === 'query'
          ? await raw(row.method, `${row.path}?${query.toString()}`, {
              headers: { authorization: `Bearer ${player.token}` },
            })
          : await raw(row.method, row.path, json(player.token, JSON.stringify(sentAs(row, input))))
      expect(['VALIDATION_ERROR', 'INVALID_AMOUNT']).toContain(answer.body.status)
    }
    expect(await house.server.money.read.wallet(house.db, player.id)).toMatchObject({
      cash: 5_000n,
      held: 0n,
      version: 1n,
    })
  })

  it.each(BUILT)('K01 $name knows its fields in any letter case', ({ row }) => {
    const example = exampleOf(row)
    const read = (spelled: (name: string) => string) => {
      const values = Object.fromEntries(Object.entries(example).map(([name, value]) => [spelled(name), value]))
      const sent = row.place === 'query' ? { query: values } : { query: {}, body: sentAs(row, values) }
      return inputOf(sent as FastifyRequest, row)
    }
    const meant = read((name) => name)
    expect(read((name) => name.toUpperCase())).toEqual(meant)
    expect(read((name) => name.toLowerCase())).toEqual(meant)
  })

  it('K01 a field that is spelled as its row spells it counts before another letter case; the query before the body', () => {
    const sent = { query: { AMOUNT: '1', amount: '2' }, body: { amount: '3' } } as unknown as FastifyRequest
    expect(inputOf(sent, AREAS.banking.registerFastHubPayBillDeposit)).toEqual({ amount: '2' })
    const empty = { query: { amount: '' }, body: { amount: 3 } } as unknown as FastifyRequest
    expect(inputOf(empty, AREAS.banking.registerFastHubPayBillDeposit)).toEqual({ amount: '3' })
  })

  const DETAILS = JSON.stringify({ firstName: 'Amina', lastName: 'Okafor', dateOfBirth: '1990-04-30' })
  const details = async (more: Readonly<Record<string, string>>, body: string | Blob = DETAILS) => {
    const player = await aPlayer(house)
    const headers = { authorization: `Bearer ${player.token}`, ...more }
    const answer = await raw('POST', AREAS.user.saveUserPersonalDetails.path, { headers, body })
    return answer.body.status
  }

  it('K01 JSON is read by whatever type it goes, unless another site may have made the browser send it', async () => {
    const plain = { 'content-type': 'text/plain;charset=UTF-8' }
    expect(await details(plain)).toBe('SUCCESS')
    expect(await details({}, new Blob([DETAILS]))).toBe('SUCCESS')
    expect(await details({ ...plain, 'sec-fetch-site': 'same-origin' })).toBe('SUCCESS')
    expect(await details({ ...plain, origin: house.apiUrl })).toBe('SUCCESS')
    for (const site of ['cross-site', 'same-site'])
      expect(await details({ ...plain, 'sec-fetch-site': site })).toBe('MALFORMED_REQUEST')
    for (const origin of ['https://other.example', 'null'])
      expect(await details({ ...plain, origin })).toBe('MALFORMED_REQUEST')
    expect(await details({ 'content-type': 'application/x-www-form-urlencoded' }, 'firstName=Amina')).toBe(
      'MALFORMED_REQUEST',
    )
  })

  it('K01 what comes beside a query, or in the body of a call that reads none, is not looked at', async () => {
    const player = await aPlayer(house)
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      for (const body of ['', '""', '{', 'a=b']) {
        const send = (path: string) =>
          raw('POST', path, { headers: { authorization: `Bearer ${player.token}`, 'content-type': type }, body })
        expect((await send(`${AREAS.user.transactionHistory.path}?page=1`)).body.status).toBe('SUCCESS')
        expect((await send(AREAS.banking.rejectWithdrawByUser.path)).body.status).toBe('NO_PENDING_WITHDRAWAL')
      }
  })

  it('K03 an unknown call, an unknown area and another method are refused as unknown', async () => {
    for (const [method, path] of [
      ['GET', '/api/api/User/Nothing'],
      ['POST', '/api/api/Nothing/Login'],
      ['GET', '/api/api/Security/Login'],
      ['DELETE', '/api/api/User/GetBalance'],
      ['GET', '/api'],
      ['POST', '/callbacks/nothing'],
    ] as const) {
      const { http, body } = await raw(method, path)
      expect([http, body.status], path).toEqual([404, 'UNKNOWN_CALL'])
    }
  })

  it('X12 K01 answers are never stored by a cache and say their type', async () => {
    const { answer } = await raw('GET', '/api/api/User/GetBalance')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('K01 the OpenAPI document tells every call and every refusal', async () => {
    const document = (await (await fetch(`${house.apiUrl}/api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
    }
    expect(document.openapi).toBe('3.1.0')
    for (const { name, row } of ROWS) {
      const operation = document.paths[row.path]?.[row.method.toLowerCase()]
      expect(operation?.operationId).toBe(name)
      for (const code of row.refusals) expect(JSON.stringify(operation!.responses)).toContain(code)
    }
  })

  it('K03 nesting is counted outside strings only', () => {
    expect(nesting('{"a":[[1]]}')).toBe(3)
    expect(nesting('{"a":"[[[[","b":"\\"[["}')).toBe(1)
  })
})
