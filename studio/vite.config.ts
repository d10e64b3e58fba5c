/** Builds the studio's pages: each row of the page table becomes a document below `/studio/`. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { documentOf, PAGES } from './pages/page-table.ts'

const BASE = '/studio/'
const root = fileURLToPath(new URL('.', import.meta.url))
const documents = new Map(
  Object.entries(PAGES).map(([name, page]) => [join(root, name, 'index.html'), documentOf(page)]),
)

/** Vite wants a file for each document; these are all the same one, so they are made where they are asked for. */
const madeDocuments: Plugin = {
  name: 'uwanja-documents',
  enforce: 'pre',
  resolveId: (id) => (documents.has(id) ? id : null),
  load: (id) => documents.get(id) ?? null,
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      const page = documents.get(join(root, pathname.replace(BASE, '/'), 'index.html'))
      if (page === undefined) return next()
      response.setHeader('content-type', 'text/html')
      server.transformIndexHtml(pathname, page).then((html) => response.end(html), next)
    })
  },
}

/** Scripts alone: with them every page would take the games' colours. */
const GAMES_NEED = /\/(?:react|react-dom|scheduler|contract|i18n|studio)\/.*\.[jt]sx?$/

export default defineConfig({
  root,
  base: BASE,
  plugins: [madeDocuments, react()],
  build: {
    outDir: fileURLToPath(new URL('../dist/studio-pages', import.meta.url)),
    emptyOutDir: true,
    rolldownOptions: {
      input: [...documents.keys()],
      // What nearly all games need comes in one file: in several it takes more bytes and more journeys.
      output: { codeSplitting: { groups: [{ name: 'games', test: GAMES_NEED, minShareCount: 5 }] } },
    },
    // The content policy allows no inline script, and a polyfill would be one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
