/** Which module each screen's page is made of: the screen table itself is asked, and notes what it would import. */
import { dirname, join, relative, resolve } from 'node:path'
import { PlainError, ROOT } from './place.mjs'

const WEB = join(ROOT, 'web')

/**
 * @typedef {{ path: string, says?: 'first', page: () => Promise<unknown> }} Row
 * @typedef {{ path: string, key: string, isFirst: boolean }} ScreenModule `key` as the manifest of the site names it.
 */

/** @returns {Promise<ScreenModule[]>} */
export async function screenModules() {
  const code = await tableAsProgram()
  /** @type {string[]} */
  const asked = []
  /** @type {{ SCREENS?: Row[] }} */
  const table = {}
  new Function('exports', 'require', code)(table, (/** @type {string} */ id) => {
    asked.push(id)
    return {}
  })
  const rows = []
  for (const { path, says, page } of table.SCREENS ?? []) {
    await page()
    const [key] = asked.splice(0)
    if (key === undefined) throw new PlainError(`web/routes.tsx: the page of ${path} is no chunk of its own.`)
    rows.push({ path, key, isFirst: says === 'first' })
  }
  return rows
}

/** The table and all that it imports at once, as one script; what it imports late stays a `require` of the module's path. */
async function tableAsProgram() {
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
        input: join(WEB, 'routes.tsx'),
        output: { format: 'cjs', exports: 'named', dynamicImportInCjs: false },
      },
    },
  })
  const [chunk] = /** @type {{ output: { code: string }[] }} */ (built).output
  return chunk?.code ?? ''
}
