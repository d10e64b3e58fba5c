/** The site's files: the page for every address, assets for ever, headers that keep others out. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { MARKETS } from './markets.ts'
import { mountSite, securityHeaders } from './site.ts'

describe('the built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-site-'))
  let app: FastifyInstance
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body>the page</body></html>')
    writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}')
    writeFileSync(join(folder, 'mark.svg'), '<svg/>')
    app = Fastify({ routerOptions: { caseSensitive: false } })
    await app.register((site) =>
      mountSite(site, {
        folder,
        market: MARKETS.TZ,
        operator: { name: 'A "quoted" <operator>', regulators: [], contact: '' },
        links: { supportChat: 'https://chat.example/', appStore: '', social: ['https://x.com/uwanja'] },
        location: { countries: ['TZ'] },
        responsible: 'everywhere',
        frames: ['http://127.0.0.1:8081'],
        isHttps: true,
      }),
    )
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

  it('A05 S15 S17 L02 L05 tells the page its market, operator, links and gate, as text that stays in its attribute', async () => {
    const { body } = await app.inject('/')
    const content = /<meta name="uwanja-market" content="([^"]*)">/.exec(body)![1]!
    const json = content.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    expect(JSON.parse(json)).toMatchObject({
      prefix: '255',
      currency: 'TZS',
      operator: { name: 'A "quoted" <operator>' },
      regulators: ['Gaming Board of Tanzania'],
      links: { supportChat: 'https://chat.example/', social: ['https://x.com/uwanja'] },
      location: { countries: ['TZ'] },
      responsible: 'everywhere',
    })
  })

  it('hashed files are kept for ever, others are asked about', async () => {
    expect((await app.inject('/assets/main-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await app.inject('/mark.svg')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/api/api/Nothing/Here',
    '/API/x',
    '/callbacks/x',
    '/missing.js',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
  ])('K03 %s is not found, as JSON', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([404, 'UNKNOWN_CALL'])
  })

  it('no inline script, only configured frames, nobody frames us, HTTPS for good', async () => {
    const { headers } = await app.inject('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain('frame-src http://127.0.0.1:8081;')
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(securityHeaders({ frames: [], isHttps: false })['content-security-policy']).toContain(`frame-src 'none'`)
    expect(securityHeaders({ frames: [], isHttps: false })['strict-transport-security']).toBeUndefined()
  })
})

describe('addresses elsewhere', () => {
  it('S10 S15 S17 are read from the settings, none of them by default', () => {
    expect(readSettings({}).links).toEqual({ supportChat: '', appStore: '', social: [] })
    expect(readSettings({ SOCIAL_LINKS: ' https://x.com/u,  https://t.me/u ' }).links.social).toEqual([
      'https://x.com/u',
      'https://t.me/u',
    ])
  })
  it.each(['javascript:alert(1)', 'chat.example', 'ftp://x.example', 'https://'])(
    '%s is refused by name',
    (address) => {
      for (const name of ['SUPPORT_CHAT_URL', 'APP_STORE_URL', 'SOCIAL_LINKS'] as const)
        expect(() => readSettings({ [name]: address })).toThrow(name)
    },
  )
})
