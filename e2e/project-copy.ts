/** Another copy of the project, in which a company is made and the programs are built anew; the pages are those of this one. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** Not copied: what is installed or built, and what no program is made of. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.git', 'docs', 'e2e', 'bench'])
/** Made of providers' sources, so made anew. */
const PROGRAMS = ['server', 'sandbox']

export interface ProjectCopy {
  readonly root: string
  /** One of its own commands, by its file below tools. */
  tool(file: string, ...args: string[]): Promise<void>
  build(): Promise<void>
  remove(): void
}

export function copyProject(): ProjectCopy {
  const root = `${mkdtempSync(join(tmpdir(), 'uwanja-copy-'))}/`
  cpSync(ROOT, root, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(basename(path)) && !path.endsWith('.test.ts'),
  })
  // Packages are shared, but for our own rooms: those are the copy's.
  mkdirSync(join(root, 'node_modules/@uwanja'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@uwanja') symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  for (const room of readdirSync(join(ROOT, 'node_modules/@uwanja')))
    if (existsSync(join(root, room))) symlinkSync(join(root, room), join(root, 'node_modules/@uwanja', room))
  mkdirSync(join(root, 'dist'))
  for (const made of readdirSync(join(ROOT, 'dist')))
    if (!PROGRAMS.includes(made) && !made.startsWith('.'))
      symlinkSync(join(ROOT, 'dist', made), join(root, 'dist', made))
  const run = async (...args: string[]) => {
    await promisify(execFile)(process.execPath, args, { cwd: root })
  }
  return {
    root,
    tool: (file, ...args) => run(join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'tools', file), ...args),
    build: () => run('--input-type=module', '-e', BUILD),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** As `npm run build -- server sandbox`, which would also install. */
const BUILD = `
  const { buildStale } = await import('./tools/build.mjs')
  const { BUNDLES } = await import('./tools/targets.mjs')
  await buildStale(BUNDLES.filter(({ name }) => ${JSON.stringify(PROGRAMS)}.includes(name)))`
