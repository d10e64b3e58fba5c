/** Builds the sandbox's pages: each row of the page table becomes a document. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { documentOf, folderAt, PAGES } from './page-table.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const documents = new Map(
  Object.entries(PAGES).map(([folder, page]) => [join(root, folder, 'index.html'), documentOf(folder, page)]),
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
      const folder = folderAt(pathname)
      if (folder === null) return next()
      response.setHeader('content-type', 'text/html')
      server.transformIndexHtml(pathname, documentOf(folder, PAGES[folder]!)).then((html) => response.end(html), next)
    })
  },
}

export default defineConfig({
  root,
  plugins: [madeDocuments, react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/sandbox-pages', import.meta.url)),
    emptyOutDir: true,
    rolldownOptions: { input: [...documents.keys()] },
    // The content policy allows no inline script, and a polyfill would be one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
