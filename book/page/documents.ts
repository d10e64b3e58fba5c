/** The book's calls for people (`/docs`) and for generators of clients (`/openapi.json`), from the rows that are mounted. */
import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import { deskAlerts } from '@uwanja/contract/book/alerts'
import { bookBets } from '@uwanja/contract/book/bets'
import { bookCashOut, deskCashOut } from '@uwanja/contract/book/cash-out'
import { deskCases } from '@uwanja/contract/book/cases'
import { bookCodes, bookRebet } from '@uwanja/contract/book/codes'
import { bookDesk } from '@uwanja/contract/book/desk'
import { bookDeskBets } from '@uwanja/contract/book/desk-bets'
import { DESK_BETS_EXAMPLES, DESK_CASH_OUT_EXAMPLES, SETTLEMENT_EXAMPLES } from '@uwanja/contract/book/desk-examples'
import { deskRules } from '@uwanja/contract/book/desk-rules'
import { deskTiers } from '@uwanja/contract/book/desk-tiers'
import { deskWatch } from '@uwanja/contract/book/desk-watch'
import { bookEdit } from '@uwanja/contract/book/edit'
import { DELTA_EXAMPLE, DESK_EXAMPLES, HISTORY_EXAMPLES, READ_EXAMPLES } from '@uwanja/contract/book/examples'
import { bookHistory } from '@uwanja/contract/book/history'
import { deskInsiders } from '@uwanja/contract/book/insiders'
import { bookMine } from '@uwanja/contract/book/mine'
import {
  BETS_EXAMPLES,
  CASH_OUT_EXAMPLES,
  CODES_EXAMPLES,
  EDIT_EXAMPLES,
  MINE_EXAMPLES,
} from '@uwanja/contract/book/player-examples'
import { bookRead } from '@uwanja/contract/book/read'
import { deskSettlement } from '@uwanja/contract/book/settlement'
import { STREAM_PATH, streamData } from '@uwanja/contract/book/stream'
import {
  DESK_ALERTS_EXAMPLES,
  DESK_CASES_EXAMPLES,
  DESK_INSIDERS_EXAMPLES,
  DESK_RULES_EXAMPLES,
  DESK_TIERS_EXAMPLES,
  DESK_WATCH_EXAMPLES,
} from '@uwanja/contract/book/watch-examples'
import type { Call, Schema } from '@uwanja/contract/wire/call'
import { REFUSALS } from '@uwanja/contract/wire/errors'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import type { Markup } from '@uwanja/contract/wire/printed'
import { codeBlock, html, jsonBlock, PAGE_STYLE, printedPage, tableOf } from '@uwanja/contract/wire/printed'

type Json = Readonly<Record<string, unknown>>

interface DocumentedCall {
  readonly id: string
  readonly row: Call
  readonly answer: unknown
}

const told = (area: string, rows: Readonly<Record<string, Call>>, answers: Json): DocumentedCall[] =>
  Object.entries(rows).map(([name, row]) => ({ id: `${area}.${name}`, row, answer: answers[name] }))

/** What a book answers that knows no player. */
export const TOLD_OPEN: readonly DocumentedCall[] = [
  ...told('read', bookRead, READ_EXAMPLES),
  ...told('read', bookHistory, HISTORY_EXAMPLES),
  ...told('desk', bookDesk, DESK_EXAMPLES),
]
/** Behind the bearer of a launched session, and codes, which need a slip. */
export const TOLD_PLAYERS: readonly DocumentedCall[] = [
  ...told('bets', bookBets, BETS_EXAMPLES),
  ...told('bets', bookEdit, EDIT_EXAMPLES),
  ...told('bets', bookMine, MINE_EXAMPLES),
  ...told('bets', bookCashOut, CASH_OUT_EXAMPLES),
  ...told('codes', { ...bookCodes, ...bookRebet }, CODES_EXAMPLES),
]
/** What traders do with bets that wait for them and with settlements, what they look at, and what they set for all bets. */
export const TOLD_TRADERS: readonly DocumentedCall[] = [
  ...told('desk', bookDeskBets, DESK_BETS_EXAMPLES),
  ...told('desk', deskSettlement, SETTLEMENT_EXAMPLES),
  ...told('desk', deskCashOut, DESK_CASH_OUT_EXAMPLES),
  ...told('desk', deskWatch, DESK_WATCH_EXAMPLES),
  ...told('desk', deskRules, DESK_RULES_EXAMPLES),
  ...told('desk', deskTiers, DESK_TIERS_EXAMPLES),
  ...told('desk', deskAlerts, DESK_ALERTS_EXAMPLES),
  ...told('desk', deskCases, DESK_CASES_EXAMPLES),
  ...told('desk', deskInsiders, DESK_INSIDERS_EXAMPLES),
]
export const TOLD: readonly DocumentedCall[] = [...TOLD_OPEN, ...TOLD_TRADERS, ...TOLD_PLAYERS]

