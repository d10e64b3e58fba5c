/** Where the project is, and how the commands speak: one plain sentence for a person instead of a stack. */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Each line of Node that the project runs on, from its first version that all packages take, as package.json's `engines`
 * says; whatever is newer than the last is welcome. Odd lines are nobody's to stay on.
 */
const NODE_LINES = [
  [20, 19],
  [22, 13],
  [24, 0],
]

/** A failure that a person can mend: its message is shown alone, without a stack. */
export class PlainError extends Error {}

/** Refuses another Node by name, because its own failure would be a syntax error far from here. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const newest = Math.max(...NODE_LINES.map(([line = 0]) => line))
  if (major > newest || NODE_LINES.some(([line, least = 0]) => major === line && minor >= least)) return
  throw new PlainError(`Uwanja needs Node 20.19, 22.13, 24 or newer; this is Node ${version}. See https://nodejs.org.`)
}

// Whoever reads us may have read enough: `npm run … | head` is no fault.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') process.exit(0)
  throw error
})

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs `main` when the file at `url` is the command that was started, and not when another tool imports it.
 *
 * @param {string} url The file's own import.meta.url.
 * @param {(args: string[]) => Promise<number>} main Gives the exit code.
 */
export async function command(url, main) {
  const started = process.argv[1]
  if (!started || realpathSync(started) !== realpathSync(fileURLToPath(url))) return
  try {
    requireNode()
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/**
 * Runs a program to its end, never through a shell.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: true, env?: NodeJS.ProcessEnv }} [how] `quiet` collects what it prints instead of showing it.
 * @returns {Promise<{ code: number, output: string }>} Code 127: the program does not exist; 128 and a signal's number: that ended it, as shells say it.
 */
export function run(program, args, how = {}) {
  return new Promise((resolve) => {
    const pipe = how.quiet ? 'pipe' : 'inherit'
    const child = spawn(program, args, { cwd: ROOT, env: how.env ?? process.env, stdio: ['ignore', pipe, pipe] })
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output }),
    )
  })
}

/**
 * Runs npm with the npm that started us when there is one, because `npm` alone is a script on some systems.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export function npm(args, how) {
  const path = process.env['npm_execpath']
  return path && /\.c?js$/.test(path) ? run(process.execPath, [path, ...args], how) : run('npm', args, how)
}
