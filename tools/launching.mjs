/** What `npm start` and `npm run dev` share: ports that somebody else has, and a launcher that outlived whoever started it. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { PlainError } from './place.mjs'

const PARENT_POLL_MS = 500

/**
 * @param {number} port
 * @param {string} host
 * @param {string} instead What to type for another one: `PORT=8180 npm start`.
 * @returns {Promise<void>} Rejects with one sentence when nothing of ours could listen there.
 */
export function refuseBusyPort(port, host, instead) {
  return new Promise((resolve, reject) => {
    const trial = createServer()
    trial.once('error', (error) => {
      const isBusy = 'code' in error && error.code === 'EADDRINUSE'
      const why = isBusy ? 'is in use by another program' : `cannot be opened (${error.message})`
      reject(new PlainError(`Port ${port} on ${host} ${why}. Choose another one: ${instead}`))
    })
    trial.listen(port, host, () => trial.close(() => resolve()))
  })
}

/**
 * The ports of the programs that the settings name, before any of them is started.
 *
 * @param {ReturnType<typeof import('./settings.mjs').settings>} set
 * @param {NodeJS.ProcessEnv} env
 * @param {string} command That was typed, to be typed again.
 */
export async function refuseBusyPrograms(set, env, command) {
  /** @type {readonly [string, number, string][]} */
  const ports = [
    ['PORT', set.apiPort, set.host],
    ['OFFICE_PORT', set.officePort, set.officeHost],
    ['BOOK_PORT', set.bookPort, env['BOOK_HOST'] || '127.0.0.1'],
    ['SANDBOX_PORT', set.sandboxPort, set.sandboxHost],
    ['STUDIO_PORT', set.studio?.port ?? 0, set.studio?.host ?? ''],
  ]
  for (const [name, port, host] of ports)
    if (port !== 0) await refuseBusyPort(port, host, `${name}=${port + 100} ${command}`)
}

/**
 * npm that is killed takes nothing with it; without this the launcher would live on and hold its ports. Between npm and
 * us stands a shell on most systems, so the line of two is watched.
 *
 * @param {() => void} gone
 */
export function watchParent(gone) {
  const atFirst = ancestors()
  const timer = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && ancestors() !== atFirst) gone()
  }, PARENT_POLL_MS)
  timer.unref()
  return timer
}

/** Our parent and its parent; the second is known on Linux only. */
function ancestors() {
  const parent = process.ppid
  try {
    // The program's name stands in parentheses and may hold anything; the state and the parent follow it.
    const after = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').pop() ?? ''
    return `${parent} ${after.split(' ')[1]}`
  } catch {
    return `${parent}`
  }
}
