/** A built site for tests: its folder, and a server that has it. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts'
import { answerHeaders, markAnswers } from '../wire/answer-headers.ts'
import type { SiteRenderer } from './renderer.ts'
import { mountSite, type SiteOptions } from './site.ts'

export const STYLE = 'body{color:red}'
export const SCRIPT = 'void 0'
const INDEX = `<!doctype html><html lang="en"><head><meta name="description" content="" />
<meta name="uwanja-worker" content="/sw.js" /><title>Uwanja</title><script>${SCRIPT}</script>
<link rel="stylesheet" crossorigin href="/assets/main-1.css">
<script type="module" crossorigin src="/assets/main-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/lib-1.js"></head>
<body><div id="root"></div>the page</body></html>`
const PIECES = [
  { within: [], css: STYLE },
  { within: [], css: 'table{color:blue}', needs: [['table']] },
]
const FILES = {
  version: 'r1',
  screens: { '/': ['/assets/home-1.js'] },
  texts: { first: { sw: ['/assets/sw-1.js'] }, all: { sw: ['/assets/sw-1.js', '/assets/sw-2.js'] } },
  says: { '/': 'first' },
}

const WHOLE = ['/', '/Terms', '/slots', '/:name']
/** A table of five rows, as the built renderer answers for the site's own. */
const SMALL: SiteRenderer = {
  listedPaths: ['/', '/Terms'],
  pathOf: (address) =>
    [...WHOLE, '/deposit'].find((path) => path.toLowerCase() === address.toLowerCase()) ??
    (/^\/\w\//.test(address) ? '*' : address === '/somebody' ? '/:name' : null),
  render: async ({ path, language, games }) => ({
    html: WHOLE.includes(path ?? '') ? `<h1>${language} ${path}</h1>${games && 'with games'}` : '',
    title: `Title & ${path}`,
    description: `About "${path}"`,
    isForSearch: path === '/' || path === '/Terms',
  }),
}

export const faults: unknown[] = []

export async function siteIn(folder: string, more: Partial<SiteOptions> = {}): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { caseSensitive: false } })
  markAnswers(app, answerHeaders(true))
  await app.register((site) =>
    mountSite(site, {
      folder,
      jurisdiction: { ...JURISDICTIONS.TZ, firstLanguage: 'en' },
      operator: { name: `A "quoted" operator’s <own> 'name'`, regulators: [], contact: '', phone: '', dataOfficer: '' },
      links: { supportChat: 'https://chat.example/', appStore: '', social: ['https://x.com/uwanja'] },
      location: { countries: ['TZ'] },
      responsible: 'everywhere',
      payPages: ['https://pay.example'],
      publicUrl: 'https://example.test',
      hasWorker: true,
      renderer: async () => SMALL,
      firstGames: async () => null,
      onFault: (error) => faults.push(error),
      frames: ['http://127.0.0.1:8081'],
      sports: { frames: [], widget: '' },
      ...more,
    }),
  )
  return app
}

/** A folder with a site in it, as the build leaves it. */
export function aSiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), INDEX)
  writeFileSync(join(folder, 'site-files.json'), JSON.stringify(FILES))
  writeFileSync(join(folder, 'style-pieces.json'), JSON.stringify(PIECES))
  writeFileSync(join(folder, 'sw.js'), '// worker')
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync('export {}'))
  writeFileSync(join(folder, 'mark.svg'), '<svg/>')
  return folder
}
