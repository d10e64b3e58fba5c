/**
 * The switch to the pages without a script, and beside it what the visit has cost: the bytes that came over the line since this tab was
 * opened; what the worker or the browser kept costs nothing. Without React, so that it is a file of its own and weighs on no page.
 */
import { VISIT_COST } from '@uwanja/i18n/visit-cost'

const STORED = 'visitBytes'

let bytes = 0
let place: HTMLElement | null = null
let observer: PerformanceObserver | null = null

/** Pages that were loaded whole before this one are a part of the visit. */
function before(): number {
  try {
    return Number(sessionStorage.getItem(STORED)) || 0
  } catch {
    return 0
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(STORED, String(bytes))
  } catch {
    // Without storage the visit is this page.
  }
}

function begin(): void {
  bytes = before()
  observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bytes += (entry as PerformanceResourceTiming).transferSize || 0
    keep()
    write()
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
}

/** Only where this server has such pages: another one's page says nothing of them. */
function hasLite(): boolean {
  const content = document.querySelector('meta[name="uwanja-market"]')?.getAttribute('content') ?? ''
  return content.includes('"lite":"/lite"')
}

/** In the language of the moment: another one loads its texts, which are counted and so written anew. */
function write(): void {
  if (!place) return
  const { lang } = document.documentElement
  const { lite, cost: text } = VISIT_COST[lang === 'sw' || lang === 'zh' ? lang : 'en']
  const link = document.createElement('a')
  link.href = '/lite'
  link.className = 'inline-flex min-h-11 items-center text-link underline underline-offset-4'
  link.textContent = lite
  place.replaceChildren(link, ` ${text.replace('{kb}', String(Math.ceil(bytes / 1024)))}`)
}

/** @param where Of the footer that is on the page now; null: it has gone. */
export function cost(where: HTMLElement | null): void {
  if (!hasLite()) return
  place = where
  if (!observer) begin()
  write()
}
