/** Which calls beyond the specification the site may use. */
import { expect, test } from 'vitest'
import { askCapabilities } from './capabilities.ts'

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
