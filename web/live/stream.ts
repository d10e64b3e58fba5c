/**
 * Keeps one stream of events open for one session (contract/site/live.ts): read by fetch, because the bearer travels in a
 * header; taken up again where it broke; silent when the server does not have it. The polls go on beside it as they are.
 */
import { PAYMENT_STATES } from '@uwanja/contract/site/payment-states'
import { LIVE_PATH, type LiveEvent } from '@uwanja/contract/site/live'
import { eventReader, type StreamEvent } from './event-stream.ts'

/** Everything outside that a test replaces. */
export interface StreamOutside {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly now: () => number
  readonly random: () => number
  /** After so long, or at once when the signal ends it; never throws. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** The page is looked at and the device is online. */
  readonly isAwake: () => boolean
  /** Tells when that may have changed. */
  readonly onWaking: (run: () => void) => () => void
}

interface Listener {
  readonly onEvent: (event: LiveEvent) => void
  readonly onState: (state: 'open' | 'closed') => void
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** A stream that lived this long was a good one: the next wait is short again. */
const STEADY_MS = 30_000
/** The server says something every 25 s; two heartbeats missed is a dead line that nobody has hung up. */
const QUIET_MS = 60_000
/** A page that nobody looks at gives its connection back: a browser has six for a site, whatever the number of tabs. */
const HIDDEN_MS = 30_000

/** 1, 2, 4 … 30 s, each a random part shorter, so that a restarted server is not met by everybody at once. */
export function nextTryMs(failures: number, random: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (1 - random / 2)
}

const isText = (raw: unknown) => typeof raw === 'string'

/** LIVE_EVENTS of the contract, said once more: the built site has no schemas (no-schemas.ts). Other fields are dropped. */
const READ: Readonly<Record<LiveEvent['event'], (raw: Record<string, unknown>) => unknown>> = {
  balance: ({ totalBalance, currency }) =>
    Number.isFinite(totalBalance) && isText(currency) ? { totalBalance, currency } : null,
  payment({ id, direction, state }) {
    const isKnown = (direction === 'deposit' || direction === 'withdraw') && PAYMENT_STATES.some((one) => one === state)
    return isKnown && isText(id) ? { id, direction, state } : null
  },
  race: ({ id, version }) => (Number.isInteger(id) && Number.isInteger(version) ? { id, version } : null),
  message: ({ unread }) => (Number.isInteger(unread) && Number(unread) >= 0 ? { unread } : null),
}

/** An event of ours in its shape, or null: other names and other shapes are left alone. */
export function liveEvent({ event, data }: StreamEvent): LiveEvent | null {
  if (!Object.hasOwn(READ, event)) return null
  const name = event as LiveEvent['event']
  try {
    const read = READ[name]((JSON.parse(data) ?? {}) as Record<string, unknown>)
    return read === null ? null : ({ event: name, data: read } as LiveEvent)
  } catch {
    return null
  }
}

/** What may stand in a header. A strange id only costs the place where to resume. */
const HEADER_SAFE = /^[\x21-\x7e]{1,100}$/

/** `over`: this server does not have it, or not for this session. */
type Ending = 'over' | 'broken'

/** Ends when the page is looked at again, or when `stopped` is; at once when it is looked at now. */
function untilAwake(outside: StreamOutside, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!stopped.aborted && !outside.isAwake()) return
      forget()
      stopped.removeEventListener('abort', look)
      resolve()
    }
    const forget = outside.onWaking(look)
    stopped.addEventListener('abort', look)
    look()
  })
}

/** Calls `run` after the time has passed, unless it is taken back by the function that this answers with. */
function after(outside: StreamOutside, ms: number, run: () => void): () => void {
  const takenBack = new AbortController()
  void outside.wait(ms, takenBack.signal).then(() => takenBack.signal.aborted || run())
  return () => takenBack.abort()
}

/** Hangs up when the page has been hidden for long. @returns the function that stops looking. */
function whenHidden(outside: StreamOutside, hangUp: () => void): () => void {
  let takeBack: (() => void) | null = null
  const forget = outside.onWaking(() => {
    if (!outside.isAwake()) takeBack ??= after(outside, HIDDEN_MS, hangUp)
    else {
      takeBack?.()
      takeBack = null
    }
  })
  return () => {
    forget()
    takeBack?.()
  }
}

/** Reads to the line's end, however it comes. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  line: AbortController,
  outside: StreamOutside,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const events = eventReader()
  const decoder = new TextDecoder()
  const reader = body.getReader()
  line.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  for (;;) {
    const takeBack = after(outside, QUIET_MS, () => line.abort())
    const piece = await reader.read().finally(takeBack)
    if (piece.done || line.signal.aborted) return
    events(decoder.decode(piece.value, { stream: true })).forEach(onEvent)
  }
}

export function openStream(token: string, listener: Listener, outside: StreamOutside): { stop: () => void } {
  const stopping = new AbortController()
  const stopped = stopping.signal
  let lastId: string | null = null

  function hear(raw: StreamEvent): void {
    if (raw.id !== null) lastId = HEADER_SAFE.test(raw.id) ? raw.id : null
    const event = liveEvent(raw)
    if (event && !stopped.aborted) listener.onEvent(event)
  }

  async function once(line: AbortController): Promise<Ending> {
    const answer = await outside.fetch(LIVE_PATH, {
      signal: line.signal,
      cache: 'no-store',
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
      },
    })
    if (answer.status === 429 || (answer.status >= 500 && answer.status !== 501)) return 'broken'
    const isStream = /^text\/event-stream\b/i.test(answer.headers.get('content-type') ?? '')
    if (answer.status !== 200 || !isStream || !answer.body) return 'over'
    listener.onState('open')
    await readEvents(answer.body, line, outside, hear)
    return 'broken'
  }

  /** One line from its opening to its end: its own, the session's, or that of a page which nobody looks at. */
  async function follow(): Promise<Ending> {
    const line = new AbortController()
    const hangUp = () => line.abort()
    stopped.addEventListener('abort', hangUp)
    const forget = whenHidden(outside, hangUp)
    try {
      return await once(line)
    } catch {
      return 'broken'
    } finally {
      forget()
      stopped.removeEventListener('abort', hangUp)
      line.abort()
      listener.onState('closed')
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; ; failures++) {
      await untilAwake(outside, stopped)
      if (stopped.aborted) return
      const startedMs = outside.now()
      if ((await follow()) === 'over' || stopped.aborted) return
      if (outside.now() - startedMs >= STEADY_MS) failures = 0
      await outside.wait(nextTryMs(failures, outside.random()), stopped)
    }
  }

  void run()
  return { stop: () => stopping.abort() }
}
