/** A real browser for the journeys: visitors with a phone's or a desk's window, watched until the end of each test. */
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { STORAGE, type Language } from '@uwanja/contract/wire/constants'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Stack } from './stack.ts'
import { watch, type Watch } from './watch.ts'
import { patient } from '@uwanja/runtime/patience'

export const PHONE = { width: 360, height: 740 } as const
export const DESK = { width: 1280, height: 800 } as const

/** Whose site is looked at: a stack of ours, or somebody else's server. */
export type Site = Pick<Stack, 'site' | 'sandboxSite'> & { readonly api: { printed(): string } }

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly watch: Watch
}

interface VisitorOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly theme?: 'dark' | 'light'
  /** Absent: Chromium's own. */
  readonly userAgent?: string
  /** Chosen before the first page, as by an earlier visit. */
  readonly language?: Language
  /** `kept`: the browser keeps the site as it would a player's; other journeys ask the server each time. */
  readonly site?: 'fresh' | 'kept'
  readonly scripts?: 'off'
}

/**
 * What a desk's browser does beside showing pages. The popups of the address bar are two pages of their own behind every
 * context, and cost more than ours. The list takes the place of the one that Playwright gives, whose entries that matter
 * on loopback are the first six.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** As root in a container, without a network of its own and without calling home. */
const FLAGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SHOTS = join(tmpdir(), 'uwanja-journeys')
/** The machine may be busy with anything. */
const WITHIN_MS = patient(60_000)

/**
 * `pages`: what shows pages and nothing else, where it is installed beside the browser: opening a page takes a third less
 * of a processor. `whole`: the browser itself, for what only that has, as are pushed messages.
 */
type Face = 'pages' | 'whole'

export function launchBrowser(face: Face = 'pages'): Promise<Browser> {
  const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(whole)) throw new Error(`No browser at ${whole}: install Chromium or set CHROMIUM_PATH.`)
  const shell = join(dirname(whole), 'chromium-headless-shell')
  const executablePath = face === 'pages' && existsSync(shell) ? shell : whole
  return chromium.launch({ executablePath, headless: true, args: FLAGS })
}

async function openVisitor(browser: Browser, stack: Site, options: VisitorOptions): Promise<Visitor> {
  const { viewport = PHONE, theme = 'dark', language, userAgent, site = 'fresh', scripts } = options
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    // Pictures and measurements must not depend on where an animation stands.
    reducedMotion: 'reduce',
    baseURL: stack.site,
    locale: 'en-US',
    timezoneId: 'Africa/Lagos',
    ...(userAgent === undefined ? {} : { userAgent }),
    javaScriptEnabled: scripts !== 'off',
    serviceWorkers: site === 'kept' ? 'allow' : 'block',
    ...(viewport.width < 600 ? { isMobile: true, hasTouch: true } : {}),
  })
  context.setDefaultTimeout(WITHIN_MS)
  if (language !== undefined) {
    const [key, origin] = [STORAGE.language, stack.site]
    await context.addInitScript(
      `if (location.origin === '${origin}' && !localStorage.getItem('${key}')) localStorage.setItem('${key}', '${language}')`,
    )
  }
  const seen = await watch(context, stack.sandboxSite)
  return { context, watch: seen, page: await context.newPage() }
}

/** For a failed test: what every open page showed, in the system's temporary folder, never in the repository. */
async function keepPictures(visitors: readonly Visitor[], name: string): Promise<readonly string[]> {
  mkdirSync(SHOTS, { recursive: true })
  const pages = visitors.flatMap((visitor) => visitor.context.pages())
  const taken = pages.map(async (page, at) => {
    const path = join(SHOTS, `${name.replace(/\W+/g, '-').slice(0, 80)}-${at}.png`)
    await page.screenshot({ path, timeout: 5_000 })
    return path
  })
  const settled = await Promise.allSettled(taken)
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** A browser for the tests of one file or block; each test opens its own visitors. Call it where tests are declared. */
export function useBrowser(stack: () => Site, face: Face = 'pages'): (options?: VisitorOptions) => Promise<Visitor> {
  let browser: Browser | null = null
  let visitors: Visitor[] = []
  beforeAll(async () => {
    browser = await launchBrowser(face)
  })
  afterEach(async ({ task }) => {
    const [leaving, isFailed] = [visitors, task.result?.state === 'fail']
    visitors = []
    const pictures = isFailed ? await keepPictures(leaving, task.name) : []
    const troubles = await Promise.all(leaving.map((visitor) => visitor.watch.troubles()))
    await Promise.all(leaving.map((visitor) => visitor.context.close()))
    expect(troubles.flat(), 'what went wrong in the browser').toEqual([])
    if (isFailed) throw new Error(`Pictures: ${pictures.join(', ') || 'none'}\nAPI: ${stack().api.printed()}`)
  })
  afterAll(async () => {
    await browser?.close()
  })
  return async (options = {}) => {
    if (!browser) throw new Error('The browser is there only while tests run.')
    const visitor = await openVisitor(browser, stack(), options)
    visitors.push(visitor)
    return visitor
  }
}
