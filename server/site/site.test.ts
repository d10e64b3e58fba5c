/** The site's files and pages: words from the server, assets for ever, headers that keep others out. */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import type { ListedGame } from '@uwanja/contract/site/game'
import type { FirstGames } from '@uwanja/contract/site/lobbies'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders, type SiteOptions } from './site.ts'
import { SCRIPT, STYLE, aSiteFolder, faults, siteIn } from './testing.ts'
import { siteRenderer } from './renderer.ts'
import { answerHeaders } from '../wire/answer-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the built site', () => {
  const folder = aSiteFolder()
  let app: FastifyInstance
  beforeAll(async () => {
    app = await siteIn(folder)
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  it.each(['/', '/login', '/Register', '/Sports/MyBets', '/somebody', '/game/StartBetSolutions/3?gameId=7001'])(
    'S01 %s is the page',
    async (url) => {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(answer.body).toContain('the page')
    },
  )

  it('A05 S15 S17 L02 L05 tells the page its jurisdiction, operator, links and gate, as text that stays in its attribute', async () => {
    const { body } = await app.inject('/')
    const content = /<meta name="uwanja-market" content='([^']*)'>/.exec(body)![1]!
    const json = content.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    expect(JSON.parse(json)).toMatchObject({
      prefix: '255',
      currency: 'TZS',
      operator: { name: `A "quoted" operator’s <own> 'name'` },
      regulators: ['Gaming Board of Tanzania'],
      links: { supportChat: 'https://chat.example/', social: ['https://x.com/uwanja'] },
      location: { countries: ['TZ'] },
      responsible: 'everywhere',
    })
  })

  it('hashed files are kept for ever, others are asked about', async () => {
    const headersOf = async (url: string) => (await app.inject(url)).headers
    const script = await headersOf('/assets/main-abc.js')
    expect(script['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script['content-type']).toBe('text/javascript')
    expect((await app.inject('/assets/gone-abc.js')).headers['content-type']).not.toBe('text/javascript')
    const { 'cache-control': kept, 'content-security-policy': policy } = await headersOf('/mark.svg')
    expect([kept, String(policy).split(';')[0]]).toEqual(['no-cache', `default-src 'none'`])
  })

  it.each([
    '/api/api/Nothing/Here',
    '/API/x',
    '/callbacks/x',
    '/missing.js',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/index.html',
    '/site-files.json',
    '/style-pieces.json',
    '/assets/main-abc.js.gz',
  ])('K03 %s is not found, as JSON', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([404, 'UNKNOWN_CALL'])
  })

  it('no inline script but ours, only configured frames, nobody frames us, HTTPS for good', async () => {
    const { headers } = await app.inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`)
    expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`)
    expect(policy).toMatch(/img-src 'self' data:;.* frame-src http:\/\/127\.0\.0\.1:8081;/)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(securityHeaders({ frames: [] })['content-security-policy']).toContain(`frame-src 'none'`)
    expect(answerHeaders(false)['strict-transport-security']).toBeUndefined()
  })

  it('R129 a page brings the rules of its words, and its sheet comes with the scripts; one without words waits for the sheet', async () => {
    const { body } = await app.inject('/')
    expect(body).toContain(`<style>${STYLE}</style></head>`)
    const link = '<link rel="stylesheet" crossorigin href="/assets/main-1.css">'
    expect(body.split(link)).toHaveLength(2)
    expect(body).toContain(`<noscript>${link}</noscript>`)
    const bare = await app.inject('/deposit')
    expect(bare.body).not.toContain('<style>')
    expect(bare.body).toMatch(new RegExp(`</script>\\s*${link}`))
    expect(bare.headers['content-security-policy']).toContain(`style-src 'self';`)
  })

  it('R60 the worker may ask its own server, and no more', async () => {
    const { headers } = await app.inject('/sw.js')
    expect(headers['content-security-policy']).toContain(`connect-src 'self';`)
  })

  it('S19 the page is in the language of the link, else of the cookie, never of the browser', async () => {
    const text = async (url: string, headers = {}) => (await app.inject({ url, headers })).body
    expect(await text('/')).toContain('<div id="root" data-language="en"><h1>en /</h1></div>')
    expect(await text('/', { 'accept-language': 'zh' })).toContain('<html lang="en" ')
    const swahili = await text('/', { cookie: 'user=x; appLanguage=sw' })
    expect(swahili).toContain('<h1>sw /</h1>')
    // Its scripts begin when it is painted (index.html), and are all named, what is imported before who imports it.
    expect(swahili).toContain(
      '<html lang="sw" data-files="/assets/main-1.css /assets/lib-1.js /assets/sw-1.js /assets/home-1.js /assets/main-1.js" data-lite="">',
    )
    expect(swahili).not.toContain('modulepreload')
    expect(await text('/?lang=zh', { cookie: 'appLanguage=sw' })).toContain('<h1>zh /</h1>')
    expect(await text('/?lang=xx', { cookie: 'appLanguage=yy' })).toContain('<h1>en /</h1>')
  })

  it('S06 each page has its own title, description, canonical address and languages', async () => {
    const { body } = await app.inject('/terms?lang=sw')
    expect(body).toContain('<title>Title &#38; /Terms</title>')
    expect(body).toContain('<meta name="description" content="About &#34;/Terms&#34;"')
    expect(body).toContain('<link rel="canonical" href="https://example.test/Terms?lang=sw">')
    for (const link of ['en" href="https://example.test/Terms"', 'zh" href="https://example.test/Terms?lang=zh"'])
      expect(body).toContain(`<link rel="alternate" hreflang="${link}>`)
    expect(body).toContain('<meta property="og:image" content="https://example.test/share.png">')
    expect(body).not.toContain('noindex')
  })

  it.each(['/deposit', '/x', '/a/b/c'])('%s is not for search engines, and says nothing of the server', async (url) => {
    const { body } = await app.inject(url)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<div id="root"></div>')
    expect(body).not.toContain('canonical')
    expect(body).toContain('<script type="module" crossorigin src="/assets/main-1.js"></script>')
  })

  it('S01 S03 addresses of nobody share one page that is not found; no worker keeps it, nor one with parameters', async () => {
    const urls = ['/y/z', '/x/y', '/x', '/deposit', '/somebody']
    const [one, other, any, known, partner] = await Promise.all(urls.map((url) => app.inject(url)))
    expect(one!.headers['etag']).toBe(other!.headers['etag'])
    const seen = [one, any, known, partner].map((page) => [page!.statusCode, page!.headers['x-site-version']].join(' '))
    expect(seen).toEqual(['404 ', '200 ', '200 r1', '200 '])
    expect(partner!.body).toMatch(/<title>Title &#38; \/:name<.*noindex.*<h1>en \/:name</s)
    expect((await app.inject({ method: 'HEAD', url: '/terms' })).statusCode).toBe(200)
  })

  it('the page is sent compressed, and only once to who has it', async () => {
    const plain = await app.inject('/')
    const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const zipped = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
    expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    // Compressed quickly for the first, and well for those after.
    const best = brotliCompressSync(plain.body, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    })
    const next = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    await expect.poll(async () => (await next()).rawPayload.equals(best)).toBe(true)
    const again = await app.inject({ url: '/', headers: { 'if-none-match': `W/${String(br.headers['etag'])}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    // Whoever has the page has its policies.
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy'])
      expect([typeof br.headers[name], again.headers[name]], name).toEqual(['string', undefined])
    // Another language is another page.
    const shell = String(br.headers['x-site-shell'])
    const other = { 'if-none-match': `W/"${shell}"`, cookie: 'appLanguage=sw' }
    expect((await app.inject({ url: '/', headers: other })).statusCode).toBe(200)
    expect(br.headers['vary']).toBe('Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Mobile')
  })

  it('files are sent as the build compressed them', async () => {
    const asked = { url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip' } }
    const { headers, rawPayload } = await app.inject(asked)
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['content-type']).toContain('javascript')
    expect(gunzipSync(rawPayload).toString()).toBe('export {}')
  })

  describe('a lobby’s first games', () => {
    const listed = (forMobile: boolean, gameName: string): FirstGames => {
      return { gameType: 2, category: 0, forMobile, rows: [{ id: 7, gameName } as ListedGame], studios: [] }
    }
    const dataIn = (body: string) =>
      /<script type="application\/json" id="uwanja-games">([^]*?)<\/script>/.exec(body)?.[1]

    it('G18 stand in its page, and as data that no tag can leave, for the kind of device that asks', async () => {
      let name = 'Lion </script><b>'
      const lobby = await siteIn(folder, {
        firstGames: async (path, isMobile) => (path === '/slots' ? listed(isMobile, name) : null),
      })
      const page = (url: string, headers = {}) => lobby.inject({ url, headers })
      const desk = await page('/Slots')
      expect(desk.body).toContain('<h1>en /slots</h1>with games</div><script type="application/json"')
      expect(dataIn(desk.body)).not.toContain('<')
      expect(JSON.parse(dataIn(desk.body)!)).toEqual(listed(false, name))
      for (const phone of [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' }, { 'sec-ch-ua-mobile': '?1' }])
        expect(JSON.parse(dataIn((await page('/slots', phone)).body)!)).toEqual(listed(true, name))
      // Other places of the lobby are the browser's, and other pages have none.
      for (const url of ['/slots?category=24', '/slots?search=lion', '/slots?provider=3', '/'])
        expect(dataIn((await page(url)).body), url).toBeUndefined()
      expect(dataIn((await page('/slots?utm_source=x')).body)).toBeDefined()
      // Another list is another page, of which a worker may keep the older one: all else is the same.
      const keeps = await page('/slots', { 'if-none-match': `W/"${String(desk.headers['x-site-shell'])}"` })
      expect([keeps.statusCode, keeps.body]).toEqual([304, ''])
      expect((await page('/slots')).headers['etag']).toBe(desk.headers['etag'])
      name = 'Moon'
      expect((await page('/slots')).headers['etag']).not.toBe(desk.headers['etag'])
      await lobby.close()
    })

    it.each([
      ['do not come', () => new Promise<never>(() => undefined), 0],
      ['fail', async () => Promise.reject(new Error('no database')), 1],
    ])('G18 when they %s the page does without', async (_how, games, told) => {
      faults.length = 0
      const lobby = await siteIn(folder, { firstGames: games })
      const { body, statusCode } = await lobby.inject('/slots')
      expect([statusCode, dataIn(body), faults.length, body.includes('<h1>')]).toEqual([200, undefined, told, true])
      await lobby.close()
    })
  })

  it('R123 the first screen is made when the house begins to listen, for phones in each language and for desks in its own', async () => {
    const asked: string[] = []
    const firstGames: SiteOptions['firstGames'] = async (path, isMobile, language) => {
      asked.push(`${language} ${path} ${isMobile ? 'phone' : 'desk'}`)
      return null
    }
    const app = await siteIn(folder, { firstGames })
    expect(asked).toEqual([])
    await app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(() => asked.length).toBe(4)
    expect(asked).toEqual(['en / phone', 'sw / phone', 'zh / phone', 'en / desk'])
    await app.close()
  })

  it('robots and the map of the site', async () => {
    expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://example.test/sitemap.xml')
    const { body, headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    expect([...body.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
      'https://example.test/',
      'https://example.test/?lang=sw',
      'https://example.test/?lang=zh',
      'https://example.test/Terms',
      'https://example.test/Terms?lang=sw',
      'https://example.test/Terms?lang=zh',
    ])
  })

  it('a switch takes the worker back from browsers that have it', async () => {
    const on = await app.inject('/sw.js')
    expect([on.body, on.headers['cache-control']]).toEqual(['// worker', 'no-cache'])
    expect((await app.inject('/')).body).toContain('uwanja-worker')
    const without = await siteIn(folder, { hasWorker: false })
    expect((await without.inject('/sw.js')).body).toContain('unregister()')
    expect((await without.inject('/')).body).not.toContain('uwanja-worker')
    await without.close()
  })

  it('without a renderer every page is the built one, and the browser does the rest', async () => {
    const bare = await siteIn(folder, { renderer: siteRenderer(null) })
    const { body } = await bare.inject('/Terms')
    for (const built of ['<div id="root"></div>the page', '<title>Uwanja</title>']) expect(body).toContain(built)
    await bare.close()
  })
})
