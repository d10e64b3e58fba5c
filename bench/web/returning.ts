/** What a second visit moves over the wire, of somebody who is known and of somebody who is logged in: heads and all, as they pay for it. */
import type { Browser, Page } from 'playwright-core'
import type { Launched } from '../boot/launched.ts'
import { PHONE } from './transfer.ts'
import type { Wire } from './wire.ts'

const KEPT_WITHIN_MS = 30_000

/** Everything is there, and nothing more comes for a moment. */
async function rest(page: Page, wire: Wire): Promise<number> {
  let [bytes, isMoving] = [0, true]
  while (isMoving) {
    await page.waitForTimeout(1_500)
    const taken = wire.take()
    bytes += taken
    isMoving = taken > 0
  }
  return bytes
}

async function logIn(page: Page, url: string, { login, password }: NonNullable<Launched['demo']>): Promise<void> {
  await page.goto(`${url}/login`)
  const main = page.getByRole('main')
  await main.getByLabel('Mobile number', { exact: true }).fill(login.slice(-10))
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((now) => now.pathname === '/')
}

/** @param player Of the demonstration; null: a visitor. @returns bytes of the second visit of the first screen. */
export async function returningBytes(browser: Browser, wire: Wire, player: Launched['demo']): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const first = await context.newPage()
    if (player) await logIn(first, wire.url, player)
    await first.goto(wire.url)
    await first.waitForFunction(`caches.match('/').then((kept) => kept !== undefined)`, undefined, {
      timeout: KEPT_WITHIN_MS,
    })
    await rest(first, wire)
    await first.close()
    const second = await context.newPage()
    await second.goto(wire.url)
    return await rest(second, wire)
  } finally {
    await context.close()
  }
}
