/** Builds the player site into dist/web; in development passes calls on to the API. */
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const api = 'http://localhost:8080'
const main = fileURLToPath(new URL('main.tsx', import.meta.url))

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
const isNeeded = (id: string) => id !== main && needed.has(id)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), start],
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
