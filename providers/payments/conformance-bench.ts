/** The bench that the conformance suite works on: our callback address, and hands on the sandbox's phones. */
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentOrder, RawCallback, RawReply, Wire } from '../plugs.ts'

export interface PaymentBench {
  wire(company: string): Wire
  /** Waits for the n-th callback whose body names the key (1 is the first). */
  callback(key: string, nth?: number): Promise<RawCallback>
  callbacksSoFar(key: string): number
  /** What our address answers to the callbacks that come from now on. */
  answerCallbacksWith(http: number): void
  /** Answers the open prompt of the order's phone; false when there is none. */
  answerPrompt(order: PaymentOrder, answer: { pin: string } | { decline: true }): Promise<boolean>
  openPrompts(msisdn: string): Promise<number>
  /** The wallet's balance as decimal text. */
  balance(msisdn: string): Promise<string>
  /** The sandbox's own API. */
  get(path: string): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
  /** How our address answers from now on to a company's calls about money that nobody ordered; null: with its status alone. */
  answerIncoming(answer: ((raw: RawCallback) => RawReply) | null): void
  /** Lets time pass in the sandbox. */
  passSeconds(seconds: number): Promise<void>
  close(): Promise<void>
}

export interface BenchOptions {
  readonly sandboxUrl: string
  readonly inbox: Inbox
  /** Each company's keys, by the names that its Wire uses. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const COMES_WITHIN_MS = 5_000
/** Silence is waited out so long; an honest answer may take as long on a busy machine. */
const OUR_TIMEOUT_MS = 2_000

export function openPaymentBench({ sandboxUrl, keys, inbox }: BenchOptions): PaymentBench {
  const get = async (path: string): Promise<unknown> => (await fetch(sandboxUrl + path)).json()
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(sandboxUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const prompts = async (msisdn: string) => (await get(`/api/phones/${msisdn}/prompts`)) as { id: string }[]
  return {
    wire: (company) => ({
      baseUrl: `${sandboxUrl}/${company}`,
      callbackUrl: inbox.url,
      siteUrl: 'http://localhost:8080',
      keys: keys[company] ?? {},
      timeoutMs: OUR_TIMEOUT_MS,
    }),
    get,
    post,
    answerIncoming: inbox.answerIncoming,
    callback: inbox.next,
    callbacksSoFar: (key) => inbox.of(key).length,
    answerCallbacksWith: inbox.answerWith,
    async answerPrompt(order, answer) {
      const open = (await prompts(order.msisdn))[0]
      if (!open) return false
      const result = await post(`/api/phones/${order.msisdn}/prompts/${open.id}`, answer)
      return (result as { ok: boolean }).ok
    },
    openPrompts: async (msisdn) => (await prompts(msisdn)).length,
    balance: async (msisdn) => ((await get(`/api/phones/${msisdn}/wallet`)) as { balance: string }).balance,
    passSeconds: async (shiftSeconds) => void (await post('/api/clock', { shiftSeconds })),
    close: inbox.close,
  }
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>

/** A server that keeps every callback as it came. `url` is ours for orders, `url/{company}` for money that is brought. */
export async function openInbox() {
  const came: RawCallback[] = []
  const waiting = new Set<() => void>()
  let http = 200
  let incoming: ((raw: RawCallback) => RawReply) | null = null
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const rawBody = Buffer.concat(chunks).toString('utf8')
      const path = (request.url ?? '').replace(/^\/callbacks(\/[^/]+)?/, '')
      const raw = { path, headers: request.headers, rawBody, nowMs: Date.now() }
      came.push(raw)
      const said = path === '' ? null : incoming?.(raw)
      response.writeHead(said?.http ?? http, { 'content-type': said?.type ?? 'text/plain' }).end(said?.body ?? '')
      for (const look of waiting) look()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const of = (key: string) => came.filter(({ rawBody }) => rawBody.includes(`"${key}"`))

  function next(key: string, nth = 1): Promise<RawCallback> {
    return new Promise((resolve, reject) => {
      const gaveUp = () => reject(new Error(`callback ${String(nth)} for ${key} did not come`))
      const timer = setTimeout(gaveUp, COMES_WITHIN_MS)
      const look = () => {
        const found = of(key)[nth - 1]
        if (!found) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  }
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/callbacks`,
    of,
    next,
    answerWith: (status: number) => void (http = status),
    answerIncoming: (answer: typeof incoming) => void (incoming = answer),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
