/** The games' pictures over HTTP: from the companies only, pictures only, small enough, once each, and harmless when opened. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLists } from '../catalogue/lists.ts'
import { aStoredGame } from '../catalogue/testing.ts'
import { mountPictures } from './pictures.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'
const ANSWERS: Readonly<Record<string, readonly [type: string, body: string | Buffer, location?: string]>> = {
  '/a.svg': ['image/svg+xml; charset=utf-8', DRAWING],
  '/b.png': ['image/png', Buffer.from([1, 2, 3])],
  '/page.svg': ['text/html', '<script>alert(1)</script>'],
  '/huge.png': ['image/png', Buffer.alloc(300 * 1024)],
  '/elsewhere.svg': ['image/svg+xml', '', '/a.svg'],
}

describe('G09 G13 pictures under our own address', () => {
  let studio: Server
  let app: FastifyInstance
  const asked: string[] = []
  const games = new Map<string, string>()

  beforeAll(async () => {
    studio = createServer((request, response) => {
      const path = request.url!
      asked.push(path)
      const [type, body, location] = ANSWERS[path] ?? ['image/svg+xml', '']
      const code = location ? 302 : path in ANSWERS ? 200 : 500
      response.writeHead(code, { 'content-type': type, ...(location ? { location } : {}) }).end(body)
    }).listen(0, '127.0.0.1')
    await once(studio, 'listening')
    const origin = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
    const images = [...Object.keys(ANSWERS), '/gone.svg'].map((path) => origin + path)
    const stored = [...images, origin.replace('127.0.0.1', 'localhost') + '/a.svg'].map((image) =>
      aStoredGame({ image }),
    )
    const lists = makeLists(stored, [])
    for (const { image, row } of lists.all) games.set(image.replace(origin, ''), row.imageBase + row.imageName)
    app = Fastify()
    mountPictures(app, { catalogue: { lists: async () => lists }, origins: [origin], timeoutMs: 2_000 })
  })
  afterAll(async () => {
    await app.close()
    studio.close()
  })
  const get = (address: string, encoding = 'br, gzip') =>
    app.inject({ url: address, headers: { 'accept-encoding': encoding } })

  it('a drawing: asked for once, compressed, kept by browsers, and nothing runs when it is opened by itself', async () => {
    const [answer] = await Promise.all([get(games.get('/a.svg')!), get(games.get('/a.svg')!)])
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(DRAWING)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^public, max-age=\d{6,}$/) as string,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/) as string,
    })
    const plain = await get(games.get('/a.svg')!, 'gzip')
    expect([plain.body, plain.headers['content-encoding']]).toEqual([DRAWING, undefined])
    expect(asked.filter((path) => path === '/a.svg')).toHaveLength(1)
  })

  it('a photograph is sent as it came', async () => {
    const answer = await get(games.get('/b.png')!)
    expect([answer.headers['content-type'], [...answer.rawPayload]]).toEqual(['image/png', [1, 2, 3]])
  })

  it.each(['/page.svg', '/huge.png', '/elsewhere.svg', '/gone.svg'])(
    '%s is none, and is not asked for again at once',
    async (path) => {
      for (const answer of [await get(games.get(path)!), await get(games.get(path)!)])
        expect([answer.statusCode, answer.body]).toEqual([404, ''])
      expect(asked.filter((one) => one === path)).toHaveLength(1)
    },
  )

  it('no door to anywhere else: another origin, another address of a game that there is, a game that there is not', async () => {
    const before = asked.length
    const elsewhere = [...games].find(([image]) => image.includes('localhost'))![1]
    const known = games.get('/b.png')!
    const others = [known.replace('b.png', 'c.png'), known.replace(/\/[\w-]{8}\//, '/aaaaaaaa/'), '/pictures/0/a/b.svg']
    for (const address of [elsewhere, ...others]) expect((await get(address)).statusCode, address).toBe(404)
    expect(asked.length).toBe(before)
  })
})
