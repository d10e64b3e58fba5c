/** The built stack as a stranger runs it: the API and the sandbox as two processes, on free ports, with an empty folder. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { ownDatabase } from './postgres.ts'
import { program, type Program } from './program.ts'
import { sandboxClient, type SandboxClient } from './sandbox-client.ts'
import { siteClient, type SiteClient } from './site-client.ts'

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
}

export interface StackOptions {
  readonly database?: 'embedded' | 'postgres'
  /** Settings of the API beside the addresses and keys. */
  readonly env?: Readonly<Record<string, string>>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Only what a program needs from us, so that a developer's own settings cannot change a journey. */
function bareEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1' }
}

const secret = () => randomBytes(32).toString('hex')

function sharedKeys(): Record<string, string> {
  return {
    FASTHUB_CLIENT_ID: secret(),
    FASTHUB_CLIENT_SECRET: secret(),
    FASTHUB_CALLBACK_SECRET: secret(),
    KUDIPAL_SECRET_KEY: secret(),
    KUDIPAL_PUBLIC_KEY: secret(),
    KUDIPAL_ENCRYPTION_KEY: secret(),
    KUDIPAL_WEBHOOK_HASH: secret(),
    SELCOM_API_KEY: secret(),
    SELCOM_API_SECRET: secret(),
    SELCOM_VENDOR: secret(),
    SELCOM_PIN: secret(),
    SELCOM_BEARER_TOKEN: secret(),
    IDENTITY_CLIENT_ID: secret(),
    IDENTITY_SECRET: secret(),
    BETSOLUTIONS_MERCHANT_ID: secret(),
    BETSOLUTIONS_KEY: secret(),
    EGT_PORTAL_CODE: secret(),
    EGT_USER_NAME: secret(),
    EGT_PASSWORD: secret(),
    SOFTGAMING_API_KEY: secret(),
    SOFTGAMING_PASSWORD: secret(),
    SOFTGAMING_SECRET: secret(),
    ENDORPHINA_OPERATOR_ID: secret(),
    ENDORPHINA_SECRET: secret(),
    BETCONSTRUCT_PARTNER_ID: secret(),
    BETCONSTRUCT_KEY: secret(),
    QTECH_OPERATOR_ID: secret(),
    QTECH_SECRET: secret(),
    GLOBALBET_OPERATOR_ID: secret(),
    GLOBALBET_SECRET: secret(),
    VIVO_OPERATOR_ID: secret(),
    VIVO_SECRET: secret(),
  }
}

/** Where the API finds each outside company. */
function addressesOf(sandboxSite: string): Record<string, string> {
  return {
    FASTHUB_URL: `${sandboxSite}/fasthub`,
    KUDIPAL_URL: `${sandboxSite}/kudipal`,
    SELCOM_URL: `${sandboxSite}/selcom`,
    IDENTITY_PROVIDER: 'sandbox',
    IDENTITY_URL: `${sandboxSite}/identity`,
    BETSOLUTIONS_URL: `${sandboxSite}/betsolutions`,
    EGT_URL: `${sandboxSite}/egt`,
    SOFTGAMING_URL: `${sandboxSite}/softgaming`,
    ENDORPHINA_URL: `${sandboxSite}/endorphina`,
    BETCONSTRUCT_URL: `${sandboxSite}/betconstruct`,
    QTECH_URL: `${sandboxSite}/qtech`,
    GLOBALBET_URL: `${sandboxSite}/globalbet`,
    VIVO_URL: `${sandboxSite}/vivo`,
    GEO_PROVIDER: 'sandbox',
    GEO_URL: `${sandboxSite}/geo`,
    GEO_CACHE_S: '0',
    MAIL_PROVIDER: 'sandbox',
    MAIL_URL: `${sandboxSite}/mail`,
    MAIL_FROM: 'site@uwanja.example',
    MAIL_TO: 'support@uwanja.example',
    OPERATOR_PHONE: '+234 700 555 0100',
    // Thousands of titles, which only the lobbies' journey looks at.
    GAME_LISTS: 'asked',
  }
}

async function openStack({
  database = 'embedded',
  env = {},
}: StackOptions): Promise<Stack & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-journey-'))
  const [apiPort, sandboxPort, officePort] = [await freePort(), await freePort(), await freePort()]
  const site = `http://localhost:${apiPort}`
  const office = `http://localhost:${officePort}`
  const apiAddress = `http://127.0.0.1:${apiPort}`
  const sandboxSite = `http://127.0.0.1:${sandboxPort}`
  const own = database === 'postgres' ? await ownDatabase() : null
  const both: NodeJS.ProcessEnv = {
    ...bareEnv(),
    ...sharedKeys(),
    PORT: String(apiPort),
    SANDBOX_PORT: String(sandboxPort),
    OFFICE_PORT: String(officePort),
    DATA_DIR: folder,
    PUBLIC_CALLBACK_URL: apiAddress,
    SITE_URL: site,
    SANDBOX_URL: sandboxSite,
    SANDBOX_API_URL: sandboxSite,
  }
  const addresses = addressesOf(sandboxSite)
  const apiEnv = { ...both, ...addresses, PUBLIC_URL: site, DATABASE_URL: own?.url ?? '', ...env }
  const api = program('dist/server/main.js', apiAddress, apiEnv)
  const sandbox = program('dist/sandbox/main.js', sandboxSite, both)

  async function stop(): Promise<void> {
    await Promise.all([api.stop(), sandbox.stop()])
    await own?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([api.start(), sandbox.start()])
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
