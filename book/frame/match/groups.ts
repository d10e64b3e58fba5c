/** In which group of a match's page each market stands, and in which order. Pure. */
import { marketKey, type MarketView } from '../answers/changes.ts'

export const GROUPS = ['main', 'totals', 'handicaps', 'halves', 'goals', 'counts', 'others'] as const
export type GroupName = (typeof GROUPS)[number]

const MAIN: readonly string[] = [
  'goals.match.1x2',
  'goals.match.double-chance',
  'goals.match.total',
  'goals.match.both-score',
  'goals.match.draw-no-bet',
  'points.match.winner',
  'points.match.asian-handicap',
  'points.match.total',
  'sets.match.winner',
  'sets.match.set-score-3',
  'games.match.total',
]

export function groupOf(market: string): GroupName {
  const [measure = '', part = '', family = ''] = market.split('.')
  if (MAIN.includes(market)) return 'main'
  if (measure === 'corners' || measure === 'cards') return 'counts'
  if (part === 'halves' || part === '1h' || part === '2h' || part === 'quarter' || part === 'set') return 'halves'
  if (family.includes('handicap')) return 'handicaps'
  if (/(^|-)total$/.test(family)) return 'totals'
  if (part === 'course' || /goals|score|margin|clean|nil/.test(family)) return 'goals'
  return 'others'
}

export interface MarketBlock {
  readonly market: string
  /** Lines of one market that stand below each other: over and under of each total. */
  readonly lines: readonly MarketView[]
}

/** What a line is sorted and called by: "2.5" of `total=2.5`. */
export const lineOf = (specifiers: string): string => specifiers.split('|').at(-1)?.split('=')[1] ?? ''

/** Markets that differ in their total or handicap alone are one block of lines; a numbered one (quarter, set) is its own. */
export function blocksOf(markets: readonly MarketView[]): MarketBlock[] {
  const blocks = new Map<string, MarketView[]>()
  for (const one of markets) {
    const isLine = /(?:^|\|)(?:total|hcp)=/.test(one.specifiers)
    const numbered = one.specifiers.split('|').slice(0, -1).join('|')
    const key = isLine ? `${one.market}?${numbered}` : marketKey(one)
    blocks.set(key, [...(blocks.get(key) ?? []), one])
  }
  return [...blocks.values()].map((lines) => ({
    market: lines[0]!.market,
    lines: [...lines].sort((one, other) => Number(lineOf(one.specifiers)) - Number(lineOf(other.specifiers))),
  }))
}

const place = (market: string): number => {
  const at = MAIN.indexOf(market)
  return at === -1 ? MAIN.length : at
}

/** The blocks of each group that has any; the main ones in the order in which players look for them. */
export function groupsOf(markets: readonly MarketView[]): ReadonlyMap<GroupName, readonly MarketBlock[]> {
  const blocks = blocksOf(markets).sort((one, other) => place(one.market) - place(other.market))
  const found = GROUPS.map((name) => [name, blocks.filter(({ market }) => groupOf(market) === name)] as const)
  return new Map(found.filter(([, its]) => its.length > 0))
}
