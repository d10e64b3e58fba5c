/** The API's page: every call and every refusal stands on it, its examples are true, and it runs nothing. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@uwanja/contract/wire/call'
import { AREAS } from '@uwanja/contract/site/calls'
import { REFUSALS, type RefusalCode } from '@uwanja/contract/wire/errors'
import { en } from '@uwanja/i18n/en'
import { html } from '@uwanja/contract/wire/printed'
import { apiPage, mountApiPage, shapeText } from './api-page.ts'
import { exampleCommand, exampleRefusal, exampleReply } from './examples.ts'
import { openApiDocument } from './openapi.ts'
import { REFUSAL_DATA } from './refusal-data.ts'

const SITE = 'http://localhost:8080'
const ROWS = Object.entries(AREAS).flatMap(([area, rows]) =>
  Object.entries(rows as Record<string, Call>).map(([name, row]) => ({ id: `${area}.${name}`, row })),
)
const BUILT = ROWS.filter(({ row }) => row.later === undefined)

describe('the API’s page', () => {
  const page = apiPage(SITE)
  const articleOf = (id: string) => page.split('<article ').find((part) => part.startsWith(`id="${id}"`)) ?? ''
  let app: FastifyInstance
  beforeAll(() => {
    app = Fastify()
    mountApiPage(app, SITE)
  })
  afterAll(() => app.close())

  it.each(ROWS)('K01 tells $id with its access, its path and its refusals', ({ id, row }) => {
    const article = articleOf(id)
    expect(article).toContain(`${row.method} ${row.path}`)
    for (const code of row.refusals as readonly RefusalCode[]) {
      const { statusCode, status, data } = exampleRefusal(code)
      const shown = html`<code>${JSON.stringify(data)}</code>`
      const told = [statusCode, html`<code>${status}</code>`, REFUSALS[code].http, en.message[code], shown]
      const cells = told.map((cell) => html`<td>${cell}</td>`.text)
      // One line of the table: whitespace between its cells is the printer's.
      expect(article.replace(/\s+/g, '')).toContain(cells.join('').replace(/\s+/g, ''))
    }
    expect(article.includes('comes later')).toBe(row.later !== undefined)
  })

  it.each(BUILT)('K01 the examples of $id are what its row says', ({ row }) => {
    expect(row.input.safeParse(row.example).success).toBe(true)
    expect(row.reply.safeParse(exampleReply(row)).error).toBeUndefined()
    expect(exampleCommand(row, SITE)).toContain(`${SITE}${row.path}`)
  })

  it('K01 all anchors that it links to are there, once', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor)
  })

  it('loads nothing that the strictest policy of ours would stop', async () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|(?:src|href)=\"https?:/)
    const [answer, style] = [await app.inject('/api/docs'), await app.inject('/api/docs.css')]
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
    expect([answer.headers['content-type'], style.headers['content-type']]).toEqual([
      'text/html; charset=utf-8',
      'text/css; charset=utf-8',
    ])
    expect(style.body).toContain('light-dark(')
  })

  it('writes what it is given as text', () => {
    const made = html`<b>${['<i onclick="x">&', html`<u>1</u>`, null, 2]}</b>`
    expect(made.text).toBe('<b>&lt;i onclick=&quot;x&quot;&gt;&amp;<u>1</u>2</b>')
  })

  it.each([
    [{ type: 'string', minLength: 1, maxLength: 32 }, 'text, at least 1, at most 32'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'null' }] }, 'text or null'],
    [{ enum: ['a', 'b'] }, 'one of "a", "b"'],
    [{ type: 'array', items: { type: 'boolean' } }, 'list of true or false'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, from 0'],
    [{}, 'any value'],
  ])('says shapes in words: %j', (schema, words) => {
    expect(shapeText(schema)).toBe(words)
  })

  it('K01 the OpenAPI document carries the same examples, refusals included', () => {
    const text = JSON.stringify(openApiDocument(SITE))
    for (const { row } of BUILT) {
      expect(text).toContain(JSON.stringify({ value: { statusCode: 0, status: 'SUCCESS', data: exampleReply(row) } }))
      for (const code of row.refusals as readonly RefusalCode[])
        expect(text).toContain(`"${code}":${JSON.stringify({ value: exampleRefusal(code) })}`)
    }
  })

  it('K01 the example of a refusal holds data exactly where a rule of ours sends some', () => {
    const here = fileURLToPath(new URL('../', import.meta.url))
    const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/test\w*\.ts$/.test(name),
    )
    const sources = files.map((name) => readFileSync(here + name, 'utf8')).join('\n')
    const calls = [...sources.matchAll(/\brefuse\(\s*([^(),]*'[A-Z_]+'[^(),]*),/g)].map((match) => match[1]!)
    const sent = calls.flatMap((call) => [...call.matchAll(/'([A-Z_]+)'/g)].map((match) => match[1]!))
    expect(new Set(sent)).toEqual(new Set(Object.keys(REFUSAL_DATA)))
  })
})
