/** What the pages ask of matches: lists lay their rows in as heads, a match's own page as the whole. */
import { bookHistory } from '@uwanja/contract/book/history'
import { bookRead } from '@uwanja/contract/book/read'
import type { Reply } from '@uwanja/contract/wire/call'
import { useAnswer } from './answers.ts'
import type { EventRow } from './changes.ts'
import { layIn } from './events.ts'

export type Sport = EventRow['sport']
export const SPORTS: readonly Sport[] = ['football', 'basketball', 'tennis']
export type Sports = Reply<typeof bookRead.sports>
export type League = Sports[number]['tournaments'][number]

const LIST_MS = 20_000
/** Nobody can pick anything from it yet: a feed that has just come, or come back, says more in a moment. */
const THIN_LIST_MS = 5_000
const LIVE_MS = 60_000
const SPORTS_MS = 60_000
const PAST_MS = 30_000

export const layInList = (data: unknown, askedAtMs: number): void =>
  layIn('heads', (data as { events: EventRow[] }).events, askedAtMs)
export const layInRows = (data: unknown, askedAtMs: number): void => layIn('heads', data as EventRow[], askedAtMs)
export const layInWhole = (data: unknown, askedAtMs: number): void => layIn('wholes', [data as EventRow], askedAtMs)

export const useSports = () => useAnswer(bookRead.sports, {}, { freshMs: SPORTS_MS })

export interface ListAsked {
  readonly sport?: Sport
  readonly tournament?: string
}
/** The stream tells what happens to them; asked is only who they are. */
export const useLive = (asked: ListAsked) => useAnswer(bookRead.live, asked, { freshMs: LIVE_MS, hear: layInList })

type Ahead = Reply<typeof bookRead.events>

/** How long a list of matches ahead is good for: milliseconds. */
export function aheadFreshMs(data: Pick<Ahead, 'events'> | null): number {
  const isOffered = ({ markets }: EventRow) => markets.some(({ status }) => status === 'active')
  return data?.events.some(isOffered) ? LIST_MS : THIN_LIST_MS
}

export const useAhead = (asked: ListAsked & { readonly hours: number; readonly offset: number }) =>
  useAnswer(bookRead.events, asked, { freshMs: aheadFreshMs, hear: layInList })

export const useWhole = (id: string) => useAnswer(bookRead.event, { id }, { freshMs: LIST_MS, hear: layInWhole })

export const useSearch = (text: string) =>
  useAnswer(bookRead.search, { text }, { freshMs: LIST_MS, hear: layInList, isIdle: text.length < 2 })

export const useMatches = (ids: readonly string[]) =>
  useAnswer(
    bookHistory.matches,
    { ids: ids.join(',') },
    { freshMs: LIST_MS, hear: layInRows, isIdle: ids.length === 0 },
  )

export const usePopular = (sport: Sport) => useAnswer(bookHistory.popular, { sport }, { freshMs: LIST_MS })

export const usePast = (id: string) => useAnswer(bookHistory.past, { id }, { freshMs: PAST_MS })
export const useSeason = (tournament: string) => useAnswer(bookRead.season, { tournament }, { freshMs: PAST_MS })

export interface ResultsAsked {
  readonly sport: Sport
  readonly days: number
  readonly text?: string
  readonly tournament?: string
}
export const useResults = (asked: ResultsAsked) => useAnswer(bookHistory.results, asked, { freshMs: PAST_MS })
