/** Builds the player site into dist/web; in development passes calls on to the API. */
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const api = 'http://localhost:8080'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const main = here('main.tsx')

/** What the site cannot start without: everything that main.tsx imports, and what that imports. */
const needed = new Set<string>()

/** Without this the bundler cuts the start into thirty chunks by who else uses what, and each costs its own headers. */
const start: Plugin = {
  name: 'uwanja-start',
  buildEnd() {
    needed.clear()
    const open = [main]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (needed.has(id)) continue
      needed.add(id)
      open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
    }
  },
}
/** What has a lighter form for browsers; each says in its own file why nothing is missed. */
const light: Plugin = {
  name: 'uwanja-light',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/contract\/[\w-]+\.ts$/.test(id)) return null
    return (
      code
        .replace("import * as z from 'zod/mini'", `import { z } from '${here('no-schemas.ts')}'`)
        // What a row says to readers and tests of the API.
        .replace(/\babout:\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\\\n]*")/g, "about: ''")
        .replace(/^ +example: \{[^{}]*\},?\n/gm, '')
    )
  },
}
const alias = {
  'use-intl/format-message': here('texts/format-message.ts'),
  'react-router': here('../node_modules/react-router/dist/production/index.mjs'),
}

const isNeeded = (id: string) => id !== main && needed.has(id)

export default defineConfig({
  root: here('.'),
  plugins: [light, react(), tailwindcss(), start],
  resolve: { alias },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Apart, because it stays the same from release to release.
            { name: 'react', test: (id) => isNeeded(id) && id.includes('/node_modules/'), priority: 2 },
            { name: 'start', test: isNeeded, priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': api, '/health': api } },
})
