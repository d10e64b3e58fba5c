/** The page's script with a page, a line and a server at hand: prices move, and the server is asked again as seldom as can be. */
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Delta } from '../read/news.ts'
import { SCRIPT } from './script.ts'

/** As much of a browser's element as the script needs: it finds its parts by `data-…` alone. */
class Place {
  textContent = ''
  className = ''
  readonly dataset: Record<string, string>
  children: Place[]
  readonly classes = new Set<string>()
  readonly classList = {
    toggle: (name: string, on: boolean) => (on ? this.classes.add(name) : this.classes.delete(name)),
  }
  constructor(dataset: Record<string, string>, children: Place[] = []) {
    this.dataset = dataset
    this.children = children
  }
  querySelectorAll(selector: string): Place[] {
    const [, name = '', value] = /^\[data-(\w+)(?:="(.*)")?\]$/.exec(selector) ?? []
    const isMeant = ({ dataset }: Place): boolean => name in dataset && (value === undefined || dataset[name] === value)
    return this.children.flatMap((one) => [...(isMeant(one) ? [one] : []), ...one.querySelectorAll(selector)])
  }
  querySelector = (selector: string): Place | null => this.querySelectorAll(selector)[0] ?? null
  replaceWith({ children }: Place): void {
    this.children = children
  }
}

const market = (key: string, odds: readonly string[]): Place => {
  const prices = odds.map((one) => Object.assign(new Place({ odds: '' }), { textContent: one }))
  return new Place({ market: key }, prices)
}
const event = (id: string, more: Record<string, string> = {}, markets = [market('1x2?', ['2.00', '3.00'])]): Place =>
  new Place({ event: id, ...more }, [new Place({ score: '' }), new Place({ clock: '' }), ...markets])
const pageOf = (...live: Place[]): Place => new Place({}, [new Place({ part: 'live' }, live)])

type Row = Delta['events'][number]
const row = (id: string, more: Partial<Row> = {}): Partial<Row> => ({
  id,
  tournamentId: '3',
  isOpen: true,
  clock: null,
  score: null,
  markets: [],
  ...more,
})

/** @param served What the server's page shows when it is asked again. */
function aBrowser(page: Place, dataset: Record<string, string>, served: () => Place = () => page) {
  const waits: { readonly work: () => unknown; readonly ms: number }[] = []
  const sources: { on: Record<string, (said: { data: string }) => void>; readyState: number }[] = []
  let asked = 0
  class EventSource {
    on: Record<string, (said: { data: string }) => void> = {}
    readyState = 1
    constructor() {
      sources.push(this)
    }
    addEventListener(name: string, hear: (said: { data: string }) => void): void {
      this.on[name] = hear
    }
  }
  class DOMParser {
    parseFromString = (): Place => served()
  }
  const document = Object.assign(page, {
    body: new Place(dataset),
    documentElement: { lang: 'en' },
    activeElement: null,
  })
  const querySelectorAll = page.querySelectorAll.bind(page)
  document.querySelectorAll = (selector) => (selector === 'time' ? [] : querySelectorAll(selector))
  runInContext(
    SCRIPT,
    createContext({
      document,
      EventSource,
      DOMParser,
      Intl,
      JSON,
      CSS: { escape: (text: string) => text },
      location: { href: '/' },
      setTimeout: (work: () => unknown, ms: number) => waits.push({ work, ms }),
      fetch: async () => (asked++, { ok: true, text: async () => '' }),
    }),
  )
  const say = (name: string, said: object): void => sources.at(-1)!.on[name]!({ data: JSON.stringify(said) })
  return {
    waits,
    sources,
    asked: () => asked,
    whole: (...events: Partial<Row>[]) => say('whole', { events, left: [] }),
    delta: (events: Partial<Row>[], left: string[] = []) => say('delta', { events, left }),
    /** Lets the time come for which it waits. */
    async pass() {
      for (const { work } of waits.splice(0)) await work()
    },
    prices: (id: string) =>
      page
        .querySelector(`[data-event="${id}"]`)!
        .querySelectorAll('[data-odds]')
        .map((one) => one.textContent),
  }
}

