/** The stream's life with a network, a clock and a visitor that the test plays. */
import { LIVE_PATH, type LiveEvent } from '@uwanja/contract/site/live'
import { describe, expect, test } from 'vitest'
import { liveEvent, nextTryMs, openStream, type StreamOutside } from './stream.ts'

type Answer = { status: number; type?: string } | Error
interface Line {
  readonly init: RequestInit
  say(text: string): void
  hangUp(): void
}

/** Lets everything that is ready run. */
async function settle() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

function stage(answers: Answer[] = []) {
  const lines: Line[] = []
  const waits: { ms: number; end: () => void }[] = []
  const heard: LiveEvent[] = []
  const states: string[] = []
  const watchers = new Set<() => void>()
  let nowMs = 0
  let awake = true
  const outside: StreamOutside = {
    now: () => nowMs,
    random: () => 0,
    isAwake: () => awake,
    onWaking(run) {
      watchers.add(run)
      return () => watchers.delete(run)
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const one = { ms, end: () => resolve() }
        waits.push(one)
        signal.addEventListener('abort', () => {
          waits.splice(waits.indexOf(one), 1)
          resolve()
        })
      }),
    async fetch(path, init) {
      expect(path).toBe(LIVE_PATH)
      const answer = answers.shift() ?? { status: 200 }
      let say = (_text: string) => {}
      let hangUp = () => {}
      const body = new ReadableStream<Uint8Array>({
        start(control) {
          say = (text) => control.enqueue(new TextEncoder().encode(text))
          hangUp = () => control.close()
          init.signal!.addEventListener('abort', () => control.error(init.signal!.reason))
        },
      })
      lines.push({ init, say: (text) => say(text), hangUp: () => hangUp() })
      if (answer instanceof Error) throw answer
      return new Response(body, {
        status: answer.status,
        headers: { 'content-type': answer.type ?? 'text/event-stream; charset=utf-8' },
      })
    },
  }
  const stream = openStream(
    'token-1',
    { onEvent: (event) => heard.push(event), onState: (state) => states.push(state) },
    outside,
  )
  return {
    stream,
    lines,
    heard,
    states,
    listening: () => watchers.size,
    waiting: () => waits.map(({ ms }) => ms),
    last: () => lines.at(-1)!,
    headers: () => lines.at(-1)!.init.headers as Record<string, string>,
    pass: (ms: number) => (nowMs += ms),
    async look(state: 'awake' | 'hidden') {
      awake = state === 'awake'
      for (const run of [...watchers]) run()
      await settle()
    },
    /** Ends the wait of that length. */
    async end(ms: number) {
      const at = waits.findIndex((one) => one.ms === ms)
      expect(at, `a wait of ${ms} ms among ${waits.map((one) => one.ms).join(', ')}`).toBeGreaterThanOrEqual(0)
      waits.splice(at, 1)[0]!.end()
      await settle()
    },
  }
}
const BALANCE = 'id: 5.2\nevent: balance\ndata: {"totalBalance":12.5,"currency":"NGN"}\n\n'

describe('A03 the stream', () => {
  test('tells what it hears, with the bearer in the header', async () => {
    const it = stage()
    await settle()
    expect(it.headers()['Authorization']).toBe('Bearer token-1')
    expect(it.headers()['Last-Event-ID']).toBeUndefined()
    expect(it.states).toEqual(['open'])
    it.last().say(BALANCE)
    await settle()
    expect(it.heard).toEqual([{ event: 'balance', data: { totalBalance: 12.5, currency: 'NGN' } }])
  })

  test('resumes behind the last id after 1, 2, 4 … 30 s', async () => {
    const it = stage([{ status: 200 }, ...Array.from({ length: 9 }, () => new Error('no network'))])
    await settle()
    it.last().say(BALANCE)
    await settle()
    it.last().hangUp()
    await settle()
    for (const ms of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      expect(it.waiting()).toEqual([ms])
      await it.end(ms)
      expect(it.headers()['Last-Event-ID']).toBe('5.2')
    }
    expect(it.states.at(-1)).toBe('closed')
  })

  test('a line that lived long begins the waits anew', async () => {
    const it = stage([new Error('no network'), new Error('no network')])
    await settle()
    await it.end(1_000)
    await it.end(2_000)
    it.pass(30_000)
    it.last().hangUp()
    await settle()
    expect(it.waiting()).toEqual([1_000])
  })

  test.each([
    { status: 401, type: 'application/json' },
    { status: 404, type: 'text/html' },
    { status: 501, type: 'application/json' },
    { status: 200, type: 'text/html' },
  ])('K04 gives up for good on %j', async (answer) => {
    const it = stage([answer])
    await settle()
    expect(it.lines).toHaveLength(1)
    expect(it.waiting()).toEqual([])
    expect(it.listening()).toBe(0)
    expect(it.states).not.toContain('open')
  })

  test.each([429, 500, 503])('comes back after %i', async (status) => {
    const it = stage([{ status, type: 'application/json' }])
    await settle()
    await it.end(1_000)
    expect(it.states.at(-1)).toBe('open')
  })

  test('does not try while the page is hidden or offline, and does when it is looked at', async () => {
    const it = stage([new Error('no network')])
    await settle()
    await it.look('hidden')
    await it.end(1_000)
    expect(it.lines).toHaveLength(1)
    await it.look('awake')
    expect(it.lines).toHaveLength(2)
  })

  test('a page that is hidden for long gives its line back; a glance away does not', async () => {
    const it = stage()
    await settle()
    await it.look('hidden')
    await it.look('awake')
    expect(it.states).toEqual(['open'])
    await it.look('hidden')
    await it.end(30_000)
    expect(it.states).toEqual(['open', 'closed'])
  })

  test('a line that says nothing for a minute is dead', async () => {
    const it = stage()
    await settle()
    it.last().say(': \n\n')
    await settle()
    expect(it.waiting()).toEqual([60_000])
    await it.end(60_000)
    expect(it.waiting()).toEqual([1_000])
  })

  test('A02 after stop nothing is heard and nothing is left behind', async () => {
    for (const moment of ['open', 'waiting', 'hidden'] as const) {
      const it = stage(moment === 'waiting' ? [new Error('no network')] : [])
      await settle()
      if (moment === 'hidden') await it.look('hidden')
      it.stream.stop()
      await settle()
      await it.look('awake')
      expect(it.lines).toHaveLength(1)
      expect(it.waiting()).toEqual([])
      expect(it.listening()).toBe(0)
      expect(it.heard).toEqual([])
    }
  })
})

test('the waits are bounded and spread', () => {
  expect(nextTryMs(0, 0)).toBe(1_000)
  expect(nextTryMs(0, 1)).toBe(500)
  expect(nextTryMs(1_000, 0)).toBe(30_000)
})

test('K04 events of other names or shapes are left alone', () => {
  const event = (name: string, data: string) => liveEvent({ id: null, event: name, data })
  expect(event('payment', '{"id":"7","direction":"deposit","state":"paid","more":1}')).toEqual({
    event: 'payment',
    data: { id: '7', direction: 'deposit', state: 'paid' },
  })
  expect(event('payment', '{"id":7,"direction":"deposit","state":"paid"}')).toBeNull()
  expect(event('balance', 'not json')).toBeNull()
  expect(event('constructor', '{}')).toBeNull()
})
