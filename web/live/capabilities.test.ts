/** Which calls beyond the specification the site may use. */
import { expect, test } from 'vitest'
import { askCapabilities } from './capabilities.ts'

const answering = (body: unknown, status = 200) =>
  askCapabilities(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

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

test('K04 a network that fails means none, quietly', async () => {
  expect(await askCapabilities(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([])
})
