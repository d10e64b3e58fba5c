/** The book and the sandbox as they are shipped, each a process that a test starts and kills. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Db } from '@uwanja/database/sql'
import { testDatabases } from '@uwanja/database/testing'
import { freePort } from '@uwanja/runtime/free-port'
import { patient } from '@uwanja/runtime/patience'
import { SANDBOX_ENV } from '@uwanja/sandbox/env'
import { expect, vi } from 'vitest'
import { SCHEMAS } from '../catalogue/schemas.ts'
import { changedSince } from '../catalogue/store.ts'
import { canonical } from '../feed/canonical.ts'
import { asItCounts, holderOf, type EventState } from '../feed/registers.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** A busy machine is waited for. */
export const WAIT = { timeout: patient(90_000), interval: 20 }
const DIES_WITHIN = { timeout: patient(30_000), interval: 20 }
const KEY = 'feed-key'
const KEPT_LINES = 40

export const { aPostgres } = testDatabases(SCHEMAS)

/** From the sources of this moment. */
export async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/build.mjs'), 'book', 'sandbox'], { env })
}

export interface Program {
  readonly url: string
  start(): Promise<void>
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>
  /** Resolves when it has ended itself by SIGKILL. */
  died(): Promise<void>
}

export function program(name: 'book' | 'sandbox', port: number, env: Readonly<Record<string, string>>): Program {
  const url = `http://127.0.0.1:${String(port)}`
  let child: ChildProcess | null = null
  const lines: string[] = []
  const hear = (chunk: Buffer): void => {
    lines.push(...chunk.toString('utf8').trimEnd().split('\n'))
    lines.splice(0, Math.max(0, lines.length - KEPT_LINES))
  }
  return {
    url,
    async start() {
      const { PATH, HOME, TMPDIR } = process.env
      // The leash ends the program when this test process dies.
      const args = ['--import', join(ROOT, 'tools/leash.mjs'), join(ROOT, `dist/${name}/main.js`)]
      const started = spawn(process.execPath, args, {
        env: { PATH, HOME, TMPDIR, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      started.stdout!.on('data', hear)
      started.stderr!.on('data', hear)
      child = started
      await vi.waitFor(async () => {
        if (started.exitCode !== null) throw new Error(`${name} ended:\n${lines.join('\n')}`)
        expect((await fetch(`${url}/health`)).ok).toBe(true)
      }, WAIT)
    },
    async died() {
      const dying = child!
      await vi.waitFor(() => {
        if (dying.signalCode !== 'SIGKILL') throw new Error(`${name} lives:\n${lines.join('\n')}`)
      }, DIES_WITHIN)
      child = null
    },
    async kill() {
      const ending = child
      child = null
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const gone = once(ending, 'exit')
      ending.kill('SIGKILL')
      await gone
    },
  }
}

export interface FeedProgram extends Program {
  /** Its clock stands from now on, so that nothing is news any more; or goes on. */
  hold(held: boolean): Promise<void>
  trouble(trouble: 'duplicated' | 'reordered' | null): Promise<void>
  /** Something goes wrong with a match that is played and well so far, if one is left. */
  spoil(trouble: 'cancelled' | 'postponed' | 'abandoned'): Promise<void>
  /** Forward only, and forgotten when it is killed. */
  shift(seconds: number): Promise<void>
  remove(): Promise<void>
}

export async function feedProgram(): Promise<FeedProgram> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-feed-'))
  // Whatever else the sandbox must be given opens nothing here.
  const needed = Object.entries(SANDBOX_ENV).filter(([, row]) => row.default === null)
  const port = await freePort()
  const made = program('sandbox', port, {
    ...Object.fromEntries(needed.map(([name]) => [name, `test-${name}-${'x'.repeat(32)}`])),
    SANDBOX_PORT: String(port),
    DATA_DIR: dataDir,
    FEED_KEY: KEY,
  })
  async function send(method: 'PUT' | 'POST', path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${made.url}/api/${path}`, { method, headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  return {
    ...made,
    hold: (held) => send('PUT', 'clock', { held }),
    shift: (shiftSeconds) => send('POST', 'clock', { shiftSeconds }),
    trouble: (trouble) => send('PUT', 'feed', { trouble }),
    async spoil(trouble) {
      const played = (await (await fetch(`${made.url}/api/feed`)).json()) as {
        matches: { id: string; trouble: string | null }[]
      }
      // In many rounds all that are played have had their trouble.
      const match = played.matches.find((one) => one.trouble === null)
      if (match) await send('PUT', 'feed', { match: match.id, trouble })
    },
    async remove() {
      await made.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export interface BookProgram extends Program {
  /** Of its metrics, by their name. 0 for what it does not tell. */
  count(metric: string): Promise<number>
}

export async function bookProgram(databaseUrl: string, feed: Program): Promise<BookProgram> {
  const port = await freePort()
  const made = program('book', port, {
    BOOK_PORT: String(port),
    BOOK_DATABASE_URL: databaseUrl,
    FEED_URL: `${feed.url}/feed`,
    FEED_KEY: KEY,
  })
  return {
    ...made,
    async count(metric) {
      const text = await (await fetch(`${made.url}/metrics`)).text()
      const lines = text.split('\n').filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`))
      return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
    },
  }
}

const MOST_NAMED = 5
const MOST_SAID = 400

/** A match under way as somebody knows it who came after its kick-off: nobody tells them what was said before. */
function sinceKickOff(state: EventState): EventState {
  const { pre: _facts, ...facts } = state.facts
  const { pre: _markets, ...markets } = state.markets
  return holderOf(state) === 'live' ? { ...state, facts, markets } : state
}

/**
 * What two databases hold of a match otherwise, by match and part; none: they hold the same of everything.
 *
 * @param fromMs Of matches that begin before it nothing is compared: a feed that has left them behind tells who comes late no more of them.
 * @param bothFromMs Both sides listened from then on; a match that began earlier is compared from its kick-off on.
 */
export async function differences(one: Db, other: Db, fromMs: number, bothFromMs: number): Promise<string[]> {
  const nowMs = Date.now()
  const startMs = ({ fixture }: EventState) => (fixture ? Date.parse(fixture.value.start) : Infinity)
  const partsOf = async (db: Db) =>
    new Map(
      (await changedSince(db, -1n, nowMs))
        .filter(({ state }) => startMs(state) >= fromMs)
        .flatMap(({ sourceId, state, desk }) => {
          const known = startMs(state) < bothFromMs ? sinceKickOff(state) : state
          return Object.entries({ ...asItCounts(known), desk }).map(
            ([part, value]) => [`${sourceId} ${part}`, canonical(value)] as const,
          )
        }),
    )
  const [mine, theirs] = [await partsOf(one), await partsOf(other)]
  const differing = [...new Set([...mine.keys(), ...theirs.keys()])].filter((key) => mine.get(key) !== theirs.get(key))
  const said = (text: string | undefined): string => (text ?? 'nothing').slice(0, MOST_SAID)
  return differing.slice(0, MOST_NAMED).map((key) => `${key}: ${said(mine.get(key))} and ${said(theirs.get(key))}`)
}
