/** Builds one target into a folder of its own and puts it in place whole: a failed build leaves the old one standing. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keepFormerAssets } from './former-assets.mjs'
import { PlainError, ROOT, run } from './place.mjs'
import { outFolder } from './targets.mjs'

/** Two builds may run in one tree; the one that comes second to the renaming tries again. */
const RENAME_TRIES = 5

/**
 * The oldest browser that is promised the site, the office and the games (decision 061): Tailwind's layers want it. What is
 * newer in the language or in the styles is lowered to it; e2e/floor.test.ts looks for what no build can lower.
 */
const BROWSER_FLOOR = 'chrome99'

/** For a program: "use client" means nothing where one renders everything, nor does a late import of what it has at once. */
const HARMLESS = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** Packages that find files of their own beside themselves: WebAssembly, and native code. */
export const NOT_BUNDLED = ['@electric-sql/pglite', '@node-rs/argon2']

/**
 * @param {import('./targets.mjs').Target} target
 * @param {string} hash What went in; written beside what comes out.
 */
export async function bundle(target, hash) {
  const outDir = join(ROOT, 'dist', `.${target.name}-${process.pid}`)
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(dirname(outDir), { recursive: true })
  try {
    if (target.kind === 'pages') await buildPages(target, outDir)
    else if (target.kind === 'node') await buildNode(target, outDir)
    else await makeImage(target, outDir)
    if (target.kind === 'pages') keepFormerAssets(outDir, outFolder(target))
    writeFileSync(join(outDir, '.stamp'), hash)
    putInPlace(outDir, outFolder(target))
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw new PlainError(`Building ${target.name} failed: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * @param {import('./targets.mjs').PagesTarget} target
 * @param {string} outDir
 */
async function buildPages(target, outDir) {
  const { build } = await import('vite')
  await build({
    configFile: join(ROOT, target.config),
    root: join(ROOT, dirname(target.config)),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: BROWSER_FLOOR },
  })
  if (target.early !== undefined) await buildPlain(join(ROOT, target.early), outDir, 'early.js', {})
  if (target.worker !== undefined) {
    const worker = target.worker
    const { finishSite } = await import('./finish-site.mjs')
    await finishSite(outDir, (_outDir, files) =>
      buildPlain(join(ROOT, worker), outDir, 'sw.js', { SITE_FILES: JSON.stringify(files) }),
    )
  }
  const { licenceFile } = await import('./licenses.mjs')
  writeFileSync(join(outDir, 'licenses.txt'), licenceFile())
  if (target.isCompressed) await (await import('./finish-site.mjs')).compressAll(outDir)
}

/**
 * A plain script at the root of the site: a worker, so that it may answer for all of it, and what stands in a page's head.
 *
 * @param {string} entry
 * @param {string} outDir
 * @param {string} name
 * @param {Record<string, string>} define What it knows by these names: the worker its files as SITE_FILES.
 */
async function buildPlain(entry, outDir, name, define) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir,
      emptyOutDir: false,
      target: BROWSER_FLOOR,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: name } },
    },
  })
}

/**
 * @param {import('./targets.mjs').NodeTarget} target
 * @param {string} outDir
 */
async function buildNode(target, outDir) {
  const { build } = await import('vite')
  const input = Object.fromEntries(
    Object.entries(target.entries)
      .filter(([, path]) => existsSync(join(ROOT, path)))
      .map(([name, path]) => [name, join(ROOT, path)]),
  )
  await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    // The public folder of a site has no place in a program.
    publicDir: false,
    // Said outright: started from a test, the environment would choose the development form.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Packages that are bundled too choose their development paths by this.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Reading a few hundred files of packages is a good part of a start.
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        ...(target.leavesOut ? { external: target.leavesOut } : {}),
        onwarn: (warning, warn) => void (HARMLESS.has(warning.code ?? '') || warn(warning)),
        // Every chunk lies flat beside main.js, so that new URL('./server-schema/', import.meta.url) means one folder only.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // What is not there need not be read: stacks are told by the maps, and those name files that lie in the tree.
          minify: { compress: false, mangle: false, codegen: true },
          sourcemapExcludeSources: true,
        },
      },
    },
  })
  for (const [from, to] of Object.entries(target.copies)) {
    if (existsSync(join(ROOT, from))) cpSync(join(ROOT, from), join(outDir, to), { recursive: true })
  }
}

/**
 * @param {import('./targets.mjs').ImageTarget} target
 * @param {string} outDir The program is given this folder as its only argument and fills it.
 */
async function makeImage(target, outDir) {
  mkdirSync(outDir, { recursive: true })
  const { code, output } = await run(process.execPath, [join(ROOT, target.program), outDir], { quiet: true })
  if (code !== 0) throw new PlainError(`${target.program} failed with code ${code}:\n${output}`)
}

/**
 * @param {string} made
 * @param {string} place
 */
function putInPlace(made, place) {
  for (let left = RENAME_TRIES; ; left -= 1) {
    const old = `${made}-old`
    try {
      rmSync(old, { recursive: true, force: true })
      if (existsSync(place)) renameSync(place, old)
      renameSync(made, place)
      rmSync(old, { recursive: true, force: true })
      return
    } catch (error) {
      if (left <= 1) throw error
    }
  }
}
