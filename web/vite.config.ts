/** Builds the player site into dist/web; tools/dev.mjs serves it with hot reload. */
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { leanHead } from './lean-head.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ENTRY = new Set([here('index.html'), here('main.tsx')])

/**
 * What several pages have in common, together: by themselves a lobby's parts come as fifteen files of some hundred bytes, each with
 * headers of its own. Each holds what a page that needs one of them mostly needs.
 */
const GROUPS = [
  // What every call needs and no page does before its first.
  { name: 'wire', test: /node_modules\/zod\/|\/contract\/wire\/(call|fields|amounts)\.ts/, priority: 1 },
  { name: 'states', test: /\/ui\/(EmptyState|Skeleton)\.|\/web\/(ask|Failed)\./ },
  { name: 'fields', test: /\/ui\/(described-by|Labelled|Field|Select|AmountField)\./ },
  {
    name: 'tiles',
    test: /\/web\/(lobby\/(GameLink|lobby-rules|first-games|GamePicture|game)|game\/(is-mobile|last-lobby))\.|\/contract\/site\/(lobbies|game-paths)\./,
    priority: 1,
  },
  {
    name: 'lobby',
    test: /\/web\/lobby\/(?!RecentGames|ask-lobby|Playable|launch-rules|use-open-game)|\/icons\/(heart|coins)\./,
    minShareCount: 2,
  },
].map(({ priority = 0, ...group }) => ({ ...group, priority, includeDependenciesRecursively: false }))

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), leanHead()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    manifest: true,
    rolldownOptions: {
      output: {
        // The start names every chunk, and each name is downloaded: pages alone keep theirs, for who looks into a network's log.
        chunkFileNames: ({ name }) => (name.endsWith('Page') ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          groups: [
            // Apart, because it stays the same from release to release.
            { name: 'react', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 3 },
            // What the site cannot start without; otherwise it comes in thirty chunks, and each costs its own headers.
            { name: 'start', tags: ['$initial'], test: (id) => !ENTRY.has(id), priority: 2 },
            ...GROUPS,
          ],
        },
      },
    },
  },
})
