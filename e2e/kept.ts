/** What the browser's worker keeps of the site, looked at and put otherwise from within a page. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { FOLLOWS } from './acts.ts'

/** Everything that the browser keeps of the site, by its address. */
export const keptAddresses = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map((request) => new URL(request.url).pathname)
  })()`)

export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAddresses(page), FOLLOWS).toContain(path)
}

/** When the server sent what is kept of the first screen. */
export const keptSince = (page: Page) =>
  page.evaluate<string>(`caches.match('/').then((kept) => kept.headers.get('date'))`)
/** As if another server had sent it, or this one long ago. */
export const keepOtherwise = (page: Page, headers: Readonly<Record<string, string>>) =>
  page.evaluate(`(async () => {
    const [name] = await caches.keys()
    const kept = await caches.match('/')
    const headers = new Headers(kept.headers)
    for (const [name, value] of Object.entries(${JSON.stringify(headers)})) headers.set(name, value)
    await (await caches.open(name)).put('/', new Response(await kept.blob(), { headers }))
  })()`)
