/** The lobby under a thumb on a slow phone: how long the page takes to show that it heard each tap, as INP counts it. */
import type { BrowserContext, Page } from 'playwright-core'
import { API, startProgram } from '../api/programs.ts'
import type { Aim, BenchRun } from '../bench.ts'
import type { MakeCopy } from '../money/databases.ts'
import { openBrowser } from '../web/browser.ts'
import { LISTEN, TAKE } from '../web/heard.ts'

const SLOWDOWN = 4
/** What is called good: a tap is heard within this. */
const MOST_MS = 200
const PACE = { full: { pages: 30, times: 3 }, quick: { pages: 6, times: 1 } } as const
/** After a tap the page may do what it likes before the next; what it does then belongs to the tap before. */
const REST_MS = 400

interface Action {
  readonly name: string
  act(page: Page): Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const kind = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game types' }).getByRole('link', { name, exact: true })

function actions(pages: number): readonly Action[] {
  return [
    {
      name: 'load more',
      async act(page) {
        for (let at = 1; at < pages; at++) {
          await button(page, 'Load more').tap()
          await page
            .getByRole('list', { name: `Games ${at * 30 + 1} to ${at * 30 + 30}` })
            .waitFor({ state: 'attached' })
        }
      },
    },
    { name: 'another kind', act: (page) => kind(page, 'Classic slots').tap() },
    { name: 'back to all', act: (page) => kind(page, 'All').tap() },
    {
      name: 'search',
      async act(page) {
        const field = page.getByRole('searchbox', { name: 'Search' })
        await field.tap()
        await field.pressSequentially('temple', { delay: 80 })
        await page.waitForURL(/search=temple/)
      },
    },
    { name: 'clear the search', act: (page) => button(page, 'Clear the search').tap() },
    { name: 'open the menu', act: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap() },
    { name: 'close the menu', act: (page) => page.keyboard.press('Escape') },
    { name: 'free play', act: (page) => kind(page, 'Free play').tap() },
    {
      name: 'open a game',
      async act(page) {
        await page.getByRole('main').locator('li a[aria-haspopup]').first().tap()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'try it',
      async act(page) {
        const tryIt = page.getByRole('dialog').getByRole('button', { name: 'Try free', exact: true })
        const [game] = await Promise.all([page.context().waitForEvent('page'), tryIt.tap()])
        await game.close()
      },
    },
  ]
}

async function slowPhone(context: BrowserContext, site: string): Promise<Page> {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><path fill="#123b2c" d="M0 0h240v180H0z"/></svg>'
  await context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
  await context.addInitScript(LISTEN)
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${site}/slots`)
  await page.getByRole('list', { name: /^Games 1 / }).waitFor()
  await page.waitForTimeout(REST_MS * SLOWDOWN)
  return page
}

export interface Touched {
  readonly action: string
  readonly worstMs: number
  readonly count: number
}

export async function measureTouch(run: BenchRun, make: MakeCopy): Promise<{ touched: readonly Touched[]; aim: Aim }> {
  const copy = await make()
  const art = 'http://127.0.0.1:8081'
  // The pictures' origin is allowed because a company of ours lives there.
  const env = { LOG_LEVEL: 'silent', GAME_LISTS: 'asked', EGT_URL: `${art}/egt`, ...copy.env }
  const api = await startProgram(run, { args: [API], env, readyPath: '/ready' })
  const { browser } = await openBrowser(run)
  const { pages, times } = PACE[run.pace]
  const all = new Map<string, number[]>()
  for (let time = 0; time < times; time++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
    const page = await slowPhone(context, api.url.replace('127.0.0.1', 'localhost'))
    for (const { name, act } of actions(pages)) {
      await act(page)
      await page.waitForTimeout(REST_MS)
      all.set(name, [...(all.get(name) ?? []), ...(await page.evaluate<number[]>(TAKE))])
    }
    await context.close()
  }
  await browser.close()
  await api.stop()
  await copy.remove()
  const touched = [...all].map(([action, ms]) => ({ action, worstMs: Math.max(0, ...ms), count: ms.length }))
  for (const { action, worstMs, count } of touched)
    run.say(`  browser    ${action.padEnd(17)} worst ${worstMs.toFixed(0)} ms of ${count}`)
  const worst = Math.max(...touched.map(({ worstMs }) => worstMs))
  const text = `worst interaction with ${SLOWDOWN} times slower a processor, at most ${MOST_MS} ms: ${worst.toFixed(0)}`
  return { touched, aim: { text, verdict: worst <= MOST_MS ? 'pass' : 'fail' } }
}
