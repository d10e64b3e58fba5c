/** One line of the log for a callback, with its key; of what went as ever one in so many. */
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { callbackLine, noteCallback, sampler } from './callback-line.ts'
import { doorOptions, guardDoor } from './door.ts'

const settings = { publicUrl: '', officeUrl: '', publicCallbackUrl: '', allowedHosts: [], trustProxy: [] }

describe('O73 the log of callbacks', () => {
  it('O73 has company, question, key and outcome, and of a stake in three that went well one', async () => {
    const lines: Record<string, unknown>[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(JSON.parse(chunk.toString())), done()),
    })
    const app = Fastify(doorOptions({ ...settings, logWagersOneIn: 3 }, pino({ base: null }, sink), {}))
    guardDoor(app, { ...settings, logWagersOneIn: 3 }, {})
    app.post<{ Params: { ask: string; outcome: string; key: string } }>('/c/:ask/:outcome/:key', async (request) => {
      const { ask, outcome, key } = request.params
      noteCallback(request, { company: 'one', ask, outcome, ...(key !== 'none' && { key }) })
      return callbackLine(request)
    })
    const asked = ['bet/ok/1', 'win/ok/2', 'bet/ok/3', 'bet/funds/4', 'bet/ok/5', 'rollback/ok/6', 'open/ok/none']
    for (const path of asked) await app.inject({ method: 'POST', url: `/c/${path}?amount=7` })
    await app.close()
    expect(lines.map(({ company, ask, key, outcome }) => [company, ask, key, outcome])).toEqual([
      ['one', 'bet', '1', 'ok'],
      ['one', 'bet', '4', 'funds'],
      ['one', 'bet', '5', 'ok'],
      ['one', 'rollback', '6', 'ok'],
      ['one', 'open', undefined, 'ok'],
    ])
    expect(JSON.stringify(lines)).not.toContain('amount')
  })

  it('O73 has each that failed, whatever it was, and cuts a key that is too long to be one', () => {
    const isWritten = sampler(1_000_000)
    const line = { company: 'one', ask: 'bet', outcome: 'ok' }
    expect([isWritten(line, 200), isWritten(line, 200), isWritten(line, 500), isWritten(undefined, 200)]).toEqual([
      true,
      false,
      true,
      true,
    ])
    const request = {} as Parameters<typeof noteCallback>[0]
    noteCallback(request, { ...line, key: 'k'.repeat(500) })
    expect(callbackLine(request)).toEqual({ ...line, key: 'k'.repeat(80) })
    noteCallback(request, { ...line, movements: [{ key: 'm'.repeat(500), outcome: 'funds' }] })
    expect(callbackLine(request)).toEqual({ ...line, movements: [{ key: 'm'.repeat(80), outcome: 'funds' }] })
  })
})
