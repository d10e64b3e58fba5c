/** The API's documents: what a strict client's generator needs, and that they hold together. */
import { describe, expect, it } from 'vitest'
import { office } from '@uwanja/contract/operators/office'
import { officeDocument, openApiDocument } from './openapi.ts'

interface Shape {
  readonly properties?: object
  readonly items?: Shape
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly requestBody?: { readonly required: boolean; readonly content: unknown }
  readonly responses: Readonly<Record<string, unknown>>
}
interface Document {
  readonly openapi: string
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const SITE = openApiDocument('https://play.example') as unknown as Document
const OFFICE = officeDocument('https://office.example') as unknown as Document
const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((path) => Object.values(path))

describe.each([
  { name: 'players', document: SITE },
  { name: 'the office', document: OFFICE },
])('K01 the document of $name', ({ document }) => {
  const operations = operationsOf(document)

  it('names each call once, under a tag that is told, with sentences', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const told = document.tags.map(({ name }) => name)
    for (const { operationId, tags, summary, description } of operations) {
      expect([operationId, told]).toEqual([operationId, expect.arrayContaining([...tags])])
      expect([operationId, summary !== '', description !== '']).toEqual([operationId, true, true])
    }
    for (const { name, description } of document.tags) expect([name, description !== '']).toEqual([name, true])
  })

  it('refers to schemas that are there, and has none to which nothing refers', () => {
    const text = JSON.stringify(document)
    const wanted = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!)
    expect(new Set(wanted)).toEqual(new Set(Object.keys(document.components.schemas)))
  })

  it('asks for a body only where there is something to say, and lists no refusal twice', () => {
    for (const { operationId, requestBody, responses } of operations) {
      if (requestBody) {
        const name = /schemas\/(\w+)/.exec(JSON.stringify(requestBody.content))![1]!
        const schema = document.components.schemas[name]!
        // A body that is a bare list says it of its elements.
        const { properties = {} } = schema.items ?? schema
        expect([operationId, Object.keys(properties).length > 0]).toEqual([operationId, true])
      }
      expect([operationId, Object.keys(responses).some((http) => http.startsWith('4'))]).toEqual([operationId, true])
    }
    JSON.stringify(document, (key, value: unknown) => {
      if (key === 'enum') expect(new Set(value as unknown[]).size).toBe((value as unknown[]).length)
      return value
    })
  })
})

it('K01 a POST without values has no body, one with obligatory values demands it', () => {
  const operation = (id: string) => operationsOf(SITE).find(({ operationId }) => operationId === id)!
  for (const id of ['security.logOff', 'banking.rejectWithdrawByUser'])
    expect([id, operation(id).requestBody]).toEqual([id, undefined])
  expect(operation('banking.registerSelcomWithdraw').requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/BankingRegisterSelcomWithdrawRequest' } } },
  })
})

it('K01 amounts have a format in both directions, the office’s too', () => {
  const { schemas } = SITE.components as unknown as {
    schemas: Record<string, { properties: Record<string, { format?: string }>; anyOf?: { properties: never }[] }>
  }
  expect(schemas['BankingRegisterSelcomWithdrawRequest']!.properties['amount']).toMatchObject({ format: 'decimal' })
  expect(JSON.stringify(schemas['BankingGetDepositMethodsReply'])).toContain(
    '"minLimit":{"type":"number","format":"decimal"}',
  )
  expect(JSON.stringify(OFFICE.components.schemas['OfficeWithdrawalsReply'])).toContain(
    '"amount":{"type":"string","format":"decimal"}',
  )
})

it('K01 the office’s document tells every call of the office, and the players’ none of them', () => {
  expect(operationsOf(OFFICE).map(({ operationId }) => operationId)).toEqual(
    Object.keys(office).map((name) => `office.${name}`),
  )
  expect(Object.keys(SITE.paths).filter((path) => path.startsWith('/api/office'))).toEqual([])
})
