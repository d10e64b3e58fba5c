/** The sandbox's door: the outside world on one port, wired here in reading order. */
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { isOwnHost, namesIn } from '@uwanja/contract/wire/own-host'
import { freePort } from '@uwanja/runtime/free-port'
import { SIMULATORS, type SimulatorRow } from '@uwanja/providers/simulators'
import { openApi } from './api.ts'
import { mountApiPage } from './api-page.ts'
import { openBankAccounts } from './bank-accounts.ts'
import { openBooks } from '@uwanja/runtime/books'
import { openCards } from './cards.ts'
import { type ShiftableClock, openClock } from '@uwanja/runtime/clock'
import { openChange } from './change.ts'
import { openCounters } from './counters.ts'
import { openChaos } from './chaos.ts'
import { openExclusions } from './exclusions.ts'
import { openScreening } from './screening.ts'
import { openFeedCompany, type TroubleRow } from './feed/company.ts'
import type { OrderedRow } from './feed/ordered-goals.ts'
import type { SeasonRow } from './feed/programme.ts'
import { mountFeed } from './feed/routes.ts'
import { openCountries } from './countries.ts'
import { openPeople } from './people.ts'
import { openDeliveries } from './deliveries.ts'
import { platformMenu, sendToPlatform as sendMessage } from './dialled-platform.ts'
import { openMessages } from './messages.ts'
import { openMailbox } from './mailbox.ts'
import { mountSimulators } from './mount.ts'
import { openPages } from './page-routes.ts'
import { payBillMenu } from './pay-bill-menu.ts'
import { openPayCodes } from './pay-codes.ts'
import { openPrompts } from './prompts.ts'
import { mountPush } from './push-routes.ts'
import { openPushService } from './push-service.ts'
import { openStudio } from '@uwanja/studio'
import { openFileBooks } from '@uwanja/studio/file-books'
import { openTemporaryAccounts } from './temporary-accounts.ts'
import { openUssd } from './ussd.ts'
import { openWallets } from './wallets.ts'
import { NO_STUDIO, type Deps } from './world.ts'

export interface SandboxOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** The books lie in its folder `sandbox`. */
  readonly dataDir: string
  /** Each company's keys, by the names that its Wire uses. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Opens the feed of matches to whoever shows it; absent or empty: it is closed. */
  readonly feedKey?: string
  /** Folder with football-json files that the feed may play anew; absent: its own season alone. */
  readonly seasonsDir?: string
  /** Companies beyond the table, or in place of its rows: a plug that is being made. */
  readonly simulators?: readonly SimulatorRow[]
  /** The platform's payment callbacks, without a trailing slash; absent: it takes no money that nobody ordered. */
  readonly paymentCallbacks?: string
  /** Where the platform takes what phones dial and send; absent: it takes nothing. */
  readonly dialCallbacks?: string
  /** What currencies cost in each other: NGN/TZS=1.62, with commas. Absent: none can be changed. */
  readonly rates?: string
  /** Where the platform takes the callbacks of games, without a trailing slash; each company's are below it. */
  readonly gamesWallet: string
  /** How browsers reach the sandbox; absent: 127.0.0.1 and the port. */
  readonly publicUrl?: string
  readonly siteUrl: string
  /** Where visitors are until somebody says otherwise; absent: NG. */
  readonly country?: string
  /** Where the built pages lie. */
  readonly pagesDir: string
  /** Where the studio's lie; absent: nobody opens one. */
  readonly gamesDir?: string
  /** Absent: the real one. */
  readonly clock?: ShiftableClock
  /** `closed`: no game studio, for tests that do not play. */
  readonly hasStudio?: boolean
}

