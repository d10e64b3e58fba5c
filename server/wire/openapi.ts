/** The contract as OpenAPI 3.1 documents, made from the same rows that are mounted: the players' calls, and the office's. */
import { fieldsOf, type Call } from '@uwanja/contract/wire/call'
import { ONCE_KEY } from '@uwanja/contract/wire/request'
import { AREAS, type Area } from '@uwanja/contract/site/calls'
import { COMMON_REFUSALS, REFUSALS, type RefusalCode } from '@uwanja/contract/wire/errors'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import { exampleAnswer, exampleRefusal, schemaOf } from './examples.ts'
import { AREA_ABOUT, OFFICE_ABOUT } from './openapi-words.ts'

type Json = Record<string, unknown>

/** One call as a document tells it. */
interface DocumentedCall {
  readonly id: string
  /** The name of its schemas, which generated clients make types of. */
  readonly type: string
  readonly tag: string
  readonly row: Call
  readonly notes: string
  readonly security: readonly Json[]
}

/** The schemas that a document's calls refer to. */
type Schemas = Record<string, Json>

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

function envelope(statusCode: Json, status: Json, data: Json): Json {
  return { type: 'object', required: ['statusCode', 'status', 'data'], properties: { statusCode, status, data } }
}

function refusedShape(refused: readonly RefusalCode[]): Json {
  const numbers = [...new Set(refused.map((code) => REFUSALS[code].statusCode))]
  return envelope({ type: 'integer', enum: numbers }, { type: 'string', enum: refused }, {})
}

/** A call's answers: success, and every refusal under the HTTP status that it travels with. */
function answersOf({ type, row }: DocumentedCall, schemas: Schemas): Json {
  const own = row.later === undefined ? row.refusals : []
  const codes = [...new Set<RefusalCode>([...own, ...COMMON_REFUSALS])]
  const byHttp = new Map<number, RefusalCode[]>()
  for (const code of codes) byHttp.set(REFUSALS[code].http, [...(byHttp.get(REFUSALS[code].http) ?? []), code])
  const refused = byHttp.get(200) ?? []
  schemas[`${type}Answer`] = envelope({ const: 0 }, { const: 'SUCCESS' }, replyOf(type, row, schemas))
  if (refused.length > 0) schemas[`${type}Refusal`] = refusedShape(refused)
  const good = ref(`${type}Answer`)
  const answers: Json = {
    '200': answer(
      'Success, or a refusal by the rules.',
      refused.length > 0 ? { oneOf: [good, ref(`${type}Refusal`)] } : good,
      { ...(row.later === undefined ? { SUCCESS: { value: exampleAnswer(row) } } : {}), ...examplesOf(refused) },
    ),
  }
  for (const [http, some] of byHttp)
    if (http !== 200)
      answers[String(http)] = answer(`Refused: ${some.join(', ')}.`, refusedShape(some), examplesOf(some))
  return answers
}

/** What is in `data` on success; a call that answers no more than "done" has none to name. */
function replyOf(type: string, row: Call, schemas: Schemas): Json {
  if (row.later !== undefined) return {}
  const reply = schemaOf(row.reply, 'output') as Json
  if (reply['type'] === 'null') return reply
  schemas[`${type}Reply`] = reply
  return ref(`${type}Reply`)
}

const examplesOf = (codes: readonly RefusalCode[]): Json =>
  Object.fromEntries(codes.map((code) => [code, { value: exampleRefusal(code) }]))

const answer = (description: string, schema: Json, examples: Json): Json => ({
  description,
  content: { 'application/json': { schema, examples } },
})

interface Input {
  readonly properties: Readonly<Record<string, Json>>
  readonly required: readonly string[]
}

function inputOf(row: Call): Input & { readonly schema: Json } {
  const schema = schemaOf(row.input, 'input') as Json & Partial<Input>
  return { schema, properties: schema.properties ?? {}, required: schema.required ?? [] }
}

const ONCE_PARAMETER: Json = {
  name: ONCE_KEY,
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9-]{16,64}$' },
  description:
    'The client’s own name for what it asks for: the same again, after an answer that was lost, is the same payment.',
}

