/** The built stack as a stranger runs it: the API and the sandbox as two processes, on free ports, with an empty folder. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@uwanja/runtime/free-port'
import { afterAll, beforeAll, inject } from 'vitest'
import { DATABASES, ownDatabase, type OwnDatabase } from './postgres.ts'
import { answers, program, type Program } from './program.ts'
import { sandboxClient, type SandboxClient } from './sandbox-client.ts'
import { siteClient, type SiteClient } from './site-client.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

export interface Stack {
  /** Where a person goes. Cookies ignore ports, so the two differ by name. */
  readonly site: string
  readonly sandboxSite: string
  readonly office: string
  readonly api: Program
  readonly sandbox: Program
  /** Acts as the outside world. */
  readonly world: SandboxClient
  /** Calls the API as a script would, without a browser. */
  readonly calls: SiteClient
  /** The address of the database; empty: the embedded one, which is the API's alone. */
  readonly databaseUrl: string
}

export interface StackOptions {
  /**
   * Asked for by name it is empty; absent: the fuller one of this machine, with its tables. The first journey and the kills
   * meet both.
   */
  readonly database?: 'embedded' | 'postgres'
  /** Settings of the API beside the addresses and keys. */
  readonly env?: Readonly<Record<string, string>>
  /** The root of another copy of the project, built; asked for when the stack is opened. */
  readonly root?: () => string
}

/** Only what a program needs from us, so that a developer's own settings cannot change a journey. */
function bareEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: 'production',
    PRODUCTION_ALLOWS: 'embedded,keys,networks,role',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
  }
}

/**
 * What `npm start` would give the two programs on these ports, its fresh keys and companies' addresses included: asked of
 * the launcher's own table, so that a new company needs no line here.
 */
async function programEnvs(
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<{ api: NodeJS.ProcessEnv; sandbox: NodeJS.ProcessEnv }> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${root}tools/settings.mjs`], { env })
  return JSON.parse(stdout) as Awaited<ReturnType<typeof programEnvs>>
}

/** Null: the embedded one. */
async function databaseOf(asked: StackOptions['database']): Promise<OwnDatabase | null> {
  if ((asked ?? DATABASES.at(-1)) === 'embedded') return null
  return ownDatabase(asked ? undefined : inject('databaseTemplate'))
}

async function openStack({
  database,
  env = {},
  root: rootOf = () => ROOT,
}: StackOptions): Promise<Stack & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-journey-'))
  const [apiPort, sandboxPort, officePort] = [await freePort(), await freePort(), await freePort()]
  const site = `http://localhost:${apiPort}`
  const office = `http://localhost:${officePort}`
  const apiAddress = `http://127.0.0.1:${apiPort}`
  const sandboxSite = `http://127.0.0.1:${sandboxPort}`
  const own = await databaseOf(database)
  const root = rootOf()
  const envs = await programEnvs(root, {
    ...bareEnv(),
    PORT: String(apiPort),
    SANDBOX_PORT: String(sandboxPort),
    OFFICE_PORT: String(officePort),
    // Its matches are nobody's in most journeys, and their prices cost a machine that has little.
    BOOK_PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: own?.url ?? '',
    // A start opens all that it may; one visitor, or three, do not need a dozen. On a busy machine a free one is waited for.
    DATABASE_CONNECTIONS: '6',
    DATABASE_CONNECT_MS: '60000',
    // A journey makes its own players, unless it asks for the demonstration's.
    DEMO: '0',
    // What a demonstration opens by itself, only the journey that looks at it wants.
    DEMO_CONTENT: '0',
    // Thousands of titles, which only the lobbies' journey looks at.
    GAME_LISTS: 'asked',
    ...env,
  })
  const api = program('dist/server/main.js', apiAddress, envs.api, root)
  const sandbox = program('dist/sandbox/main.js', sandboxSite, envs.sandbox, root)

  async function stop(): Promise<void> {
    await Promise.all([api.stop(), sandbox.stop()])
    await own?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([api.start(), sandbox.start()])
    // The platform serves while the book beside it still starts, and a page says that it did not open: rightly, but not what a journey is about.
    if (env['BOOK_PORT'] !== undefined) await answers(`http://127.0.0.1:${env['BOOK_PORT']}`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    site,
    sandboxSite,
    office,
    api,
    sandbox,
    world: sandboxClient(sandboxSite),
    calls: siteClient(apiAddress),
    databaseUrl: own?.url ?? '',
    stop,
  }
}

/** A stack for the tests of one file or block: started before them, gone after them. Call it where tests are declared. */
export function useStack(options: StackOptions = {}): () => Stack {
  let stack: Awaited<ReturnType<typeof openStack>> | null = null
  beforeAll(async () => {
    stack = await openStack(options)
  })
  afterAll(async () => {
    await stack?.stop()
  })
  return () => {
    if (!stack) throw new Error('The stack is there only while tests run.')
    return stack
  }
}
