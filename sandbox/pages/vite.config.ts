/** Builds the sandbox's pages: every folder here with an index.html is one of them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[/\\])index\.html$/.test(path) && !path.includes('node_modules'))
  .map((path) => join(root, path))

export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/sandbox-pages', import.meta.url)),
    emptyOutDir: true,
    rollupOptions: { input: pages },
    // The content policy allows no inline script, and a polyfill would be one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8081' } },
})
