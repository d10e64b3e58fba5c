/** What browsers without our scripts are told, and that a form which they send by themselves is answered and forgotten. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts'
import { liteRefresh } from './plain-pages.ts'
import { mountSite } from './site.ts'
import { siteRenderer } from './renderer.ts'

const INDEX = `<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>`

const folder = mkdtempSync(join(tmpdir(), 'uwanja-plain-'))
let app: FastifyInstance
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), INDEX)
  app = Fastify({ routerOptions: { caseSensitive: false } })
  await app.register((site) =>
    mountSite(site, {
      folder,
      jurisdiction: JURISDICTIONS.NG,
      operator: { name: '', regulators: [], contact: '', phone: '', dataOfficer: '' },
      links: { supportChat: '', appStore: '', social: [] },
      location: { countries: [] },
      responsible: 'webview',
      payPages: [],
      publicUrl: 'https://example.test',
      hasWorker: false,
      renderer: siteRenderer(null),
      firstGames: async () => null,
      onFault: () => undefined,
      frames: [],
      sports: { frames: [], widget: '' },
    }),
  )
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it.each([
  ['en', 'JavaScript is off in your browser', 'No connection to Uwanja. We keep trying.', 'Your browser is too old'],
  ['sw', 'JavaScript imezimwa', 'Hatuwezi kufikia Uwanja. Tunaendelea kujaribu.', 'Kivinjari chako ni cha zamani mno'],
  ['zh', '您的浏览器已关闭 JavaScript', '无法连接 Uwanja，正在重试。', '您的浏览器版本过旧'],
])(
  'in %s the first words of a page are for browsers without scripts, for a lost line, and for browsers too old',
  async (lang, off, lost, old) => {
    const { body } = await app.inject(`/?lang=${lang}`)
    expect(body).toMatch(
      new RegExp(
        `<body><noscript><p [^>]*>${off}.*</noscript><p id="lost" [^>]* hidden>${lost}</p><p class="too-old" [^>]*>${old}`,
      ),
    )
  },
)

it('O84 a page that is of no use without a script leads to its brother at /lite, and every page has the link', async () => {
  const refresh = async (url: string) =>
    /<noscript><meta http-equiv="refresh" content="0;url=([^"]*)">/.exec((await app.inject(url)).body)?.[1]
  expect(await refresh('/')).toBeUndefined()
  const { body } = await app.inject('/Terms?lang=zh')
  expect(body.match(/<a href="\/lite\?lang=zh"/g)).toHaveLength(2)
  expect(liteRefresh('/login', 'sw')).toContain('content="0;url=/lite/login?lang=sw"')
  expect(liteRefresh('/TransactionHistory', 'en')).toContain('content="0;url=/lite/history?lang=en"')
  expect([liteRefresh('/Terms', 'en'), liteRefresh(null, 'en')]).toEqual(['', ''])
})

const FORM = 'mobile=8031234561&password=a-secret-1'

it.each([
  ['/login', 'en', 'Nothing was sent'],
  ['/register?lang=sw', 'sw', 'Hakuna kilichotumwa'],
  ['/contact?lang=zh', 'zh', '未发送任何内容'],
])('A05 a form that a browser sends by itself to %s is told why, in %s, and kept nowhere', async (url, lang, title) => {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    const answer = await app.inject({ method: 'POST', url, payload: FORM, headers: { 'content-type': type } })
    expect([answer.statusCode, answer.headers['allow'], answer.headers['cache-control']]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain(`<html lang="${lang}">`)
    expect(answer.body).toContain(`<h1>${title}</h1>`)
    expect(answer.body).not.toContain('secret')
  }
})

it('K03 a form to a call that is not there, and JSON to a page, are answered as before', async () => {
  const sent = {
    method: 'POST',
    payload: FORM,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as const
  expect((await app.inject({ ...sent, url: '/api/api/No/Such' })).json()).toMatchObject({ status: 'UNKNOWN_CALL' })
  const json = await app.inject({ method: 'POST', url: '/login', payload: {} })
  expect(json.json()).toMatchObject({ status: 'UNKNOWN_CALL' })
})
