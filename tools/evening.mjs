/**
 * `npm run demo`: shows the product alive. Starts everything on a database of its own, fills it with a day of life, and then
 * plays a busy evening until Ctrl-C: players pay in, play, bet and draw tickets while matches run, a jackpot fills and a race goes on.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { command, ROOT, say } from './place.mjs'

const OPERATOR = /Operator +login (\S+), first password (\S+)/
/** What programs say of each request would drown the evening. */
const ORDINARY = /^\w+ +\| \{"level":[1234]0,/
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs')

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
const run = (args, env) => spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })

/**
 * One after the other, each until its end.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
const ended = (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))

/** @returns {Promise<number>} */
async function demo() {
  const dataDir = process.env['DATA_DIR'] || join(ROOT, 'data', 'demo')
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: '1' }
  const house = run([join(ROOT, 'tools/start.mjs')], env)
  const houseEnd = ended(house)
  /** @type {import('node:child_process').ChildProcess | null} */
  let playing = null
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      playing?.kill(signal)
      house.kill(signal)
    })
  /** @type {string[]} */
  let operator = []
  const ready = new Promise((resolve) => {
    createInterface({ input: house.stdout }).on('line', (line) => {
      if (!ORDINARY.test(line)) say(line)
      const [, name, password] = OPERATOR.exec(line) ?? []
      if (name && password) operator = [name, password]
      if (line.startsWith('Stop with Ctrl-C')) resolve(true)
    })
  })
  if (!(await Promise.race([ready, houseEnd.then(() => false)]))) return houseEnd
  // The first password is shown once in a database's life: a second evening finds the day already lived.
  const steps = [...(operator.length > 0 ? [['tools/seed.ts', ...operator]] : []), ['tools/evening.ts']]
  for (const [file = '', ...args] of steps) {
    playing = run([TSX, join(ROOT, file), ...args], env)
    playing.stdout?.pipe(process.stdout)
    if ((await Promise.race([ended(playing), houseEnd])) !== 0) break
  }
  playing?.kill('SIGTERM')
  return houseEnd
}

await command(import.meta.url, demo)
