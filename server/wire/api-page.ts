/** `/api/docs`: the contract for people, printed from the same rows that are mounted. */
import type { FastifyInstance } from 'fastify'
import type { Access, Call } from '@uwanja/contract/wire/call'
import { ONCE_KEY } from '@uwanja/contract/wire/request'
import { AREAS } from '@uwanja/contract/site/calls'
import { COMMON_REFUSALS, REFUSALS, type RefusalCode } from '@uwanja/contract/wire/errors'
import {
  codeBlock,
  html,
  jsonBlock,
  PAGE_STYLE,
  printedPage,
  tableOf,
  type Markup,
} from '@uwanja/contract/wire/printed'
import { en } from '@uwanja/i18n/en'
import { keptText } from './kept-text.ts'
import { exampleAnswer, exampleCommand, exampleRefusal, partsOf, schemaOf, type JsonSchema } from './examples.ts'

/** A printed page loads its styles, and runs nothing. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const ACCESS: Readonly<Record<Access, string>> = {
  anyone: 'open to anyone',
  guest: 'visitors and players',
  player: 'players only',
  operator: 'operators only',
}
const PLACE: Readonly<Record<Call['place'], string>> = {
  query: 'values in the query',
  body: 'values in the JSON body',
  either: 'values in the JSON body or in the query',
  list: 'the JSON body is a bare list of such values',
}

/** A shape in a few words: "text, at most 32", "true or false", "one of …". */
export function shapeText(schema: JsonSchema): string {
  const either = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined
  if (either) return [...new Set(either.map(shapeText))].join(' or ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return `one of ${schema['enum'].map((value) => JSON.stringify(value)).join(', ')}`
  if (Array.isArray(schema['type'])) return schema['type'].map((type) => shapeText({ ...schema, type })).join(' or ')
  const parts = partsOf(schema)
  if (parts) return `list of ${parts.map(shapeText).join(', then ')}`
  if (schema['type'] === 'array') return `list of ${shapeText((schema['items'] ?? {}) as JsonSchema)}`
  const range = [
    ['minLength', 'at least'],
    ['maxLength', 'at most'],
    ['minimum', 'from'],
    ['maximum', 'to'],
  ].filter(([key]) => Math.abs(Number(schema[key!] ?? Infinity)) <= Number.MAX_SAFE_INTEGER - 1)
  const words: Readonly<Record<string, string>> = {
    string: schema['pattern'] === undefined ? 'text' : `text like ${String(schema['pattern'])}`,
    number: 'number',
    integer: 'whole number',
    boolean: 'true or false',
    null: 'null',
    object: 'object',
  }
  const word = words[String(schema['type'])] ?? 'any value'
  return [word, ...range.map(([key, before]) => `${before} ${String(schema[key!])}`)].join(', ')
}

function refusalTable(codes: readonly RefusalCode[]): Markup {
  return tableOf(
    ['statusCode', 'status', 'HTTP', 'What the player reads', 'data'],
    codes.map((code) => {
      const { statusCode, http } = REFUSALS[code]
      const { data } = exampleRefusal(code)
      return [
        statusCode,
        html`<code>${code}</code>`,
        http,
        en.message[code],
        html`<code>${JSON.stringify(data)}</code>`,
      ]
    }),
  )
}

function fieldTable(row: Call): Markup | null {
  const whole = schemaOf(row.input, 'input')
  const schema = row.place === 'list' ? (whole['items'] as JsonSchema) : whole
  const fields = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  const required = (schema['required'] ?? []) as readonly string[]
  if (fields.length === 0) return null
  const rows = fields.map(([name, of]) => [
    html`<code>${name}</code>`,
    required.includes(name) ? 'yes' : 'no',
    shapeText(of),
  ])
  return tableOf(['Field', 'Required', 'Value'], rows)
}

function callArticle(id: string, row: Call, siteUrl: string): Markup {
  const isLater = row.later !== undefined
  const marks = [
    ACCESS[row.access],
    ...(Object.keys(row.example as object).length > 0 ? [PLACE[row.place]] : []),
    ...(row.sensitive ? ['needs both halves of a browser’s session'] : []),
    ...(row.once
      ? [`the header ${ONCE_KEY} (16 to 64 letters, figures, hyphens) makes the same again one payment`]
      : []),
    ...(row.poll ? ['may be answered from memory, at most a second old'] : []),
    ...(isLater ? [`comes later: ${row.later ?? ''}`] : []),
  ]
  const fields = fieldTable(row)
  return html`<article id="${id}" class="${isLater ? 'later' : 'built'}">
    <h3><a href="#${id}">${id}</a></h3>
    <p><code>${row.method} ${row.path}</code></p>
    <p>${row.about}</p>
    <ul class="marks">
      ${marks.map((mark) => html`<li>${mark}</li>`)}
    </ul>
    ${
      fields &&
      html`<h4>Input</h4>
        ${fields}`
    }
    ${isLater ? html`<p>Until then it is refused with <a href="#NOT_AVAILABLE_YET">NOT_AVAILABLE_YET</a>.</p>` : builtParts(row, siteUrl)}
  </article>`
}

function builtParts(row: Call, siteUrl: string): Markup {
  const [first] = row.refusals
  return html`<h4>Example</h4>
    ${codeBlock(exampleCommand(row, siteUrl))}
    <h4>Answer</h4>
    ${jsonBlock(exampleAnswer(row))}
    ${
      first &&
      html`<h4>Refusals</h4>
        ${refusalTable(row.refusals)}
        <h4>A refusal</h4>
        ${jsonBlock(exampleRefusal(first))}`
    }`
}

const rowsOf = (rows: object) => Object.entries(rows) as [string, Call][]

/** @param siteUrl Where the API is, as players see it. */
export function apiPage(siteUrl: string): string {
  const areas = Object.entries(AREAS)
  const nav = html`<ul>
    <li><a href="#answers">Answers</a></li>
    <li><a href="#refusals">Refusals of any call</a></li>
    ${areas.map(([area, rows]) => html`<li><a href="#${area}">${area}</a> (${rowsOf(rows).length})</li>`)}
    <li><a href="/api/openapi.json">OpenAPI 3.1</a></li>
  </ul>`
  const lead = html`<p>
    What the site, and any other client, asks the platform: one row a call, with an example that runs and its answer.
  </p>`
  const main = html`<section id="answers">
      <h2>Answers</h2>
      <p>
        Every answer is <code>{statusCode, status, data}</code>; a <code>statusCode</code> of 0 is success and nothing
        else is. Paths are matched in any letter case. A player’s calls carry the token of the login as
        <code>authorization: Bearer …</code>; a visitor sends none. Amounts are sent as text or as a number with at most
        two decimals.
      </p>
      ${jsonBlock(exampleRefusal('INVALID_USERNAME_OR_PASSWORD'))}
    </section>
    <section id="refusals">
      <h2>Refusals of any call</h2>
      <span id="NOT_AVAILABLE_YET"></span>
      ${refusalTable(COMMON_REFUSALS)}
    </section>
    ${areas.map(
      ([area, rows]) =>
        html`<section id="${area}">
          <h2>${area}</h2>
          ${rowsOf(rows).map(([name, row]) => callArticle(`${area}.${name}`, row, siteUrl))}
        </section>`,
    )}`
  return printedPage({ title: 'Uwanja API', lead, styleHref: '/api/docs.css', nav, main })
}

export function mountApiPage(app: FastifyInstance, siteUrl: string): void {
  const page = keptText(() => apiPage(siteUrl), 'text/html; charset=utf-8')
  app.get('/api/docs', async (request, reply) => page(request, reply.header('content-security-policy', POLICY)))
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(PAGE_STYLE),
  )
}
