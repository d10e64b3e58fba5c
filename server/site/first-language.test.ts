/** In which language the site begins, and its addresses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts'
import { mountSite } from './site.ts'

const INDEX = `<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>`

const folder = mkdtempSync(join(tmpdir(), 'uwanja-first-language-'))
let app: FastifyInstance
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), INDEX)
  app = Fastify()
  await app.register((site) =>
    mountSite(site, {
      folder,
      jurisdiction: JURISDICTIONS.TZ,
      operator: { name: '', regulators: [], contact: '', phone: '', dataOfficer: '' },
      links: { supportChat: '', appStore: '', social: [] },
      location: { countries: [] },
      responsible: 'webview',
      payPages: [],
      publicUrl: 'https://example.test',
      hasWorker: false,
      renderer: async () => ({
        listedPaths: ['/Terms'],
        pathOf: (url) => url,
        render: async ({ path, language }) => ({
          html: `<h1>${language} ${path}</h1>`,
          title: 'A title',
          description: 'About it',
          isForSearch: true,
        }),
      }),
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

const text = async (url: string, headers = {}) => (await app.inject({ url, headers })).body

it('R105 in Tanzania who has chosen none begins in Swahili, whatever the browser was set to', async () => {
  const first = await text('/Terms', { 'accept-language': 'zh' })
  expect(first).toMatch(/<html lang="sw" .*<div id="root" data-language="sw"><h1>sw \/Terms<\/h1><\/div>/s)
  expect(first).toContain('"firstLanguage":"sw"')
  expect(await text('/Terms', { cookie: 'appLanguage=en' })).toContain('<h1>en /Terms</h1>')
  expect(await text('/Terms?lang=zh', { cookie: 'appLanguage=en' })).toContain('<h1>zh /Terms</h1>')
  expect(await text('/Terms?lang=xx')).toContain('<h1>sw /Terms</h1>')
})

it('R105 there Swahili has the bare addresses, and English one of its own', async () => {
  const first = await text('/Terms')
  expect(first).toContain('<link rel="canonical" href="https://example.test/Terms">')
  expect(first).toContain('hreflang="en" href="https://example.test/Terms?lang=en">')
  const map = await text('/sitemap.xml')
  expect(map).toContain('<loc>https://example.test/Terms</loc>')
  expect(map).toContain('<loc>https://example.test/Terms?lang=en</loc>')
  expect(map).toContain('hreflang="x-default" href="https://example.test/Terms?lang=en"')
})
