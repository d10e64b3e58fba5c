/** The gallery of the ui room, as `npm run gallery` serves it: every part in every state is accessible in both themes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { DESK, useBrowser } from './browser.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

let gallery: ChildProcess
let site = ''
beforeAll(async () => {
  const leash = ['--import', `${ROOT}tools/leash.mjs`]
  const env = { ...process.env, PORT: '0' }
  gallery = spawn(process.execPath, [...leash, `${ROOT}tools/gallery.mjs`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  for await (const line of createInterface({ input: gallery.stdout! })) {
    site = /http:\/\/\S+/.exec(line)?.[0] ?? ''
    if (site !== '') break
  }
})
afterAll(async () => {
  const gone = once(gallery, 'exit')
  gallery.kill('SIGTERM')
  expect((await gone)[0], 'how the gallery ended').toBe(0)
})
const visit = useBrowser(() => ({ site, sandboxSite: 'http://nowhere.invalid', api: { printed: () => '' } }))

test('every part in every state is accessible in both themes, open dialogs too', async () => {
  const { page } = await visit({ viewport: DESK })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Wordmark' }).waitFor()
  for (const frame of await page.locator('iframe').all()) {
    await frame.contentFrame().locator('dialog[open]').waitFor()
  }
  expect(page.frames().length).toBeGreaterThan(4)
  await expectAccessible(page, 'the gallery')
})

/** What a thumb aims at and would miss, without the shrinking of what is pressed; a tick box is pressed by its line. */
const SMALL = `[...document.querySelectorAll('main :is(a, button, select, textarea, label:has([type=checkbox]), input:not([type=checkbox]))')]
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44)
  .map((one) => one.outerHTML + ' is ' + one.offsetWidth + 'x' + one.offsetHeight)`

test('on the narrowest phone nothing is cut and nothing is too small for a thumb, in any language', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } })
  for (const language of ['en', 'sw', 'zh']) {
    await page.goto(`/?language=${language}`)
    await page.getByRole('heading', { name: 'Wordmark' }).waitFor()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth'), language).toBeLessThanOrEqual(320)
    expect(await page.evaluate<string[]>(SMALL), language).toEqual([])
  }
})
