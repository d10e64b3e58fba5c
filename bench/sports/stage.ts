/** The whole platform with its book and the feed's matches, a player who has logged in, and the phone that they hold. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { freePort } from '@uwanja/runtime/free-port'
import { ask, dataOf } from '../api/ask.ts'
import type { BenchRun } from '../bench.ts'
import { launch, type Launched } from '../boot/launched.ts'

export const PAGE = '/Sports/Altenar'
export const SLOWDOWN = 4
/**
 * A phone keeps a page and what it frames in one process: there is one processor, and one line for both. Apart, each would be
 * throttled for itself, and the frame's first bytes would not be throttled at all.
 */
export const AS_ON_A_PHONE = ['--disable-site-isolation-trials']
const MATCHES_WITHIN_MS = 60_000
/** Fewer are a feed that is still telling what there is. */
const LEAST_MATCHES = 30

export type Form = 'frame' | 'widget'

export interface Stage {
  readonly site: string
  readonly book: string
  /** A new phone of the same player: nothing of the site is kept in it but who they are. Of a visitor: nothing at all. */
  phone(of?: 'player' | 'visitor'): Promise<BrowserContext>
  close(): Promise<void>
}

async function untilMatches(book: string): Promise<void> {
  for (const startMs = performance.now(); performance.now() - startMs < MATCHES_WITHIN_MS; await rest(200)) {
    const reply = await ask({ url: `${book}/book/v1/events?sport=football&hours=24` }).catch(() => null)
    if (reply?.http === 200 && (dataOf(reply) as { total: number }).total >= LEAST_MATCHES) return
  }
  throw new Error('the feed told of too few matches')
}

type Player = Exclude<BrowserContextOptions['storageState'], string | undefined>

async function loggedIn(browser: Browser, site: string, demo: NonNullable<Launched['demo']>): Promise<Player> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site}/login`)
  const main = page.getByRole('main')
  await main.getByLabel('Mobile number').fill(demo.login)
  await main.getByLabel('Password', { exact: true }).fill(demo.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const state = await context.storageState()
  await context.close()
  return state
}

/** @param env Settings of the programs, beside those of every such bench. */
export async function openStage(
  run: BenchRun,
  browser: Browser,
  form: Form,
  env: Readonly<Record<string, string>> = {},
): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uwanja-bench-sports-'))
  run.atExit(async () => rmSync(dataDir, { recursive: true, force: true }))
  const bookPort = await freePort()
  const book = `http://127.0.0.1:${bookPort}`
  const launched = await launch(run, {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    GAME_LISTS: 'asked',
    BOOK_PORT: String(bookPort),
    ...env,
    ...(form === 'widget' ? { ALTENAR_WIDGET_URL: `${book}/frame/widget.js` } : {}),
  })
  const site = launched.apiUrl.replace('127.0.0.1', 'localhost')
  if (launched.demo === null) throw new Error('nobody can log in')
  await untilMatches(book)
  const player = await loggedIn(browser, site, launched.demo)
  return {
    site,
    book,
    phone: (of = 'player') =>
      browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        ...(of === 'player' ? { storageState: player } : {}),
        // The worker fetches for the next visit, once this page has loaded.
        serviceWorkers: 'block',
      }),
    close: async () => void (await launched.stop()),
  }
}
