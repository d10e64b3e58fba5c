/** What the processes of this bench say to each other, and the matches that they speak of. */

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name}-${String(at)}`)

export const AHEAD: readonly string[] = numbered('ahead', 400)
/** Priced by the book's model from expected goals. */
const MODELLED = numbered('modelled', 50)
/** Priced by the feed. */
const PRICED = numbered('priced', 50)
/** In turns, so that half of all changes are of either kind. */
export const LIVE: readonly string[] = MODELLED.flatMap((event, at) => [event, PRICED[at]!])
/** What is looked at: half of either kind. */
export const WATCHED: readonly string[] = [...MODELLED.slice(0, 25), ...PRICED.slice(0, 25)]
/** Where betting is stopped, while nobody looks. */
export const STOPPED: readonly string[] = [...MODELLED.slice(25, 45), ...PRICED.slice(25, 45)]

export type FeedOrder =
  | { readonly order: 'rest'; readonly live: number }
  | { readonly order: 'press'; readonly perSecond: number; readonly seconds: number; readonly stops: readonly string[] }

export interface SentTimes {
  readonly startMs: number
  /** By match, when it was told of, in milliseconds since the start. */
  readonly sent: Record<string, number[]>
}

export interface Stopped {
  readonly event: string
  /** The producer's moment. */
  readonly at: number
  readonly sentMs: number
  readonly isStop: boolean
}

export type FeedWord =
  | { readonly port: number }
  | { readonly asked: string; readonly atMs: number }
  | { readonly recovered: string }
  | { readonly stopped: Stopped }
  | { readonly told: SentTimes }

/** To the process that watches. */
export type WatchOrder =
  | { readonly order: 'open'; readonly url: string; readonly topics: readonly string[]; readonly streams: number }
  | { readonly order: 'tell' }

/** One delta at one stream that was looked into: up to when it told of its match, and when it came. */
export interface Seen {
  readonly topic: string
  readonly stream: number
  /** Milliseconds since the feed's start, of the newest message in it. */
  readonly upToMs: number
  readonly atMs: number
}

export interface Watched {
  readonly seen: readonly Seen[]
  readonly bytes: number
  readonly open: number
  /** By topic, how many deltas each of its streams was told. */
  readonly deltas: Readonly<Record<string, readonly number[]>>
}

export type WatchWord = { readonly opened: number } | Watched
