/**
 * `npm run dev`: the programs from their sources, begun anew when one of their files changes, and the pages with hot reload:
 * a changed word is on the screen at once. Ports are the settings' own; the pages lie at DEV_PORT and the three after it. It
 * builds only what the sandbox serves itself, once: a game and a bank's page are opened from the sandbox's own address.
 */
import { join } from 'node:path'
import { sourceCompanies } from './companies.mjs'
import { install } from './install.mjs'
import { refuseBusyPort, refuseBusyPrograms, watchParent } from './launching.mjs'
import { command, PlainError, ROOT, run, say } from './place.mjs'
import { programEnvs, settings } from './settings.mjs'
import { keepWatched } from './watched.mjs'

const COMMAND = 'npm run dev'

/** @param {NodeJS.ProcessEnv} env */
function firstPort(env) {
  const port = Number(env['DEV_PORT'] || 5173)
  if (Number.isInteger(port) && port > 0 && port < 65_532) return port
  throw new PlainError(`DEV_PORT=${env['DEV_PORT']} is not a port: it must be a whole number from 1 to 65531.`)
}

/**
 * The folders of pages, where they are shown, and what of their addresses is the program's behind them. The sandbox is
 * another company's server: cookies ignore ports, so it has another name, here as in `npm start`.
 *
 * @param {ReturnType<typeof settings>} set
 * @param {number} port
 */
const pagesOf = (set, port) =>
  [
    {
      name: 'The site',
      config: 'web/vite.config.ts',
      host: 'localhost',
      port,
      behind: set.api,
      calls: ['/api', '/pictures', '/health'],
    },
    {
      name: 'The office',
      config: 'office/vite.config.ts',
      host: 'localhost',
      port: port + 1,
      behind: set.office,
      calls: ['/api'],
    },
    {
      name: 'The sandbox',
      config: 'sandbox/pages/vite.config.ts',
      host: '127.0.0.1',
      port: port + 2,
      behind: set.sandbox,
      calls: ['^/(?:api|health|docs|selcom/pay)(?:[/?]|\\.(?:css|json)|$)'],
    },
    {
      name: 'The games',
      config: 'studio/vite.config.ts',
      host: '127.0.0.1',
      port: port + 3,
      behind: set.studio?.url ?? set.sandbox,
      calls: ['^/studio/(?:api|art)/'],
    },
  ].flatMap(({ behind, ...pages }) => (behind === null ? [] : [{ ...pages, behind }]))

/** @param {ReturnType<typeof pagesOf>[number]} pages */
async function openPages({ name, config, host, port, behind, calls }) {
  // Whatever the shell says: pages that take themselves for built ones look for files that nobody made.
  process.env['NODE_ENV'] = 'development'
  const { createServer } = await import('vite')
  const proxy = Object.fromEntries(calls.map((path) => [path, { target: behind, changeOrigin: true }]))
  const server = await createServer({
    configFile: join(ROOT, config),
    clearScreen: false,
    logLevel: 'warn',
    server: { host, port, strictPort: true, proxy },
  })
  await server.listen()
  say(`  ${name.padEnd(12)} http://${host}:${port}`)
  return { stop: () => server.close() }
}

/** What a game, a bank's page and a link in a message lead back to is the site that is looked at: the one with hot reload. */
const siteOf = (/** @type {number} */ port) => ({ SITE_URL: `http://localhost:${port}` })

async function dev() {
  const port = firstPort(process.env)
  const env = { ...siteOf(port), ...process.env }
  const set = settings(env)
  const all = pagesOf(set, port)
  await refuseBusyPrograms(set, env, COMMAND)
  for (const pages of all) await refuseBusyPort(pages.port, pages.host, `DEV_PORT=${port + 100} ${COMMAND}`)
  await install()
  const build = [join(ROOT, 'tools/build.mjs'), 'sandbox-pages', 'studio-pages']
  if ((await run(process.execPath, build, { env: { ...env, NODE_ENV: 'production' } })).code !== 0) return 1
  return runAll(all, programEnvs(set, env, await sourceCompanies()))
}

/**
 * @param {ReturnType<typeof pagesOf>} all
 * @param {ReturnType<typeof programEnvs>} envs
 * @returns {Promise<number>} Ends when a signal asked for it, or when one of the programs is no longer watched.
 */
async function runAll(all, envs) {
  /** @type {(code: number) => void} */
  let end = () => undefined
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => (end = resolve))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
  const parent = watchParent(() => end(0))
  const watched = (/** @type {'api' | 'sandbox' | 'studio'} */ name, /** @type {string} */ path) =>
    keepWatched({
      name,
      path: join(ROOT, path),
      env: envs[name],
      heard: say,
      died: (how) => {
        say(`${name} ended (${how}), and with it everything else.`)
        end(1)
      },
    })
  /** @type {{ stop(): Promise<unknown> }[]} */
  const running = [watched('api', 'server/main.ts'), watched('sandbox', 'sandbox/main.ts')]
  if (envs.studio['STUDIO'] === 'on') running.push(watched('studio', 'studio/main.ts'))
  try {
    for (const pages of all) running.push(await openPages(pages))
    say('Stop with Ctrl-C.')
    return await ended
  } finally {
    clearInterval(parent)
    await Promise.all(running.map((one) => one.stop()))
  }
}

await command(import.meta.url, dev)
