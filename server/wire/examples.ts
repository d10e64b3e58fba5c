/** Examples for readers of the API, made from its rows, so that none can grow old. */
import * as z from 'zod'
import { amountText, wireAmount } from '@uwanja/contract/wire/amounts'
import type { Call } from '@uwanja/contract/wire/call'
import { REFUSALS, type RefusalCode } from '@uwanja/contract/wire/errors'
import { requestOf } from '@uwanja/contract/wire/request'
import { REFUSAL_DATA } from './refusal-data.ts'
import { success } from './to-wire.ts'

export type JsonSchema = { readonly [key: string]: unknown }

export function schemaOf(schema: Call['input'], io: 'input' | 'output'): JsonSchema {
  const { $schema: _named, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as JsonSchema
  return json
}

const DECIMAL = { format: 'decimal' }
/** Amounts that the office says as text; the contract's own amounts are known by their schema. */
const AMOUNT_TEXTS = /(?:^|[a-z])(?:amount|balance|limit|stake|cash|bonus|total|ours|theirs|difference)$/i

/** Says of an amount that it is one: a generated client would else read it as any number or text. */
function override({ zodSchema, jsonSchema, path }: Overridden): void {
  const isAmount = (zodSchema as unknown) === amountText || (zodSchema as unknown) === wireAmount
  const name = path.at(-2) === 'properties' ? String(path.at(-1)) : ''
  if (isAmount || (jsonSchema['type'] === 'string' && !jsonSchema['enum'] && AMOUNT_TEXTS.test(name)))
    Object.assign(jsonSchema, DECIMAL)
}

interface Overridden {
  readonly zodSchema: unknown
  readonly jsonSchema: Record<string, unknown>
  readonly path: readonly (string | number)[]
}

/** What a value looks like, by its name: a reader learns more from a number of a phone than from "text". */
const NAMED: Readonly<Record<string, string | number>> = {
  token: 'the-token-of-43-letters-that-a-login-answered',
  userName: '2348031234567',
  mobileNumber: '8031234567',
  countryCode: 'NG',
  currency: 'NGN',
  currencyName: 'NGN',
  transCurrency: 'NGN',
  userCurrency: 'NGN',
  totalBalance: '1,500.00',
  viewName: 'FastHubPayBillDeposit',
  accountId: 22224,
  minLimit: 500,
  maxLimit: 2_000_000,
  amount: 500,
  currentbalance: 1500,
  remainingTime: 300,
  birthDate: '1990-05-17',
  message: 'SUCCESS',
  type: 'deposit',
  status: 1,
  customerNote: 'paid',
  smsVerificationKey: 'key-that-goes-back-with-the-code',
  url: 'https://games.example/launch?token=…',
  rankId: 0,
  id: '42',
}
const INSTANT = '2026-11-20T12:00:00.000Z'

function named(name: string, type: unknown): unknown {
  const value = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (type === 'string') return /(At|Date)$/.test(name) && value === undefined ? INSTANT : String(value ?? 'text')
  const number = Number(String(value ?? 1).replaceAll(',', ''))
  return Number.isFinite(number) ? number : 1
}

/** Of a list that has a fixed number of places, each place's schema. Such a list says `items: false`. */
export const partsOf = (schema: JsonSchema) => schema['prefixItems'] as readonly JsonSchema[] | undefined

/** The first value that the schema allows, with names taken into account. */
function exampleOf(schema: JsonSchema, name: string): unknown {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const either = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined
  if (either) return exampleOf(either.find((one) => one['type'] !== 'null') ?? either[0]!, name)
  const types = [schema['type']].flat()
  switch (types[0]) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
      return Object.fromEntries(Object.entries(properties).map(([field, of]) => [field, exampleOf(of, field)]))
    }
    case 'array':
      return (partsOf(schema) ?? [schema['items'] ?? {}]).map((item) => exampleOf(item as JsonSchema, name))
    case 'boolean':
      return true
    case 'string':
    case 'number':
    case 'integer':
      return named(name, types[0])
    default:
      return null
  }
}

export const exampleReply = (row: Call): unknown => exampleOf(schemaOf(row.reply, 'output'), '')

export const exampleAnswer = (row: Call) => success(exampleReply(row))

export const exampleRefusal = (code: RefusalCode) => ({
  statusCode: REFUSALS[code].statusCode,
  status: code,
  data: REFUSAL_DATA[code] ?? null,
})

/** The call as one types it into a terminal. */
export function exampleCommand(row: Call, siteUrl: string): string {
  const { path, body } = requestOf(row, row.example as object)
  const parts = [`curl${row.method === 'GET' ? '' : ` -X ${row.method}`}`]
  parts.push(`'${siteUrl}${path}'`)
  if (row.access !== 'anyone') parts.push('-H "authorization: Bearer $TOKEN"')
  if (body !== null && body !== '{}') {
    parts.push(`-H 'content-type: application/json'`)
    parts.push(`-d '${body.replaceAll("'", String.raw`'\''`)}'`)
  }
  return parts.join(' \\\n  ')
}
