/** Which calls beyond the specification the site may use. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askCapabilities } from './capabilities.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const saying = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
const never = () => Promise.reject(new Error('It has answered.'))
const { signal } = new AbortController()
const answering = (body: unknown, status = 200) => askCapabilities(async () => saying(body, status), never, signal)

test('K04 only what the server names, and only what this site knows', async () => {
  const calls = ['User/Events', 'Moon/Walk', 5, 'constructor']
  expect(await answering({ statusCode: 0, status: 'SUCCESS', data: { calls } })).toEqual(['User/Events'])
})

test.each([
  ['a page', '<!doctype html>', 404],
  ['a refusal', { statusCode: 404, status: 'UNKNOWN_CALL', data: null }, 404],
  ['no list', { statusCode: 0, data: { calls: 'User/Events' } }, 200],
  ['no data', { statusCode: 0, data: null }, 200],
  ['nothing', null, 200],
])('K04 %s means none', async (_what, body, status) => expect(await answering(body, status)).toEqual([]))

test('K04 a network that fails is no answer: the server is asked again, quietly, while somebody waits', async () => {
  const said: (Response | null)[] = [null, null, saying({ statusCode: 0, data: { calls: ['User/Events'] } })]
  const fetch = async () => said.shift() ?? Promise.reject(new TypeError('Failed to fetch'))
  let pauses = 0
  expect(await askCapabilities(fetch, async () => (pauses += 1), signal)).toEqual(['User/Events'])
  expect(pauses).toBe(2)

  const gone = new AbortController()
  expect(await askCapabilities(fetch, async () => gone.abort(), gone.signal)).toEqual([])
})

test('K04 a server that has none is asked once while the tab is open, one that has some on each page', async () => {
  const counting = (body: unknown, status: number) => {
    const asked: string[] = []
    const ask = () =>
      askCapabilities(
        async (path) => {
          asked.push(String(path))
          return saying(body, status)
        },
        never,
        signal,
      )
    return { asked, ask }
  }
  const ours = counting({ statusCode: 0, status: 'SUCCESS', data: { calls: ['User/Events'] } }, 200)
  await ours.ask()
  expect(await ours.ask()).toEqual(['User/Events'])
  expect(ours.asked).toHaveLength(2)
  const foreign = counting('<!doctype html>', 404)
  expect([await foreign.ask(), await foreign.ask()]).toEqual([[], []])
  expect(foreign.asked).toHaveLength(1)
})

test('K04 a browser that keeps nothing still asks', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  expect(await answering({ statusCode: 0, status: 'SUCCESS', data: { calls: ['User/Events'] } })).toEqual([
    'User/Events',
  ])
  expect(await answering('', 404)).toEqual([])
})
