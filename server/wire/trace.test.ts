/** One id from whoever asks to whoever is asked: taken or made, returned, logged, sent on. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscribeCompanyCalls } from '../companies/calls.ts'
import { doorOptions, guardDoor } from './door.ts'
import { eachTraced, newTrace, traced, traceField, traceHeader } from './trace.ts'

const ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = `00-${ID}-00f067aa0ba902b7-01`
const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-00$/

describe('O71 a trace', () => {
  it.each([
    ['as the standard shows it', PARENT, true],
    ['of a later version that says more', `42-${ID}-00f067aa0ba902b7-01-what`, true],
    ['of a version that is none', `ff-${ID}-00f067aa0ba902b7-01`, false],
    ['of nothing but zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, false],
    ['with a part of nothing but zeros', `00-${ID}-${'0'.repeat(16)}-01`, false],
    ['in capitals', PARENT.toUpperCase(), false],
    ['with a line break in it', `00-${ID}\n-00f067aa0ba902b7-01`, false],
  ])('O71 is taken from a header %s: %s, %s', (_how, header, isTaken) => {
    const { id, span } = newTrace(header)
    expect(id === ID).toBe(isTaken)
    expect(traceHeader({ id, span })).toMatch(FORM)
    expect(span).not.toBe('00f067aa0ba902b7')
  })

  it('O71 of a job is one, and another one of the next', async () => {
    const seen: unknown[] = []
    const { look } = eachTraced({ look: async () => void seen.push(traceField(), traceField()) })
    await look()
    await look()
    expect(seen[0]).toEqual({ trace: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(seen[0]).toEqual(seen[1])
    expect(seen[2]).not.toEqual(seen[1])
    expect(traceField()).toEqual({})
  })
})

describe('O71 a request through a door', () => {
  const asked: IncomingHttpHeaders[] = []
  const company = createServer((request, response) => {
    asked.push(request.headers)
    response.end('{}')
  })
  const lines: { trace?: string; msg: string }[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number])
      done()
    },
  })
  const log = pino({ base: null }, sink)
  const settings = {
    publicUrl: '',
    officeUrl: '',
    publicCallbackUrl: '',
    allowedHosts: [],
    trustProxy: [],
    logWagersOneIn: 1,
  }
  const app = Fastify(doorOptions(settings, log, {}))
  let stop = () => {}

  beforeAll(async () => {
    await once(company.listen(0, '127.0.0.1'), 'listening')
    const companyUrl = `http://127.0.0.1:${(company.address() as AddressInfo).port}`
    stop = subscribeCompanyCalls([{ company: 'one', baseUrl: companyUrl }], () => {})
    guardDoor(app, settings, {})
    app.post('/deposit', async () => {
      await fetch(`${companyUrl}/pay`)
      log.warn({ ...traceField() }, 'said beside')
      return {}
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    stop()
    await app.close()
    company.close()
  })
  const url = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/deposit`
  const post = (headers: Record<string, string>) =>
    fetch(url(), { method: 'POST', body: '{"amount":1}', headers: { 'content-type': 'application/json', ...headers } })

  it('O71 is answered with its id, and company and log have it too, at any number of requests at once', async () => {
    const many = Array.from({ length: 20 }, (_one, nth) => `${nth}`.padStart(2, '0').padStart(32, 'a'))
    const answers = await Promise.all(many.map((id) => post({ traceparent: `00-${id}-00f067aa0ba902b7-01` })))
    const idOf = (header: string | null | undefined) => FORM.exec(header ?? '')?.[1]
    expect(answers.map(({ headers }) => idOf(headers.get('traceresponse')))).toEqual(many)
    const sent = asked.map(({ traceparent }) => traceparent as string)
    expect(sent.map(idOf).toSorted()).toEqual(many)
    // What the company hears is our part of it, not the caller's.
    expect(sent.join()).not.toContain('00f067aa0ba902b7')
    for (const msg of ['request', 'said beside'])
      await expect.poll(() => lines.filter((line) => line.msg === msg).map(({ trace }) => trace).toSorted()).toEqual(many) // oxfmt-ignore
  })

  it('O71 that brings none gets one, and what is done for nobody’s request has no header', async () => {
    asked.length = 0
    const [first, second] = [await post({}), await post({ traceparent: 'no trace\u00e9' })]
    const ids = [first, second].map(({ headers }) => FORM.exec(headers.get('traceresponse') ?? '')?.[1])
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain(undefined)
    await traced(() => Promise.resolve())
    expect(asked.map(({ traceparent }) => FORM.exec(traceparent as string)?.[1])).toEqual(ids)
  })
})