export interface Sandbox {
  readonly url: string
  readonly clock: ShiftableClock
  /** Resolves when no callback is under way. */
  idle(): Promise<void>
  close(): Promise<void>
}

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  // Known before the parts are opened, because they are told how they are reached.
  const port = options.port || (await freePort(options.host))
  const publicUrl = options.publicUrl ?? `http://127.0.0.1:${String(port)}`
  const clock = options.clock ?? openClock()
  const folder = join(options.dataDir, 'sandbox')
  const deps = openDeps(folder, { clock, publicUrl, options })
  // Bodies here are small; query strings and bodies carry codes and PINs, so no request is logged.
  // Flutterwave's own client writes some paths with two slashes, and the real company takes them.
  const routerOptions = { ignoreDuplicateSlashes: true }
  const app = Fastify({ routerOptions, bodyLimit: 100_000, forceCloseConnections: true, logger: false })
  answerFaults(app)
  guardHost(app, namesIn([publicUrl]))
  await openPages(app, options)
  app.get('/health', () => ({ ok: true }))
  mountApiPage(app, publicUrl)
  await openApi(app, { deps, siteUrl: options.siteUrl })
  const studio = options.hasStudio === false ? null : await openGames(app, options, { folder, clock })
  const simulators = { keys: options.keys, extra: options.simulators ?? [], publicUrl, deps }
  await mountSimulators(app, { ...simulators, studio: studio ?? NO_STUDIO })
  await mountFeed(app, deps.feed, options.feedKey ?? '')
  await mountPush(app, deps.push)
  await app.listen({ host: options.host, port })
  return {
    url: `http://${hostInUrl(options.host)}:${String(port)}`,
    clock,
    idle: () => deps.deliveries.idle(),
    async close() {
      clock.stop()
      await studio?.close()
      await deps.deliveries.close()
      await app.close()
      deps.books.close()
    },
  }
}

function openGames(
  app: FastifyInstance,
  { keys, gamesWallet, siteUrl, gamesDir }: SandboxOptions,
  { folder, clock }: { folder: string; clock: ShiftableClock },
) {
  const books = openFileBooks(join(folder, 'studio'))
  return openStudio(app, { books, keys, wallet: gamesWallet, siteUrl, pagesDir: gamesDir ?? null, clock })
}

function openDeps(
  folder: string,
  { clock, publicUrl, options }: { clock: ShiftableClock; publicUrl: string; options: SandboxOptions },
): Deps {
  const books = openBooks(folder)
  const messages = openMessages({ books, clock })
  const wallets = openWallets({ books, clock })
  const prompts = openPrompts({ books, clock, wallets })
  const deliveries = openDeliveries({ books, clock })
  const countries = openCountries({ books, start: options.country ?? 'NG' })
  const accounts = openBankAccounts({ books, clock })
  const temporary = openTemporaryAccounts({ books, clock })
  const payCodes = openPayCodes({ books, clock, accounts })
  const cards = openCards({ books, publicUrl })
  const counters = openCounters()
  const dialled = {
    callbacks: options.dialCallbacks ?? 'http://127.0.0.1:9',
    key: options.keys['aggregator']?.['secret'] ?? '',
  }
  const ussd = openUssd([payBillMenu(counters), payCodes.menu, platformMenu(dialled)])
  const chaos = openChaos({ books, companies: [...new Set(SIMULATORS.map(({ company }) => company))].sort() })
  const change = openChange(options.rates ?? '')
  const sendToPlatform = (msisdn: string, text: string) => sendMessage(dialled, msisdn, text)
  const phones = { sendToPlatform, messages, wallets, prompts, ussd, counters, chaos }
  const platformUrl = options.paymentCallbacks ?? 'http://127.0.0.1:9'
  const mailbox = openMailbox({ books, clock })
  return {
    books,
    clock,
    countries,
    people: openPeople({ books }),
    mailbox,
    push: openPushService({ books, clock, publicUrl }),
    exclusions: openExclusions({ books, clock }),
    screening: openScreening({ books }),
    feed: openFeedCompany(clock, {
      troubles: books.book<TroubleRow>('feed-troubles'),
      goals: books.book<OrderedRow>('feed-goals'),
      season: books.book<SeasonRow>('feed-season'),
      seasonsDir: options.seasonsDir ?? '',
    }),
    deliveries,
    platformUrl,
    change,
    ...phones,
    accounts,
    temporary,
    payCodes,
    cards,
  }
}

/** A page elsewhere whose name was led here would read every code. */
function guardHost(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host, names))
      return reply.code(421).send({ error: 'this is not the host you asked for' })
  })
}

/** A fault's own words may quote what was sent, so only the usual ones reach the caller. */
function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number; name?: string }, _request, reply) => {
    const http = error.statusCode ?? 500
    if (http >= 500) process.stderr.write(`sandbox: ${error.name ?? 'error'} while answering\n`)
    return reply.code(http).send({ error: http < 500 ? 'the request could not be read' : 'the sandbox failed' })
  })
}

function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
