/** The whole platform as `npm start` runs it: the launcher, and below it the API and the sandbox. */
import { freePort } from '@uwanja/runtime/free-port'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { ROOT, stopChild, untilOk } from '../api/programs.ts'
import type { BenchRun } from '../bench.ts'

export type ProgramName = 'api' | 'sandbox'

export interface Launched {
  readonly apiUrl: string
  readonly sandboxUrl: string
  /** From the launcher's start until it, the API and the sandbox say that they are ready. */
  readonly readyMs: number
  /** The first of the demo players. */
  readonly demo: { readonly login: string; readonly password: string } | null
  pidOf(name: ProgramName): number
  isGone(): boolean
  /** Somebody changed the sources since the last start: this one has built, and says nothing about starting. */
  readonly hasBuilt: boolean
  /** SIGTERM to the launcher; how long until all of it was gone. */
  stop(): Promise<number>
}

const read = (path: string) => readFileSync(path, 'utf8')

/** Resident memory in MiB. @throws where there is no /proc. */
export function residentMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1]
  return Number(kib) / 1024
}

/** The launcher's children by the file that they run. */
function pidBelow(launcher: number, name: ProgramName): number {
  const file = name === 'api' ? 'dist/server/main.js' : 'dist/sandbox/main.js'
  for (const pid of read(`/proc/${launcher}/task/${launcher}/children`).split(' ').filter(Boolean)) {
    if (read(`/proc/${pid}/cmdline`).includes(file)) return Number(pid)
  }
  throw new Error(`${file} does not run`)
}

interface StartedWords {
  demo(): Launched['demo']
  hasBuilt(): boolean
  readonly ready: Promise<void>
}

/** The launcher prints the demo players as "login +234801…, name …, password …", and from "is ready" on it starts again what dies. */
function hear(child: ChildProcess): StartedWords {
  let demo: Launched['demo'] = null
  let hasBuilt = false
  const lines = createInterface({ input: child.stdout! })
  const ready = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.startsWith('built ')) hasBuilt = true
      if (line.startsWith('Uwanja is ready')) resolve()
      const [, login, password] = /\blogin (\+\d+),.* password ([\w-]+)/.exec(line) ?? []
      if (login && password) demo ??= { login, password }
    })
    child.once('exit', () => reject(new Error('the launcher ended')))
  })
  ready.catch(() => {})
  return { demo: () => demo, hasBuilt: () => hasBuilt, ready }
}

export async function launch(run: BenchRun, env: Readonly<Record<string, string>>): Promise<Launched> {
  const [port, sandboxPort, bookPort, studioPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const startMs = performance.now()
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      OFFICE_PORT: '0',
      SANDBOX_PORT: String(sandboxPort),
      BOOK_PORT: String(bookPort),
      STUDIO_PORT: String(studioPort),
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  // stopChild waits longer than the launcher waits for its programs, so that none of them is left behind.
  run.atExit(() => stopChild(child))
  const { demo, hasBuilt, ready } = hear(child)
  const [apiUrl, sandboxUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${sandboxPort}`]
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  // Asking before that would only take the cores from those who start.
  await ready
  await Promise.all([untilOk(`${apiUrl}/ready`, isGone), untilOk(`${sandboxUrl}/health`, isGone)])
  const readyMs = performance.now() - startMs
  return {
    apiUrl,
    sandboxUrl,
    readyMs,
    get demo() {
      return demo()
    },
    pidOf: (name) => pidBelow(child.pid!, name),
    isGone,
    hasBuilt: hasBuilt(),
    async stop() {
      const stopMs = performance.now()
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      return performance.now() - stopMs
    },
  }
}
