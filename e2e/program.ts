/** One of the stack's two programs as a real process that a journey can start, kill and start again. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { patient } from '@uwanja/runtime/patience'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** How quickly a process starts is the bench's to say; here it only has to come. */
const READY_WITHIN_MS = patient(100_000)
const STOP_WITHIN_MS = 8_000
/** Of what it printed, the end is enough to see why it failed. */
const KEPT_LINES = 60

export interface Program {
  start(): Promise<void>
  /** SIGKILL, as a power cut or the kernel's memory killer would; ends when the process is gone. */
  kill(): Promise<void>
  stop(): Promise<void>
  /** The last lines that it printed. */
  printed(): string
}

async function isHealthy(url: string): Promise<void> {
  const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })
  if (!answer.ok) throw new Error(`${url}/health answers ${answer.status}`)
}

/** Resolves when the program at this address serves. */
export const answers = (url: string): Promise<void> =>
  vi.waitFor(() => isHealthy(url), { timeout: READY_WITHIN_MS, interval: 50 })

/** @param path Below the project's root, which may be that of another copy. */
export function program(path: string, url: string, env: NodeJS.ProcessEnv, root = ROOT): Program {
  let child: ChildProcess | null = null
  const lines: string[] = []
  const hear = (chunk: Buffer) => {
    lines.push(...chunk.toString('utf8').trimEnd().split('\n'))
    lines.splice(0, Math.max(0, lines.length - KEPT_LINES))
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    const killer = setTimeout(() => ending.kill('SIGKILL'), STOP_WITHIN_MS)
    await gone
    clearTimeout(killer)
  }

  return {
    async start() {
      // The leash ends the program when this test process dies: an orphan would hold its port and its database.
      const args = ['--enable-source-maps', '--import', `${ROOT}tools/leash.mjs`, `${root}${path}`]
      const started = spawn(process.execPath, args, { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
      started.stdout?.on('data', hear)
      started.stderr?.on('data', hear)
      child = started
      const died = once(started, 'exit').then(() => 'died' as const)
      const healthy = answers(url)
      if ((await Promise.race([died, healthy])) === 'died') {
        healthy.catch(() => undefined)
        throw new Error(`${path} ended before it was ready:\n${lines.join('\n')}`)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    printed: () => lines.join('\n'),
  }
}
