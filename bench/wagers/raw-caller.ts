/** Callers as cheap as they can be: bodies signed beforehand, one raw socket each, the next stake as soon as the last is answered. */
import { connect, type Socket } from 'node:net'
import { percentile } from '../statistics.ts'

export interface RawRound {
  readonly stakes: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface RawCaller {
  /** Each request is said once. @throws on any answer but a yes. */
  round(requests: readonly Buffer[]): Promise<RawRound>
  close(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: (\d+)/i
const SILENCE_MS = 20_000

/** A whole HTTP request, as it goes over the line. */
export function requestOf(
  path: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Buffer {
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': String(Buffer.byteLength(body)) })
  const head = [`POST ${path} HTTP/1.1`, ...lines.map((line) => line.join(': '))].join('\r\n')
  return Buffer.from(`${head}\r\n\r\n${body}`)
}

/** The body of an answer that has come whole; null: more of it is on its way. */
function bodyOf(bytes: Buffer): string | null {
  const head = bytes.indexOf(HEAD_END)
  if (head < 0) return null
  const length = Number(LENGTH.exec(bytes.toString('latin1', 0, head + 2))?.[1] ?? 0)
  const begins = head + HEAD_END.length
  return bytes.length < begins + length ? null : bytes.toString('utf8', begins, begins + length)
}

/** @param isYes Of an answer's body. */
export async function openRaw(port: number, callers: number, isYes: (body: string) => boolean): Promise<RawCaller> {
  const sockets = await Promise.all(Array.from({ length: callers }, () => opened(port)))
  return {
    async round(requests) {
      const latenciesMs: number[] = []
      let next = 0
      const startMs = performance.now()
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve, reject) => {
              let bytes: Buffer | null = null
              let askedMs = 0
              const ask = () => {
                const request = requests[next++]
                if (request === undefined) return done()
                askedMs = performance.now()
                socket.write(request)
              }
              const done = (error?: Error) => {
                socket.removeAllListeners('data').removeAllListeners('timeout')
                if (error) reject(error)
                else resolve()
              }
              socket.on('timeout', () => done(new Error('no answer')))
              socket.on('data', (part: Buffer) => {
                bytes = bytes === null ? part : Buffer.concat([bytes, part])
                const body = bodyOf(bytes)
                if (body === null) return
                bytes = null
                latenciesMs.push(performance.now() - askedMs)
                if (isYes(body)) ask()
                else done(new Error(`a stake was answered with ${body}`))
              })
              ask()
            }),
        ),
      )
      const perSecond = (latenciesMs.length / (performance.now() - startMs)) * 1_000
      const [p50Ms, p99Ms] = [percentile(latenciesMs, 50), percentile(latenciesMs, 99)]
      return { stakes: latenciesMs.length, perSecond, p50Ms, p99Ms }
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  }
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.setTimeout(SILENCE_MS)
    socket.once('error', reject)
  })
}
