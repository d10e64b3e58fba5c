/** A company that hangs, trickles or never stops talking holds nobody: every question ends within its time. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askHttp, textOf } from './asked.ts'
import { askCompany } from './games/listing.ts'
import { sandboxGeo } from './geo/sandbox/adapter.ts'
import { sandboxMail } from './mail/sandbox/adapter.ts'
import { exchange as askFastHub } from './payments/fasthub/client.ts'
import { exchange as askKudipal } from './payments/kudipal/client.ts'
import { post as askSelcom } from './payments/selcom/client.ts'
import type { Wire } from './plugs.ts'
import { askSigned } from './signed-question.ts'
import { fasthubSms } from './sms/fasthub/adapter.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const TIMEOUT_MS = 300
let server: Server
let baseUrl: string
let manner: (answer: ServerResponse) => void
beforeEach(async () => {
  server = createServer((_request, answer) => manner(answer))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const wire = (): Wire => ({
  baseUrl,
  callbackUrl: baseUrl,
  timeoutMs: TIMEOUT_MS,
  keys: { clientId: 'a', secret: 'b' },
})

const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a register': () => askSigned(wire(), '/x', {}),
  FastHub: () => askFastHub(wire(), { method: 'POST', path: '/b2c', signed: '{}', rawBody: '{}' }),
  Kudipal: () => askKudipal(wire(), 'GET', '/v3/x'),
  Selcom: () => askSelcom(wire(), '/v1/x', {}),
  'an SMS company': () => fasthubSms.send({ msisdn: '2348030000001', text: 'x', reference: 'r' }, wire()),
  'a look-up of countries': async () =>
    (await sandboxGeo.open({ baseUrl, timeoutMs: TIMEOUT_MS } as never))({ address: '1.1.1.1' } as never),
  'a game company': () => askCompany('x', baseUrl, { headers: {}, body: '' }, wire()).catch(() => null),
}

/** What an answer may turn into on its way. */
const WAYS: Readonly<Record<string, (answer: ServerResponse) => void>> = {
  whole: (answer) => answer.end('habari'),
  silent: () => undefined,
  'cut before it begins': (answer) => answer.destroy(),
  'cut in its middle': (answer) => {
    answer.writeHead(200, { 'content-length': '100' })
    answer.write('half', () => answer.destroy())
  },
  'no gzip at all': (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end('habari'),
  'half of a gzip': (answer) => {
    answer.writeHead(200, { 'content-encoding': 'gzip' })
    answer.write(gzipSync(Buffer.alloc(9_000, 'ab')).subarray(0, 20))
  },
  'a part of no length': (answer) =>
    void answer.socket?.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
  'no HTTP': (answer) => answer.socket?.end('habari'),
  'sent elsewhere': (answer) => answer.writeHead(302, { location: '/x' }).end(),
}

/** What a question comes to, with garbage collected again and again meanwhile; throws where it never ends. */
async function ends(asking: Promise<unknown>): Promise<unknown> {
  const collecting = setInterval(collectGarbage, 20)
  try {
    return await asking
  } finally {
    clearInterval(collecting)
  }
}

describe('companies that do not come to an end', () => {
  it.each(Object.entries(CALLS))('M30 %s that sends headers and then nothing is given up', async (_name, call) => {
    manner = (answer) => answer.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
    const said = await ends(call())
    expect([null, false, 'unknown']).toContain(said !== null && typeof said === 'object' ? null : said)
  })

  it('M30 one that trickles is given up in time, and its connection is let go', async () => {
    let isLetGo = false
    manner = (answer) => {
      answer.writeHead(200)
      const trickle = setInterval(() => answer.write('.'), 20)
      answer.once('close', () => {
        clearInterval(trickle)
        isLetGo = true
      })
    }
    await expect(ends(askHttp(baseUrl, { timeoutMs: TIMEOUT_MS, longest: 1_000_000 }))).rejects.toThrow('in time')
    await expect.poll(() => isLetGo, { timeout: 60_000 }).toBe(true)
  })

  it('M30 no more of an endless body is read than it may have', async () => {
    let sent = 0
    manner = (answer) => {
      const part = Buffer.alloc(64_000)
      const more = (): void => {
        while (!answer.destroyed && answer.write(part)) sent += part.length
        if (!answer.destroyed) answer.once('drain', more)
      }
      answer.writeHead(200)
      more()
    }
    await expect(askHttp(baseUrl, { timeoutMs: 60_000, longest: 100_000 })).rejects.toThrow('too long')
    expect(sent).toBeLessThan(50_000_000)
  })

  it('M30 what is whole and in time is read whole; a status alone needs no body', async () => {
    manner = (answer) => answer.end('habari')
    expect(textOf(await askHttp(baseUrl, { timeoutMs: 60_000, longest: 6 }))).toBe('habari')
    await expect(askHttp(baseUrl, { timeoutMs: 60_000, longest: 5 })).rejects.toThrow('too long')
    manner = (answer) => answer.writeHead(202).flushHeaders()
    expect(await sandboxMail.open({ baseUrl, timeoutMs: 60_000 } as never)({} as never)).toBe(true)
  })

  it('M30 whatever becomes of an answer, whoever asked is told of it, and nobody else', async () => {
    const unheard: unknown[] = []
    const hear = (error: unknown): void => void unheard.push(error)
    process.on('unhandledRejection', hear)
    const control = new AbortController()
    const asked: Promise<unknown>[] = []
    for (const [name, way] of Object.entries(WAYS)) {
      manner = way
      for (const longest of [0, 10, 1_000_000])
        for (const timeoutMs of [1, TIMEOUT_MS]) {
          const question = { timeoutMs, longest, until: control.signal, redirect: 'error' } as const
          asked.push(
            askHttp(baseUrl, question).then(
              ({ status }) => status,
              (error: Error) => `${name}: ${error.message}`,
            ),
          )
        }
      // The next ones come when these have been taken on.
      await asked.at(-1)
    }
    control.abort()
    expect(await ends(Promise.all(asked).then((said) => said.filter(Boolean).length))).toBe(asked.length)
    await expect(askHttp(baseUrl, { timeoutMs: 60_000, longest: 0, until: control.signal })).rejects.toThrow('given up')
    // Node tells of unheard errors at the end of a turn.
    await new Promise(setImmediate)
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
  })

  it('M30 whoever gives up is not kept', async () => {
    manner = (answer) => answer.writeHead(200).flushHeaders()
    const control = new AbortController()
    const asking = askHttp(baseUrl, { timeoutMs: 60_000, longest: 5, until: control.signal })
    control.abort()
    await expect(asking).rejects.toThrow('given up')
  })
})
