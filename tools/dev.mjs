/**
 * `npm run dev`: the programs from their sources, begun anew when one of their files changes, and the pages with hot reload:
 * a changed word is on the screen at once. It builds nothing. Ports are the settings' own; the pages lie at DEV_PORT and
 * the three after it.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sourceCompanies } from './companies.mjs'
import { install } from './install.mjs'
import { command, PlainError, ROOT, say } from './place.mjs'
import { programEnvs, settings } from './settings.mjs'

const WATCH = join(ROOT, 'node_modules/tsx/dist/cli.mjs')
const STOP_MS = 8_000

/** @param {NodeJS.ProcessEnv} env */
function firstPort(env) {
  const port = Number(env['DEV_PORT'] || 5173)
  if (Number.isInteger(port) && port > 0 && port < 65_532) return port
  throw new PlainError(`DEV_PORT=${env['DEV_PORT']} is not a port: it must be a whole number from 1 to 65531.`)
}

/**
 * The folders of pages, and what of their addresses is the program's behind them.
 *
 * @param {ReturnType<typeof settings>} set
 */
const pagesOf = (set) => [
  { name: 'The site', config: 'web/vite.config.ts', behind: set.api, calls: ['/api', '/pictures', '/health'] },
  { name: 'The office', config: 'office/vite.config.ts', behind: set.office, calls: ['/api'] },
  {
    name: 'The sandbox',
    config: 'sandbox/pages/vite.config.ts',
    behind: set.sandbox,
    calls: ['^/(?:api|health|outside|docs|selcom/pay)(?:[/.?]|$)'],
  },
  {
    name: 'The games',
    config: 'studio/vite.config.ts',
    behind: set.sandbox,
    calls: ['^/studio/(?:api|art)/'],
  },
]

/**
 * @param {string} name
 * @param {string} path
 * @param {NodeJS.ProcessEnv} env
 */
function keepWatched(name, path, env) {
  const child = spawn(process.execPath, [WATCH, 'watch', '--clear-screen=false', join(ROOT, path)], {
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches this launcher alone, which then stops its programs.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => say(`${name} | ${line}`))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

/**
 * @param {ReturnType<typeof pagesOf>[number]} pages
 * @param {number} port
 */
async function openPages({ name, config, behind, calls }, port) {
  const { createServer } = await import('vite')
  const proxy = Object.fromEntries(calls.map((path) => [path, { target: behind ?? '', changeOrigin: true }]))
  const server = await createServer({
    configFile: join(ROOT, config),
    clearScreen: false,
    logLevel: 'warn',
    server: { host: 'localhost', port, strictPort: true, proxy },
  })
  await server.listen()
  say(`  ${name.padEnd(12)} http://localhost:${port}`)
  return { stop: () => server.close() }
}

async function dev() {
  const set = settings(process.env)
  const port = firstPort(process.env)
  await install()
  const envs = programEnvs(set, process.env, await sourceCompanies())
  /** @type {{ stop(): Promise<unknown> }[]} */
  const running = []
  const asked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
  })
  try {
    running.push(
      keepWatched('api', 'server/main.ts', envs.api),
      keepWatched('sandbox', 'sandbox/main.ts', envs.sandbox),
    )
    for (const [at, pages] of pagesOf(set).entries())
      if (pages.behind !== null) running.push(await openPages(pages, port + at))
    await asked
    return 0
  } finally {
    await Promise.all(running.map((one) => one.stop()))
  }
}

await command(import.meta.url, dev)
