/** Runs one program from its sources, begun anew when one of their files changes; it goes when its launcher goes. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { ROOT } from './place.mjs'

const WATCHER = join(ROOT, 'node_modules/tsx/dist/cli.mjs')
/** On the watcher and on the program below it: either may be left alone. */
const LEASH = `--import=${pathToFileURL(join(ROOT, 'tools/leash.mjs')).href}`
/** The watcher itself gives its program five seconds. */
const STOP_MS = 8_000

/**
 * @param {object} program
 * @param {string} program.name
 * @param {string} program.path
 * @param {NodeJS.ProcessEnv} program.env
 * @param {(line: string) => void} program.heard Receives each line that it prints.
 * @param {(how: string) => void} program.died Called when it is no longer watched, unless it was asked to stop. A program
 *   that breaks only waits for the next change.
 */
export function keepWatched({ name, path, env, heard, died }) {
  const child = spawn(process.execPath, [LEASH, WATCHER, 'watch', '--clear-screen=false', LEASH, path], {
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches the launcher alone, which then stops its programs.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => heard(`${name} | ${line}`))
  let isStopping = false
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.once('exit', (code, signal) => {
    if (!isStopping) died(signal ?? `code ${code}`)
  })
  return {
    async stop() {
      isStopping = true
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(timer)
    },
  }
}