function operationOf(told: DocumentedCall, schemas: Schemas): Json {
  const { id, type, tag, row, notes, security } = told
  const { schema, properties, required } = inputOf(row)
  const operation: Json = {
    operationId: id,
    tags: [tag],
    summary: row.about,
    description: notes,
    responses: answersOf(told, schemas),
    security,
  }
  if (row.later !== undefined) operation['x-later'] = row.later
  const example = row.example as Json
  const names = Object.keys(properties)
  if (row.place !== 'body' && row.place !== 'list' && names.length > 0) {
    operation['parameters'] = names.map((field) => ({
      name: field,
      in: 'query',
      required: row.place === 'query' && required.includes(field),
      schema: properties[field],
      ...(field in example ? { example: example[field] } : {}),
    }))
  }
  if (row.once) operation['parameters'] = [...((operation['parameters'] ?? []) as Json[]), ONCE_PARAMETER]
  // A call without values takes no body, and strict clients need not make one up.
  if (row.place !== 'query' && row.later === undefined && fieldsOf(row).length > 0) {
    schemas[`${type}Request`] = schema
    operation['requestBody'] = {
      required: row.place === 'list' || (row.place === 'body' && required.length > 0),
      content: { 'application/json': { schema: ref(`${type}Request`), example } },
    }
  }
  return operation
}

interface DocumentHead {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly tags: readonly { readonly name: string; readonly description: string }[]
}

function documentOf(head: DocumentHead, calls: readonly DocumentedCall[]): Json {
  const schemas: Schemas = {}
  const paths: Record<string, Json> = {}
  for (const told of calls) {
    const { path, method } = told.row
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(told, schemas) }
  }
  const { title, description, url, tags } = head
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url }],
    tags,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas },
    paths,
  }
}

const ENVELOPE = 'Every answer is {statusCode, status, data}; statusCode 0 is success.'
const MONEY =
  'Amounts have the format decimal: in requests text or a number of at most two places, in replies a number of major units.'
const OFFICE_MONEY = 'Amounts have the format decimal and are text, because books have no largest sum.'

const WHO: Readonly<Record<Call['access'], string>> = {
  anyone: 'Open to anyone; a token is not looked at.',
  guest: 'For visitors and players: an empty token is a visitor’s, any other must be a live session’s.',
  player: 'For players: a live session’s token.',
  operator: 'For operators.',
}

function notesOf(row: Call, who: string): string {
  return [
    who,
    ...(row.sensitive ? ['In a browser both halves of the session are needed.'] : []),
    ...(row.poll ? ['May be asked again and again; the answer is at most a second old.'] : []),
    ...(row.later === undefined ? [] : ['Not built yet: it answers NOT_AVAILABLE_YET.']),
  ].join(' ')
}

/** @param siteUrl Where the API is, as players see it. */
export function openApiDocument(siteUrl: string): Json {
  const calls = Object.entries(AREAS).flatMap(([area, rows]) =>
    (Object.entries(rows) as [string, Call][]).map(([name, row]) => ({
      id: `${area}.${name}`,
      type: capital(area) + capital(name),
      tag: area,
      row,
      notes: notesOf(row, WHO[row.access]),
      security: row.access === 'anyone' ? [] : row.access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    })),
  )
  const tags = (Object.keys(AREAS) as Area[]).map((name) => ({ name, description: AREA_ABOUT[name] }))
  const description = `${ENVELOPE} Paths are matched in any letter case. ${MONEY}`
  return documentOf({ title: 'Uwanja', description, url: siteUrl, tags }, calls)
}

/** What a call of the office belongs to: its permission's first word. */
const tagOf = ({ permission }: OfficeCall): string =>
  permission === 'nobody' || permission === 'everyone' ? 'session' : permission.split('.')[0]!

/** @param officeUrl Where operators reach the office. Told at its own door alone. */
export function officeDocument(officeUrl: string): Json {
  const calls = (Object.entries(office) as [string, OfficeCall][]).map(([name, row]) => ({
    id: `office.${name}`,
    type: `Office${capital(name)}`,
    tag: tagOf(row),
    row,
    notes: notesOf(row, `${WHO.operator} ${needOf(row)}`),
    security: row.permission === 'nobody' ? [] : [{ bearer: [] }],
  }))
  const used = new Set(calls.map(({ tag }) => tag))
  const tags = [...used].map((name) => ({ name, description: OFFICE_ABOUT[name] ?? '' }))
  return documentOf(
    { title: 'Uwanja, the office', description: `${ENVELOPE} ${OFFICE_MONEY}`, url: officeUrl, tags },
    calls,
  )
}

const needOf = ({ permission }: OfficeCall): string =>
  permission === 'nobody'
    ? 'Before the log-in.'
    : permission === 'everyone'
      ? 'Every role may.'
      : `Needs the permission ${permission}.`
