/** Which module each screen's page is made of: the table of pages itself is asked, and notes what it would import. */
import { dirname, join, relative, resolve } from 'node:path'
import { PlainError, ROOT } from './place.mjs'

const WEB = join(ROOT, 'web')
/** A module of no file. */
const BOTH = 'uwanja:tables'

/**
 * @typedef {{ path: string, says?: string }} Row
 * @typedef {{ SCREENS?: Row[], PAGES?: Record<string, () => Promise<unknown>> }} Tables
 * @typedef {{ path: string, key: string, says: string }} ScreenModule `key` as the manifest of the site names it.
 */

/** @returns {Promise<ScreenModule[]>} */
export async function screenModules() {
  const code = await tablesAsProgram()
  /** @type {string[]} */
  const asked = []
  /** @type {Tables} */
  const { SCREENS = [], PAGES = {} } = runs(code, (id) => asked.push(id))
  const rows = []
  for (const { path, says = 'all' } of SCREENS) {
    await PAGES[path]?.()
    const [key] = asked.splice(0)
    if (key === undefined) throw new PlainError(`web/pages.ts: the page of ${path} is no chunk of its own.`)
    rows.push({ path, key, says })
  }
  return rows
}

/**
 * @param {string} code
 * @param {(id: string) => void} onImport
 * @returns {Tables}
 */
function runs(code, onImport) {
  /** @type {Tables} */
  const tables = {}
  new Function('exports', 'require', code)(tables, (/** @type {string} */ id) => {
    onImport(id)
    return {}
  })
  return tables
}

/** The tables and all that they import at once, as one script; what it imports late stays a `require` of the module's path. */
async function tablesAsProgram() {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'uwanja-both-tables',
        resolveId: (id) => (id === BOTH ? id : null),
        load: (id) =>
          id === BOTH ? `export * from '${join(WEB, 'screens.ts')}'; export * from '${join(WEB, 'pages.ts')}'` : null,
      },
      {
        name: 'uwanja-late-imports-stay',
        resolveDynamicImport: (specifier, importer) => ({
          id: relative(WEB, resolve(dirname(importer ?? WEB), String(specifier))),
          external: true,
        }),
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: BOTH,
        output: { format: 'cjs', exports: 'named', dynamicImportInCjs: false },
      },
    },
  })
  const [chunk] = /** @type {{ output: { code: string }[] }} */ (built).output
  return chunk?.code ?? ''
}
