/** Keeps one program running: starts it, passes on what it prints, starts it again when it dies, and stops it cleanly. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './place.mjs'

/** A program that ran this long was well: its next death counts as the first. */
const WELL_AFTER_MS = 30_000
const DELAYS_MS = [200, 1000, 2000, 3000]
/** A program that was asked to stop is killed after this long, unless it says that it needs longer. */
const STOP_MS = 4_500

/**
 * How long to wait before the next start. Even a program that dies again and again is back within five seconds: three failed
 * balance polls log a player out for good, and they come every ten.
 *
 * @param {number} deaths In a row, 1 or more.
 */
export function restartDelayMs(deaths) {
  return DELAYS_MS[Math.min(deaths, DELAYS_MS.length) - 1] ?? 0
}

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} path A JavaScript file.
 * @property {NodeJS.ProcessEnv} env
 * @property {(line: string) => void} heard Receives each line that it prints.
 * @property {(words: string) => void} say Receives what a person should know about its life.
 * @property {number} [stopMs] How long it may take to stop.
 * @property {(code: string) => void} diedEarly Called instead of a restart while `well` was not called yet.
 */

/** @param {Program} program */
export function keepRunning(program) {
  let isStopping = false
  let wasWell = false
  let deaths = 0
  /** @type {NodeJS.Timeout | undefined} */
  let restart
  let child = begin()

  function begin() {
    const startedMs = Date.now()
    const started = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', join(ROOT, 'tools/leash.mjs'), program.path],
      // A group of its own: Ctrl-C reaches the launcher alone, which then stops its programs in order and once.
      { env: program.env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true },
    )
    for (const stream of [started.stdout, started.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', program.heard)
    }
    started.once('exit', (code, signal) => {
      if (isStopping) return
      if (!wasWell) return program.diedEarly(signal ?? `code ${code}`)
      deaths = Date.now() - startedMs > WELL_AFTER_MS ? 1 : deaths + 1
      const delayMs = restartDelayMs(deaths)
      program.say(`${program.name} ended (${signal ?? `code ${code}`}); starting it again in ${delayMs / 1000} s`)
      restart = setTimeout(() => (child = begin()), delayMs)
    })
    return started
  }

  return {
    /** From now on a death is followed by a restart. */
    well() {
      wasWell = true
    },
    pid: () => child.pid,
    /** Ends when the program has. */
    async stop() {
      isStopping = true
      clearTimeout(restart)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), program.stopMs ?? STOP_MS)
      await ended
      clearTimeout(killer)
    },
  }
}
