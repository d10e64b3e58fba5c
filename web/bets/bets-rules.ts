/** The filters of a player's bets, their pages, and their words beside a text of their own (P09). Pure. */
import { BET_STATUSES, BETS_A_PAGE, SELECTION_RESULTS } from '@uwanja/contract/site/bets'
import { BOOKS } from '../sports/sports-rules.ts'

export const FILTERED = ['all', 'settled', ...BET_STATUSES] as const

export interface BetFilters {
  /** Days as 2026-11-20; empty is open. */
  readonly from: string
  readonly to: string
  readonly status: (typeof FILTERED)[number]
  /** Empty: every one. */
  readonly company: string
}

/** Only a full page may have another behind it; a server that pages otherwise ends with an empty one. */
export const nextPage = (rows: readonly unknown[], page: number): number | undefined =>
  rows.length >= BETS_A_PAGE ? page + 1 : undefined

/** Companies by the names that calls use, with what their word mark says. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.values(BOOKS).map(({ brand }) => [brand.toLowerCase(), brand]),
)
export const COMPANIES = [...BRANDS.keys()]
export const brandOf = (company: string): string => BRANDS.get(company) ?? company

/** Those of the filter: the known ones and whatever else has a bet here. */
export const companiesOf = (rows: readonly { readonly company?: unknown }[], chosen: string): readonly string[] => {
  const named = rows.flatMap(({ company }) => (typeof company === 'string' ? [company] : []))
  return [...new Set([...COMPANIES, ...named, ...(chosen === '' ? [] : [chosen])])]
}

export const isStatus = (raw: unknown): raw is (typeof BET_STATUSES)[number] => BET_STATUSES.some((one) => one === raw)
export const isResult = (raw: unknown): raw is (typeof SELECTION_RESULTS)[number] =>
  SELECTION_RESULTS.some((one) => one === raw)

type Tone = 'win' | 'wait' | 'loss'
const WINS: ReadonlySet<unknown> = new Set(['won', 'half-won', 'dead-heat', 'cashed'])
const LOSSES: ReadonlySet<unknown> = new Set(['lost', 'half-lost'])
/** Of a status or a result. */
export const toneOf = (raw: unknown): Tone => (WINS.has(raw) ? 'win' : LOSSES.has(raw) ? 'loss' : 'wait')

/** "1.85"; what is no number is a dash. */
export const oddsText = (raw: unknown): string =>
  typeof raw === 'number' && Number.isFinite(raw)
    ? raw.toFixed(Number.isInteger(Math.round(raw * 1e6) / 1e4) ? 2 : 3)
    : '–'

/** Of a receipt's own address. */
export const receiptPath = (betId: string, company: string): string =>
  `/bets?${new URLSearchParams({ id: betId, company }).toString()}`

interface Shared {
  readonly legs: readonly { readonly event: string; readonly pick: string; readonly odds: string }[]
  readonly facts: readonly string[]
}

/** What is passed on: plain lines without a player's name or number. */
export const sharedText = ({ legs, facts }: Shared): string =>
  [...legs.map(({ event, pick, odds }) => `${event}: ${pick} @ ${odds}`), ...facts].join('\n')
