/** The contract as an OpenAPI 3.1 document: made from the same rows that are mounted. */
import type { Call } from '@uwanja/contract/call'
import { AREAS } from '@uwanja/contract/calls'
import { COMMON_REFUSALS, REFUSALS, type RefusalCode } from '@uwanja/contract/errors'
import { exampleAnswer, exampleRefusal, schemaOf } from './examples.ts'

type Json = Record<string, unknown>

const envelope = (statusCode: Json, status: Json, data: Json): Json => ({
  type: 'object',
  required: ['statusCode', 'status', 'data'],
  properties: { statusCode, status, data },
})

/** A call's answers: success, and every refusal under the HTTP status that it travels with. */
function answersOf(row: Call): Json {
  const codes: RefusalCode[] = row.later === undefined ? [...row.refusals, ...COMMON_REFUSALS] : ['NOT_AVAILABLE_YET']
  const byHttp = new Map<number, RefusalCode[]>()
  for (const code of codes) byHttp.set(REFUSALS[code].http, [...(byHttp.get(REFUSALS[code].http) ?? []), code])
  const refusedShape = (refused: readonly RefusalCode[]): Json =>
    envelope(
      { type: 'integer', enum: refused.map((code) => REFUSALS[code].statusCode) },
      { type: 'string', enum: refused },
      {},
    )
  const answers: Json = {}
  for (const [http, refused] of byHttp) {
    if (http !== 200)
      answers[String(http)] = answer(`Refused: ${refused.join(', ')}.`, refusedShape(refused), examplesOf(refused))
  }
  const good = envelope(
    { const: 0 },
    { const: 'SUCCESS' },
    row.later === undefined ? schemaOf(row.reply, 'output') : {},
  )
  const refused = byHttp.get(200) ?? []
  answers['200'] = answer(
    'Success, or a refusal by the rules.',
    refused.length > 0 ? { oneOf: [good, refusedShape(refused)] } : good,
    { ...(row.later === undefined ? { SUCCESS: { value: exampleAnswer(row) } } : {}), ...examplesOf(refused) },
  )
  return answers
}

const examplesOf = (codes: readonly RefusalCode[]): Json =>
  Object.fromEntries(codes.map((code) => [code, { value: exampleRefusal(code) }]))

const answer = (description: string, schema: Json, examples: Json): Json => ({
  description,
  content: { 'application/json': { schema, examples } },
})

function operationOf(area: string, name: string, row: Call): Json {
  const input = schemaOf(row.input, 'input') as { properties?: Record<string, Json>; required?: string[] }
  const operation: Json = {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: row.about,
    responses: answersOf(row),
    security: row.access === 'anyone' ? [] : row.access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }],
  }
  if (row.later !== undefined) operation['x-later'] = row.later
  const example = row.example as Json
  if (row.place !== 'body') {
    operation['parameters'] = Object.entries(input.properties ?? {}).map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: row.place === 'query' && (input.required ?? []).includes(field),
      schema,
      ...(field in example ? { example: example[field] } : {}),
    }))
  }
  if (row.place !== 'query' && row.later === undefined) {
    operation['requestBody'] = {
      required: row.place === 'body',
      content: { 'application/json': { schema: input, example } },
    }
  }
  return operation
}

/** @param siteUrl Where the API is, as players see it. */
export function openApiDocument(siteUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [area, rows] of Object.entries(AREAS)) {
    for (const [name, row] of Object.entries(rows) as [string, Call][]) {
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(area, name, row) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Uwanja',
      version: '1',
      description:
        'Every answer is {statusCode, status, data}; statusCode 0 is success. Paths are matched in any letter case.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: siteUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