/** What any of its calls may be refused with, by who may ask. */
type Asker = 'read' | 'desk' | 'player'
const COMMON: Readonly<Record<Asker, readonly RefusalCode[]>> = {
  read: ['VALIDATION_ERROR', 'GENERAL_ERROR'],
  player: ['VALIDATION_ERROR', 'GENERAL_ERROR'],
  desk: ['VALIDATION_ERROR', 'UNAUTHORIZED', 'GENERAL_ERROR'],
}
const isDesk = ({ access }: Call): boolean => access === 'operator'
const askerOf = (row: Call): Asker => (isDesk(row) ? 'desk' : row.access === 'player' ? 'player' : 'read')
const refusalsOf = (row: Call): RefusalCode[] => [...row.refusals, ...COMMON[askerOf(row)]]

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _named, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const envelope = (code: RefusalCode): Json => ({ statusCode: REFUSALS[code].statusCode, status: code, data: null })
const success = (data: unknown): Json => ({ statusCode: 0, status: 'SUCCESS', data })

function answersOf({ row, answer }: DocumentedCall): Json {
  const refused = refusalsOf(row)
  const https = [...new Set(refused.map((code) => REFUSALS[code].http))]
  const answers = https.map((http) => {
    const codes = refused.filter((code) => REFUSALS[code].http === http)
    const examples = Object.fromEntries(codes.map((code) => [code, { value: envelope(code) }]))
    const schema = {
      type: 'object',
      required: ['statusCode', 'status', 'data'],
      properties: { statusCode: { type: 'integer' }, status: { type: 'string', enum: codes }, data: { type: 'null' } },
    }
    return [http, { schema, examples }] as const
  })
  const good = {
    type: 'object',
    required: ['statusCode', 'status', 'data'],
    properties: { statusCode: { const: 0 }, status: { const: 'SUCCESS' }, data: schemaOf(row.reply, 'output') },
  }
  const byRules = Object.fromEntries(answers)[200]
  const whole = {
    schema: byRules ? { oneOf: [good, byRules.schema] } : good,
    examples: { SUCCESS: { value: success(answer) }, ...byRules?.examples },
  }
  return Object.fromEntries(
    [[200, whole] as const, ...answers.filter(([http]) => http !== 200)].map(([http, content]) => [
      String(http),
      {
        description: http === 200 ? 'Success, or a refusal by the rules.' : 'Refused.',
        content: { 'application/json': content },
      },
    ]),
  )
}

function operationOf(one: DocumentedCall): Json {
  const { id, row } = one
  const schema = schemaOf(row.input, 'input')
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>)
  const required = (schema['required'] ?? []) as readonly string[]
  const example = row.example as Json
  const inQuery = row.place === 'query'
  const parameters = properties.map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: of,
    ...(name in example ? { example: example[name] } : {}),
  }))
  return {
    operationId: id,
    tags: [askerOf(row)],
    summary: row.about,
    security: askerOf(row) === 'read' ? [] : [{ bearer: [] }],
    ...(inQuery && parameters.length > 0 ? { parameters } : {}),
    ...(inQuery ? {} : { requestBody: { required: true, content: { 'application/json': { schema, example } } } }),
    responses: answersOf(one),
  }
}

const STREAM_ABOUT =
  'Server-sent events of a topic: live (the rows of all live matches) or event:17 (one match with all its markets). First an event whole, then deltas with what changed; Last-Event-ID brings what was missed. The numbers of a topic follow each other without a gap; an id of another life of it brings the whole. A comment comes every 15 seconds.'
