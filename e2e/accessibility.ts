/** WCAG 2.2 AA by axe-core, in every frame of a page, in the theme that a page has in this run. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

const isDeep = process.env['UWANJA_DEEP'] === '1'

/** Each frame of each page is given it anew and reads it: the shorter of the two that axe comes in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Style sheets are read anew for one rule alone, which is experimental and not among ours; what is heard is for one of ours. */
const PRELOAD = { assets: ['media'] }

/** Each frame is asked by itself: axe's own way into frames needs messages that foreign pages do not answer. */
const HOW = { runOnly: TAGS, iframes: false, resultTypes: ['violations'], preload: PRELOAD }
const ASK = `axe.run(document, ${JSON.stringify(HOW)}).then(
  ({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary.replace(/\\s+/g, ' '))))`

/** Colours that are still on their way to the other theme are nobody's: transitions are brought to their end first. */
const SETTLE = `new Promise((resolve) => requestAnimationFrame(() => {
  document.getAnimations().filter((one) => one instanceof CSSTransition).forEach((one) => one.finish())
  requestAnimationFrame(() => resolve(true))
}))`

/** Asked again before it counts: a theme takes a few frames to reach every element, a real violation stays. */
const MOST_LOOKS = 5

async function violationsIn(frame: Frame): Promise<readonly string[]> {
  // Given through the debugger, so the page's own policy against foreign scripts stays as it is.
  if (!(await frame.evaluate<boolean>('"axe" in globalThis'))) await frame.evaluate(AXE)
  let found: readonly string[] = []
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await frame.evaluate(SETTLE)
    found = await frame.evaluate<string[]>(ASK)
    if (found.length === 0) break
  }
  return found
}

/** A frame that is still on its way has an empty document, of which there is nothing to say. */
async function arrived(frame: Frame): Promise<void> {
  if (frame.parentFrame()) await frame.waitForURL(({ href }) => href !== 'about:blank')
}

/** What axe finds in every frame of the page, in the theme that it has: rule, element and reason of each violation. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    await arrived(frame)
    found.push(...(await violationsIn(frame)))
  }
  return found
}

/**
 * What is tapped by itself and is lower than a thumb: links within a sentence may be, and a box whose label is tapped with it. Less than the 44
 * pixels that are meant: a border more or less is no fault.
 */
const LOW = `[...document.querySelectorAll('a, button, input, select, textarea, summary')].filter((one) => {
  const { height, bottom } = one.getBoundingClientRect()
  if (height === 0 || height >= 40 || bottom <= 0 || getComputedStyle(one).visibility === 'hidden') return false
  const hasWordsBeside = [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
  return !(getComputedStyle(one).display === 'inline' && hasWordsBeside) && !one.matches('label input')
}).map((one) => one.tagName + ' ' + one.textContent.trim() + ' is ' + Math.round(one.getBoundingClientRect().height) + ' pixels high')`

export const lowTargetsOn = (page: Page): Promise<readonly string[]> => page.evaluate<string[]>(LOW)

const THEMES = ['dark', 'light'] as const

/** A page has one theme of its own, always the same, so that half of them are looked at in each; in a deep run each has both. */
export function themesOf(where: string): readonly (typeof THEMES)[number][] {
  const sum = [...where].reduce((all, letter) => all + letter.codePointAt(0)!, 0)
  return isDeep ? THEMES : [THEMES[sum % THEMES.length]!]
}

/** Fails with what axe finds, and leaves the page in the theme that it had. `where` names the page for the reader. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const found: string[] = []
  const had = (await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: light)').matches`)) ? 'light' : 'dark'
  const themes = themesOf(where)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    found.push(...(await violationsOn(page)).map((violation) => `${where}, ${theme}: ${violation}`))
  }
  await page.emulateMedia({ colorScheme: had })
  expect.soft(found, `WCAG 2.2 AA on ${where}`).toEqual([])
}