describe('the script of the page', () => {
  it('Y22 moves prices, score and clock without asking the server', () => {
    const browser = aBrowser(pageOf(event('1')), { topic: 'live' })
    const clock = { minute: 12.7, period: '1h', isRunning: true }
    browser.delta([row('1', { odds: { '1x2?': [2100, null] }, clock, score: [1, 0] })])
    expect(browser.prices('1')).toEqual(['2.10', '–'])
    expect(browser.waits).toEqual([])
  })

  it('Y22 takes the whole that a line begins with, and what it misses there', () => {
    const shown = event('1')
    const browser = aBrowser(pageOf(shown), { topic: 'live' })
    const outcomes = [
      { id: '1', odds: 1500 },
      { id: '2', odds: 2500 },
    ]
    browser.whole(
      row('1', { markets: [{ market: '1x2', specifiers: '', status: 'suspended', outcomes }], isOpen: false }),
    )
    expect(browser.prices('1')).toEqual(['1.50', '2.50'])
    expect(shown.querySelector('[data-market="1x2?"]')!.className).toBe('market suspended')
    expect(shown.classes.has('shut')).toBe(true)
    expect(browser.waits).toEqual([])
    // A match that is no longer played, a market that is no longer offered.
    browser.whole()
    expect(browser.waits).toHaveLength(1)
    const other = aBrowser(pageOf(event('1')), { topic: 'live' })
    other.whole(row('1'))
    expect(other.waits).toHaveLength(1)
  })

  it('Y22 asks once for many matches that began, after a time of its own, and not again for what is not shown', async () => {
    const browser = aBrowser(pageOf(event('1')), { topic: 'live' }, () => pageOf(event('1'), event('2')))
    for (let times = 0; times < 50; times++) browser.delta([row('2'), row('3')])
    expect(browser.waits).toHaveLength(1)
    expect(browser.waits[0]!.ms).toBeGreaterThanOrEqual(2000)
    const times = Array.from({ length: 20 }, () => {
      const one = aBrowser(pageOf(), { topic: 'live' })
      one.delta([row('2')])
      return one.waits[0]!.ms
    })
    expect(new Set(times).size).toBeGreaterThan(15)
    await browser.pass()
    expect(browser.asked()).toBe(1)
    // The second is shown now; the third is beyond what the page lists.
    browser.delta([row('2', { odds: { '1x2?': [2200, 2300] } }), row('3')])
    expect(browser.prices('2')).toEqual(['2.20', '2.30'])
    expect(browser.waits).toEqual([])
    // Nobody sees that it went.
    browser.delta([], ['3'])
    expect(browser.waits).toEqual([])
    browser.delta([], ['2'])
    expect(browser.waits).toHaveLength(1)
  })

  it('Y22 of a league’s page does not ask for matches of another league', () => {
    const browser = aBrowser(pageOf(event('1')), { topic: 'live', tournament: '3' })
    browser.delta([row('8', { tournamentId: '4' })])
    browser.whole(
      row('1', { markets: [{ market: '1x2', specifiers: '', status: 'active', outcomes: [] }] }),
      row('9', { tournamentId: '4' }),
    )
    expect(browser.waits).toEqual([])
    browser.delta([row('7')])
    expect(browser.waits).toHaveLength(1)
  })

  it('Y22 comes back by itself to a line that was refused, later and not with everybody else', async () => {
    const browser = aBrowser(pageOf(), { topic: 'live' })
    browser.sources[0]!.on['error']!({ data: '' })
    expect(browser.waits).toEqual([])
    browser.sources[0]!.readyState = 2
    browser.sources[0]!.on['error']!({ data: '' })
    expect(browser.waits[0]!.ms).toBeGreaterThanOrEqual(15_000)
    await browser.pass()
    expect(browser.sources).toHaveLength(2)
  })
})
