/** Which pages of other origins may ask the book: those of platforms that frame it, and nobody's may ask for the desk's. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountCors } from './cors.ts'

const SITE = 'https://site.example'

describe('Y99 pages of other origins', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    mountCors(app, [SITE])
    for (const path of ['/book/v1/live', '/book/desk/events', '/frame/assets/a.js']) app.get(path, () => 'there')
    await app.ready()
  })
  afterAll(() => app.close())

  test.each([
    ['/book/v1/live', SITE, SITE],
    ['/book/v1/live', 'https://evil.example', undefined],
    ['/book/v1/live', 'https://site.example.evil.example', undefined],
    ['/book/desk/events', SITE, undefined],
    ['/frame/assets/a.js', 'https://anybody.example', '*'],
  ])('%s asked from %s', async (url, origin, allowed) => {
    const { headers } = await app.inject({ url, headers: { origin } })
    expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
      allowed,
      undefined,
    ])
  })

  test('the bearer may be sent, by a page that is allowed', async () => {
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/book/v1/live',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      })
    const [ours, other] = [await ask(SITE), await ask('https://evil.example')]
    expect([ours.statusCode, ours.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization, content-type, last-event-id',
    ])
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })
})
