/** Programs that a bench starts as processes of their own, and what the system knows of them. */
import { freePort } from '@uwanja/runtime/free-port'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BenchRun } from '../bench.ts'
import { ask } from './ask.ts'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const API = 'dist/server/main.js'
const READY_MS = 60_000
const CLOSE_MS = 10_000
/** Linux counts processor time in hundredths of a second, on every architecture that Node runs on. */
const TICK_MS = 10

export interface Program {
  readonly url: string
  readonly child: ChildProcess
  /** Processor time that it has used so far, of all its threads; NaN where /proc does not say. */
  cpuMs(): number
  /** SIGTERM. */
  stop(): Promise<void>
}

/** What is stale is built, so that what is measured is what the sources say. */
export async function buildFirst(): Promise<void> {
  const child = spawn(process.execPath, ['tools/build.mjs'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the build failed: run npm run build')
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS)
  child.kill('SIGTERM')
  await ended
  clearTimeout(late)
}

/** Asks again and again until the answer is 200. @returns how long it took, in milliseconds. */
export async function untilOk(url: string, isGone: () => boolean): Promise<number> {
  const startMs = performance.now()
  while (performance.now() - startMs < READY_MS) {
    if (isGone()) throw new Error(`the process of ${url} ended before it was ready`)
    const answer = await ask({ url }).catch(() => null)
    if (answer?.http === 200) return performance.now() - startMs
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${url} was not ready after ${READY_MS / 1000} s`)
}

export function cpuMsOf(pid: number | undefined): number {
  try {
    // The program's name stands in parentheses and may hold anything; the state follows it, and 11 fields later the time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return NaN
  }
}

export interface Start {
  /** For node. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Answers 200 when it may be asked. */
  readonly readyPath: string
  /** The setting that names its port; absent: PORT. */
  readonly portName?: string
}

export async function startProgram(
  run: BenchRun,
  { args, env, readyPath, portName = 'PORT' }: Start,
): Promise<Program> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PRODUCTION_ALLOWS: 'embedded,keys,networks,role',
      OFFICE_PORT: '0',
      BOOK_PORT: '0',
      [portName]: String(port),
      ...env,
    },
  })
  run.atExit(() => stopChild(child))
  const url = `http://127.0.0.1:${port}`
  await untilOk(`${url}${readyPath}`, () => child.exitCode !== null || child.signalCode !== null)
  return { url, child, cpuMs: () => cpuMsOf(child.pid), stop: () => stopChild(child) }
}
