/** What a call may refuse with stands in the API's document: every row is called with odd values by all sorts of players. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Call } from '@uwanja/contract/wire/call'
import { AREAS } from '@uwanja/contract/site/calls'
import { HOLD_BLOCKS } from '@uwanja/contract/site/holds'
import { FULLEST } from '../db/testing.ts'
import { aHouse, aPlayer, type House } from '../testing/house.ts'

const ROWS = Object.entries(AREAS).flatMap(([area, rows]) =>
  Object.entries(rows as Record<string, Call>).map(([name, row]) => ({ name: `${area}.${name}`, row })),
)
const TRIES = process.env['UWANJA_DEEP'] ? 120 : 5

/** What somebody may write into any field. */
const odd = fc.oneof(
  fc.constantFrom<unknown>('', ' ', '0', '-1', '1', '500', '513', '1e309', '0.001', '99999999999999', '1,000', 'NaN'),
  fc.constantFrom<unknown>(0, -1, 1, 500, 1e309, 0.001, 2 ** 53, null, true, false, [], {}, ['1'], { a: 1 }),
  fc.constantFrom<unknown>(
    '2348031234567',
    '٣',
    '\u0000',
    '\ud800',
    '<script>',
    "' or 1=1 --",
    '2026-01-01',
    '1900-02-30',
  ),
  fc.string({ maxLength: 40 }),
)

/** The example with some of its fields odd, missing or many. */
const inputOf = (row: Call) => {
  const example = (row.place === 'list' ? (row.example as object[])[0] : row.example) as Readonly<
    Record<string, unknown>
  >
  const fields = Object.keys(example)
  const change = fc.record({ at: fc.nat(), value: odd, how: fc.constantFrom('put', 'put', 'put', 'drop', 'more') })
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const input: Record<string, unknown> = { ...example }
    for (const { at, value, how } of changes) {
      const name = fields[at % Math.max(1, fields.length)] ?? 'amount'
      if (how === 'drop') delete input[name]
      else input[how === 'more' ? `${name}x` : name] = value
    }
    return input
  })
}

interface Answer {
  readonly content: { readonly 'application/json': { readonly examples: object } }
}

describe('K01 K03 refusals', () => {
  let house: House
  /** By the call: the statuses that its document names. */
  const named = new Map<string, ReadonlySet<string>>()
  const tokens: string[] = []
  const enter = async (start: { cash?: bigint }) => {
    const player = await aPlayer(house, start)
    tokens.push(player.token)
    return player
  }
  beforeAll(async () => {
    house = await aHouse(FULLEST)
    const answer = await fetch(`${house.apiUrl}/api/openapi.json`)
    const { paths } = (await answer.json()) as {
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer> }>>
    }
    for (const { operationId, responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
      // Each answer's examples are named after it: a word that only stands in one of them is no answer.
      const answers = Object.values(responses).flatMap(({ content }) =>
        Object.keys(content['application/json'].examples),
      )
      named.set(operationId, new Set(['SUCCESS', ...answers]))
    }
    const [, , held] = [await enter({}), await enter({ cash: 5_000_000n }), await enter({ cash: 5_000_000n })]
    for (const blocks of HOLD_BLOCKS)
      await house.db.sql`
        insert into player_hold (player_id, reason, asks, due_on, blocks) values (${held.id}, 'identity', 'x', '2099-01-01', ${blocks})`
  })
  afterAll(() => house.close())

  const call = async (row: Call, input: Readonly<Record<string, unknown>>, token: string) => {
    const authorization = token === '' ? {} : { authorization: `Bearer ${token}` }
    const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, asText(value)]),
    )
    const init =
      row.place === 'query'
        ? { headers: authorization }
        : {
            headers: { ...authorization, 'content-type': 'application/json' },
            body: JSON.stringify(row.place === 'list' ? [input] : input),
          }
    const path = row.place === 'query' ? `${row.path}?${query.toString()}` : row.path
    const answer = await fetch(house.apiUrl + path, { method: row.method, ...init })
    return (await answer.json()) as { status: string }
  }

  it.each(ROWS)('$name names what it refused odd values with', async ({ name, row }) => {
    const statuses = named.get(name)
    expect(statuses, 'a call without a document').toBeDefined()
    for (const input of [
      row.place === 'list' ? (row.example as object[])[0]! : (row.example as object),
      ...fc.sample(inputOf(row), { numRuns: TRIES, seed: 7 }),
    ])
      for (const token of name === 'security.logOff' ? [''] : ['', ...tokens]) {
        const { status } = await call(row, input as Record<string, unknown>, token)
        expect([...statuses!], JSON.stringify(input)).toContain(status)
        expect(status).not.toBe('GENERAL_ERROR')
      }
  })
})