const COME_BACK = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } }
const STREAM_REFUSALS = {
  '404': { description: 'There is no such topic.' },
  '429': { description: 'Too many lines from one address.', headers: COME_BACK },
  '503': { description: 'Nobody more is taken at the moment.', headers: COME_BACK },
}
const FRAMES = `id: m1-7\nevent: delta\ndata: ${JSON.stringify(DELTA_EXAMPLE)}\n\n`

export function bookDocument(url: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const one of TOLD) (paths[one.row.path] ??= {})[one.row.method.toLowerCase()] = operationOf(one)
  const topic = { name: 'topic', in: 'query', required: true, schema: { type: 'string' }, example: 'event:17' }
  const content = { 'text/event-stream': { schema: { type: 'string' }, example: FRAMES } }
  const responses = { '200': { description: 'Frames.', content }, ...STREAM_REFUSALS }
  paths[STREAM_PATH] = {
    get: {
      operationId: 'read.stream',
      tags: ['read'],
      summary: STREAM_ABOUT,
      security: [],
      parameters: [topic],
      responses,
    },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The book', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url }],
    tags: [
      { name: 'read', description: 'What pages ask; anybody may.' },
      { name: 'player', description: 'What players ask of their bets; with the bearer of a launched session.' },
      { name: 'desk', description: 'What traders do; with the key BOOK_KEY.' },
    ],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { StreamData: schemaOf(streamData, 'output') },
    },
    paths,
  }
}

function commandOf({ row }: DocumentedCall): string {
  const values = row.example as Readonly<Record<string, unknown>>
  const isQuery = row.place === 'query'
  const entries = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
  const query = isQuery ? new URLSearchParams(entries).toString() : ''
  return [
    `curl${row.method === 'GET' ? '' : ` -X ${row.method}`} "$BOOK${row.path}${query && `?${query}`}"`,
    ...(isDesk(row) ? ['-H "authorization: Bearer $BOOK_KEY"'] : []),
    ...(askerOf(row) === 'player' ? ['-H "authorization: Bearer $SESSION"'] : []),
    ...(isDesk(row) && row.method === 'POST' ? ["-H 'x-trader: amina'"] : []),
    ...(isQuery ? [] : ["-H 'content-type: application/json'", `-d '${JSON.stringify(values)}'`]),
  ].join(' \\\n  ')
}

function article(one: DocumentedCall): Markup {
  const { id, row, answer } = one
  const codes = refusalsOf(row)
  return html`<article id="${id}">
    <h3><a href="#${id}">${id}</a></h3>
    <p><code>${row.method} ${row.path}</code></p>
    <p>${row.about}</p>
    <h4>Example</h4>
    ${codeBlock(commandOf(one))}
    <h4>Answer</h4>
    ${jsonBlock(success(answer))}
    <h4>Refusals</h4>
    ${tableOf(
      ['statusCode', 'status', 'HTTP'],
      codes.map((code) => [REFUSALS[code].statusCode, code, REFUSALS[code].http]),
    )}
  </article>`
}

function docsPage(): string {
  const nav = html`<ul>
    ${TOLD.map(({ id }) => html`<li><a href="#${id}">${id}</a></li>`)}
    <li><a href="#read.stream">read.stream</a></li>
    <li><a href="/openapi.json">OpenAPI 3.1</a></li>
  </ul>`
  const lead = html`<p>
    What pages and traders ask the bookmaker. Every answer is <code>{statusCode, status, data}</code>; 0 is success.
    Odds are whole thousandths.
  </p>`
  const main = html`${TOLD.map(article)}
    <article id="read.stream">
      <h3><a href="#read.stream">read.stream</a></h3>
      <p><code>GET ${STREAM_PATH}</code></p>
      <p>${STREAM_ABOUT}</p>
      ${codeBlock(`curl -N "$BOOK${STREAM_PATH}?topic=event:17"`)} ${codeBlock(FRAMES)}
      <h4>Refusals</h4>
      ${tableOf(
        ['HTTP', ''],
        Object.entries(STREAM_REFUSALS).map(([http, { description }]) => [http, description]),
      )}
    </article>`
  return printedPage({ title: 'The book: calls', lead, styleHref: '/docs.css', nav, main })
}

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export function mountDocuments(app: FastifyInstance): void {
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(docsPage()),
  )
  app.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLE))
  app.get('/openapi.json', (request) => bookDocument(`${request.protocol}://${request.host}`))
}
