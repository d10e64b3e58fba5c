/** What a drill is: something that goes wrong, or is installed, rehearsed with the real programs of the machine. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { PlainError, ROOT } from '../place.mjs'

export interface Drill {
  /** One sentence: what is rehearsed. */
  readonly about: string
  /** Programs that must be on this machine, each with the Debian package that holds it. */
  readonly needs: Readonly<Record<string, string>>
  /** Throws where something was not as it must be; says what was seen and how long it took. */
  run(say: (line: string) => void): Promise<void>
}

const PATH = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']

/** Debian packages that are lacking. */
export const lacking = (drill: Drill): string[] => [
  ...new Set(
    Object.entries(drill.needs)
      .filter(([program]) => !PATH.some((folder) => existsSync(join(folder, program))))
      .map(([, debian]) => debian),
  ),
]

const run = promisify(execFile)

/** Runs a program to its end and gives what it wrote; throws with its own words where it fails. */
export async function must(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const options = {
      env: { ...process.env, PATH: PATH.join(delimiter), ...env },
      maxBuffer: 64 * 1024 * 1024,
      cwd: ROOT,
    }
    return (await run(program, args, options)).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`, {
      cause: error,
    })
  }
}

export function mustBe(seen: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(seen) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(seen)} where ${JSON.stringify(wanted)} was expected`)
}

/** Asks every 50 ms until it is so. */
export async function until(what: string, withinMs: number, isSo: () => Promise<boolean>): Promise<number> {
  const startedMs = performance.now()
  for (;;) {
    if (await isSo().catch(() => false)) return performance.now() - startedMs
    if (performance.now() - startedMs > withinMs) throw new Error(`${what}: not within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export interface Running {
  readonly child: ChildProcess
  /** The last of what it wrote. */
  printed(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

const KEPT_CHARACTERS = 8_000
const STOP_WITHIN_MS = 10_000

/** Starts a program that goes on until it is stopped. */
export function started(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Running {
  const child = spawn(program, args, {
    env: { ...process.env, PATH: PATH.join(delimiter), ...env },
    cwd: ROOT,
    stdio: 'pipe',
  })
  let printed = ''
  const hear = (chunk: Buffer) => (printed = `${printed}${chunk.toString()}`.slice(-KEPT_CHARACTERS))
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.once('error', (error) => (printed += error.message))
  return {
    child,
    printed: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await gone
      clearTimeout(killer)
    },
  }
}

/** A child that is asked over HTTP whether it is there yet. */
export async function ready(running: Running, url: string, withinMs = 60_000): Promise<number> {
  try {
    return await until(`${url}`, withinMs, async () => {
      if (running.child.exitCode !== null) throw new PlainError(running.printed())
      return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${running.printed()}`, { cause: error })
  }
}
