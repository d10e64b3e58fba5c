/** The server built as it is shipped, and as a process that can be started, watched dying, and stopped. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { patient } from '@uwanja/runtime/patience'
import type { RawEnv } from '../settings/env.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** On a busy machine; an idle one needs less than a second. */
const READY_WITHIN_MS = patient(60_000)
const DIES_WITHIN_MS = patient(30_000)
const KEPT_LINES = 40

/** What `buildServer` makes. */
export const BUILT = join(ROOT, 'dist/server/main.js')

/** From the sources of this moment: a build that lies around may be older than what is tested. */
export async function buildServer(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build.mjs'), 'server', 'image'], { env })
}

export interface Program {
  start(env: RawEnv): Promise<void>
  isRunning(): boolean
  died(): Promise<void>
  stop(): Promise<number>
}

/** Of buildServer. @param url Where it answers /health. */
export function program(url: string): Program {
  let child: ChildProcess | null = null
  let ended: Promise<NodeJS.Signals | number | null> = Promise.resolve(null)
  let lines: string[] = []
  const hear = (chunk: Buffer) => {
    lines = [...lines, ...chunk.toString('utf8').trimEnd().split('\n')].slice(-KEPT_LINES)
  }
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null
  const isHealthy = () =>
    fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    )

  return {
    isRunning,
    async start(env) {
      // The leash ends the program when this test process dies: an orphan would hold its port and its database.
      // The embedded database is a large program in WebAssembly: compiled once, quickly, it is there in a fraction of the time.
      const args = ['--liftoff-only', '--import', join(ROOT, 'tools/leash.mjs'), BUILT]
      const { PATH, HOME, TMPDIR } = process.env
      const started = spawn(process.execPath, args, {
        env: { PATH, HOME, TMPDIR, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      started.stdout!.on('data', hear)
      started.stderr!.on('data', hear)
      ended = once(started, 'exit').then(([code, signal]) => (signal ?? code) as NodeJS.Signals | number | null)
      child = started
      const untilMs = Date.now() + READY_WITHIN_MS
      while (!(await isHealthy())) {
        if (!isRunning() || Date.now() > untilMs) throw new Error(`the API did not start:\n${lines.join('\n')}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async died() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<'alive'>((resolve) => {
        timer = setTimeout(() => resolve('alive'), DIES_WITHIN_MS)
      })
      const how = await Promise.race([ended, late])
      clearTimeout(timer)
      if (how !== 'SIGKILL') throw new Error(`the API should have died by SIGKILL: ${how}\n${lines.join('\n')}`)
    },
    async stop() {
      if (!isRunning()) return 0
      const startedMs = performance.now()
      child!.kill('SIGTERM')
      const killer = setTimeout(() => child?.kill('SIGKILL'), DIES_WITHIN_MS)
      await ended
      clearTimeout(killer)
      return performance.now() - startedMs
    },
  }
}
