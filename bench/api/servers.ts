/** The API on each database that answers here, on a fresh copy of the seeded one. */
import { randomBytes } from 'node:crypto'
import type { BenchRun } from '../bench.ts'
import {
  postgresUrl,
  prepareEmbedded,
  preparePostgres,
  type Copy,
  type DatabaseKind,
  type MakeCopy,
} from '../money/databases.ts'
import { PASSES, seedPlayers } from './players.ts'
import { API, startProgram, type Program } from './programs.ts'

export const DATABASES: readonly DatabaseKind[] = ['postgres', 'embedded']
/** The game company's name for us. */
export const MERCHANT = 'bench'

export type Copies = Partial<Record<DatabaseKind, MakeCopy>>

export async function prepareCopies(run: BenchRun): Promise<Copies> {
  const url = await postgresUrl()
  if (url === null) run.say('PostgreSQL does not answer: the embedded database alone is measured.')
  return {
    ...(url === null ? {} : { postgres: await preparePostgres(run, url, seedPlayers) }),
    embedded: await prepareEmbedded(run, seedPlayers),
  }
}

export interface ApiOnCopy {
  readonly program: Program
  readonly copy: Copy
  /** Signs the game company's calls. */
  readonly gameKey: string
  close(): Promise<void>
}

/** @param more Settings beside the usual ones. */
export async function startApiOn(
  run: BenchRun,
  makeCopy: MakeCopy,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiOnCopy> {
  const copy = await makeCopy()
  const gameKey = randomBytes(16).toString('hex')
  const env = {
    LOG_LEVEL: 'silent',
    // The load comes from one address and says whose it is, as a proxy does.
    TRUST_PROXY: '127.0.0.1',
    // What is asked to be withdrawn waits: no money company stands behind this bench.
    WITHDRAW_HOLD_S: '86400',
    PASSWORD_PASSES: PASSES,
    FASTHUB_URL: 'http://127.0.0.1:9/fasthub',
    FASTHUB_CLIENT_ID: MERCHANT,
    FASTHUB_CLIENT_SECRET: gameKey,
    FASTHUB_CALLBACK_SECRET: gameKey,
    BETSOLUTIONS_MERCHANT_ID: MERCHANT,
    BETSOLUTIONS_KEY: gameKey,
    ...copy.env,
    ...more,
  }
  const program = await startProgram(run, { args: ['--enable-source-maps', API], env, readyPath: '/ready' })
  return {
    program,
    copy,
    gameKey,
    async close() {
      await program.stop()
      await copy.remove()
    },
  }
}
