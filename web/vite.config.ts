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

/** Reached through a package's index by everybody, used by some pages: it stays with them. */
const LATER = /\/lucide-react\/dist\/esm\/icons\//
const ICONS = /import \{([^}]+)\} from ['"]lucide-react['"]/g
const iconFile = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, '-').toLowerCase()

/** Without this the bundler cuts the start into thirty chunks by who else uses what, and each costs its own headers. */
const start: Plugin = {
  name: 'uwanja-start',
  buildEnd() {
    needed.clear()
    const later: string[] = []
    const icons = new Set<string>()
    const open = [main]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (needed.has(id)) continue
      if (LATER.test(id)) {
        later.push(id)
        continue
      }
      needed.add(id)
      const { importedIds = [], code } = this.getModuleInfo(id) ?? {}
      open.push(...importedIds)
      for (const [, names = ''] of code?.matchAll(ICONS) ?? []) {
        for (const name of names.split(',')) icons.add(iconFile(name.trim().split(' ')[0]!))
      }
    }
    for (const id of later) if (icons.has(/icons\/([\w-]+)\.m?js$/.exec(id)?.[1] ?? '')) needed.add(id)
  },
}
/**
 * The router without what only its data router and its framework reach (decision 014). They would stay for the names that
 * they give themselves, for the class that they extend, and for a prefetch and an error page that no link and no route of
 * ours asks for.
 */
const lightRouter = (code: string): string =>
  code
    .replace(/^\w+\.(?:displayName|contextType) = .*$/gm, '')
    .replace(/= (?=React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ ')
    .replace(/= class extends React\d*\.Component \{/g, '= class extends Object {')
    .replace(/React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/g, 'null')
    .replace('dataRouterState && (match.route.ErrorBoundary', 'false && (match.route.ErrorBoundary')
    .replace(' || defaultErrorElement', '')

/** What has a lighter form for browsers; each says in its own file why nothing is missed. */
const light: Plugin = {
  name: 'uwanja-light',
  enforce: 'pre',
  transform(code, id) {
    // The server's own texts.
    if (/\/i18n\/[a-z]{2}\.ts$/.test(id))
      return code.replace(/import \{ (?:sms|letters|notices) \}.*\n|^ +(?:sms|letters|notices),\n/gm, '')
    if (id.includes('/react-router/dist/production/')) return lightRouter(code)
    if (!/\/contract\/[\w/-]+\.ts$/.test(id)) return null
    return (
      code
        .replace("import * as z from 'zod/mini'", `import { z } from '${here('no-schemas.ts')}'`)
        // What a row says to readers and tests of the API.
        .replace(/\babout:\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\\\n]*"|`[^`]*`)/g, "about: ''")
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
    assetsInlineLimit: 2048,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Apart, because it stays the same from release to release.
            {
              name: 'react',
              test: (id) => id.includes('rolldown/runtime') || (isNeeded(id) && id.includes('/node_modules/')),
              priority: 2,
            },
            // With what most pages need and no chunk of their own is worth: some pages would fetch a lobby for its choices.
            {
              name: 'start',
              test: (id) =>
                isNeeded(id) || /\/(?:ui\/(?:EmptyState|Select|Skeleton)|web\/(?:ask|Failed))\.tsx?$/.test(id),
              priority: 1,
            },
            // What every lobby shows: one request instead of five.
            {
              name: 'lobby',
              test: /\/web\/(?:lobby\/(?:LobbyPage|LobbyTools|SearchField|KindTabs|Game(?:List|Tile|Picture)|Shelf|Playable|use-.*|[\w-]+-rules|game|(?:kept|first|game)-(?:list|games)s?|shelf-looks)\.tsx?|game\/last-lobby\.ts)$/,
            },
            // Pages that ask the server share it; a visitor's first page does without.
            {
              name: 'queries',
              test: /\/@tanstack\/(?:query-core|react-query)\/|\/web\/queries\.ts$/,
              priority: 1,
            },
            // Small parts that forms share: one request instead of four.
            {
              name: 'fields',
              test: /\/ui\/(?:Labelled|Field|PasswordField|Checkbox)\.tsx$|\/ui\/described-by\.ts$|\/web\/(?:mobile-number|entry\/.*)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': api, '/pictures': api, '/health': api } },
})
