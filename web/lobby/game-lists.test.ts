/** The lists of games that lobbies keep: pages, marks, what is asked again and what is not. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RefusedError } from '../ask.ts'
import {
  holdList,
  KEPT_MS,
  markEverywhere,
  readMore,
  useGameLists,
  type GamesPage,
  type ReadPage,
} from './game-lists.ts'
import type { Game } from './game.ts'

const KEY = JSON.stringify(['', 2, 0, 0, ''])
const game = (id: number): Game => ({
  id,
  name: `#${id}`,
  picture: '',
  url: '',
  isFavourite: false,
  badges: [],
  rtp: '',
  studio: '',
  hasFreePlay: false,
  leastStake: '',
})
const page = (at: number, isFull = true): GamesPage => ({ games: [game(at * 10), game(at * 10 + 1)], isFull })
const list = (key = KEY) => useGameLists.getState()[key]
const ids = (key = KEY) => list(key)?.pages.flatMap(({ games }) => games.map(({ id }) => id))

/** Answers with pages, and notes what was asked for. */
function reader(last = 9) {
  const asked: number[] = []
  const readPage: ReadPage = async (at) => {
    asked.push(at)
    return page(at, at < last)
  }
  return { asked, readPage }
}

describe('G02 G04 lists of games', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
    useGameLists.setState({}, true)
  })

  test('pages come one after the other, and stay for who comes back within ten minutes', async () => {
    const { asked, readPage } = reader()
    const leave = holdList(KEY, readPage)
    await vi.waitFor(() => expect(ids()).toEqual([10, 11]))
    await Promise.all([readMore(KEY, readPage), readMore(KEY, readPage)])
    expect(ids()).toEqual([10, 11, 20, 21])
    leave()
    vi.advanceTimersByTime(KEPT_MS - 1)
    const leaveAgain = holdList(KEY, readPage)
    vi.advanceTimersByTime(KEPT_MS)
    expect([ids()?.length, asked]).toEqual([4, [1, 2]])
    leaveAgain()
    vi.advanceTimersByTime(KEPT_MS)
    expect(list()).toBeUndefined()
  })

  test('a mark is set in every list; a list of favourites is asked for again, all its pages, by who comes next', async () => {
    const favourites = JSON.stringify(['', 2, 1, 0, ''])
    const { asked, readPage } = reader(2)
    holdList(KEY, reader().readPage)
    const leave = holdList(favourites, readPage)
    await vi.waitFor(() => expect(ids(favourites)).toHaveLength(2))
    await readMore(favourites, readPage)
    const untouched = list()!.pages[0]
    markEverywhere(20, true, (key) => key === favourites)
    expect(list(favourites)!.pages[1]!.games[0]!.isFavourite).toBe(true)
    expect(list()!.pages[0]).toBe(untouched)
    expect(asked).toEqual([1, 2])
    leave()
    holdList(favourites, readPage)
    expect(ids(favourites)).toHaveLength(4)
    await vi.waitFor(() => expect(asked).toEqual([1, 2, 1, 2]))
  })

  test('a lost connection is tried three times more, a refusal is said at once and the pages stay', async () => {
    let failures = 0
    holdList(KEY, async () => {
      failures += 1
      throw new TypeError('lost')
    })
    await vi.advanceTimersByTimeAsync(7_000)
    expect([failures, list()?.error?.message]).toEqual([4, 'lost'])
    await readMore(KEY, reader().readPage)
    const refused = new RefusedError('NO')
    await readMore(KEY, () => Promise.reject(refused))
    expect([ids(), list()?.error, list()?.isReading]).toEqual([[10, 11], refused, false])
  })

  test('who leaves takes the question back, and its late answer changes nothing', async () => {
    let signal: AbortSignal | undefined
    let answer: (page: GamesPage) => void = () => undefined
    const leave = holdList(KEY, (_page, itsSignal) => {
      signal = itsSignal
      return new Promise((resolve) => (answer = resolve))
    })
    leave()
    expect([signal?.aborted, list()?.isReading]).toEqual([true, false])
    answer(page(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(ids()).toEqual([])
  })
})
