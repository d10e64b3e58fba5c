/**
 * The lists of games that were read, page by page, each under the place that it is of. A store of the lobbies' own: most
 * lobbies are a visitor's, whose first games come with the page, and who would download 9 KB of TanStack Query to ask for
 * more of them (decision 024). Other pages ask through web/queries.ts.
 */
import { create } from 'zustand'
import { askAgain } from '../ask.ts'
import { onLoggedOut } from '../session/session.ts'
import { withFavourite, type Game } from './game.ts'

export interface GamesPage {
  readonly games: readonly Game[]
  readonly isFull: boolean
}

export interface GameList {
  /** Empty until the first has come. */
  readonly pages: readonly GamesPage[]
  /** Why the last reading came to nothing. */
  readonly error: Error | null
  readonly isReading: boolean
  /** When the pages were read; 0: they are shown, and asked for again by who comes next. */
  readonly readAtMs: number
}

/** What reads a list's pages, counted from 1. */
export type ReadPage = (page: number, signal: AbortSignal) => Promise<GamesPage>

/** What was listed stays as it was for whoever comes back within this time, also when it was fifty pages. */
export const KEPT_MS = 10 * 60_000

export const NOTHING: GameList = { pages: [], error: null, isReading: false, readAtMs: 0 }

export const useGameLists = create<Readonly<Record<string, GameList>>>(() => ({}))

const readings = new Map<string, AbortController>()
const droppings = new Map<string, ReturnType<typeof setTimeout>>()

const listOf = (key: string): GameList => useGameLists.getState()[key] ?? NOTHING

function change(key: string, to: Partial<GameList>): void {
  useGameLists.setState({ [key]: { ...listOf(key), ...to } })
}

function drop(key: string): void {
  droppings.delete(key)
  useGameLists.setState(({ [key]: _dropped, ...others }) => others, true)
}

// Marks and games played last are a player's own.
onLoggedOut(() => useGameLists.setState({}, true))

interface Held {
  /** What the list is until something was read; the very object, so that a page that shows it is not made again. */
  readonly beginning?: GameList
  /** What is older is asked for again. */
  readonly staleMs?: number | undefined
}

/** Shows a list, and asks for what it lacks. @returns what leaves it. */
export function holdList(
  key: string,
  readPage: ReadPage,
  { beginning = NOTHING, staleMs = Infinity }: Held = {},
): () => void {
  clearTimeout(droppings.get(key))
  if (!useGameLists.getState()[key]) useGameLists.setState({ [key]: beginning })
  const { readAtMs } = listOf(key)
  if (readAtMs === 0 || Date.now() - readAtMs > staleMs) void readAgain(key, readPage)
  return () => {
    readings.get(key)?.abort()
    droppings.set(
      key,
      setTimeout(() => drop(key), KEPT_MS),
    )
  }
}

/** Back to its first page, which whoever comes next asks for again: a tap on a tab begins anew, and Back does not. */
export function resetList(key: string): void {
  readings.get(key)?.abort()
  const { pages } = listOf(key)
  if (pages.length > 0) change(key, { pages: pages.slice(0, 1), readAtMs: 0, error: null })
}

/** One more page. */
export function readMore(key: string, readPage: ReadPage): Promise<void> {
  return reading(key, async (signal) => {
    const page = await patiently(() => readPage(listOf(key).pages.length + 1, signal), signal)
    return { pages: [...listOf(key).pages, page] }
  })
}

/** As many pages as there are, from the first. */
export function readAgain(key: string, readPage: ReadPage): Promise<void> {
  return reading(key, async (signal) => {
    const pages: GamesPage[] = []
    const most = Math.max(listOf(key).pages.length, 1)
    do pages.push(await patiently(() => readPage(pages.length + 1, signal), signal))
    while (pages.length < most && pages.at(-1)!.isFull)
    return { pages, readAtMs: Date.now() }
  })
}

async function reading(key: string, read: (signal: AbortSignal) => Promise<Partial<GameList>>): Promise<void> {
  if (readings.has(key)) return
  const controller = new AbortController()
  const { signal } = controller
  readings.set(key, controller)
  // Who left a list while it was read may come back before that has ended.
  const ended = () => readings.get(key) === controller && readings.delete(key)
  signal.addEventListener('abort', () => {
    ended()
    change(key, { isReading: false })
  })
  change(key, { isReading: true, error: null })
  try {
    const came = await read(signal)
    if (ended()) change(key, { ...came, isReading: false })
  } catch (error) {
    if (ended()) change(key, { error: error as Error, isReading: false })
  }
}

/** A lost connection is tried again after one, two and four seconds. */
export async function patiently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read()
    } catch (error) {
      if (signal.aborted || !askAgain(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures))
      if (signal.aborted) throw error
    }
  }
}

/** Sets a game's mark in every list. @param isStale Which lists are asked for again by who comes next. */
export function markEverywhere(id: number, isFavourite: boolean, isStale: (key: string) => boolean): void {
  useGameLists.setState((lists) =>
    Object.fromEntries(
      Object.entries(lists).map(([key, list]) => {
        const pages = list.pages.map((page) => withFavourite(page, id, isFavourite))
        return [key, { ...list, pages, ...(isStale(key) ? { readAtMs: 0 } : {}) }]
      }),
    ),
  )
}
