/** A season that the feed plays anew, as the book sees it: shut while it is played, graded by the results of its file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RULE_KINDS } from '@uwanja/database/testing'
import { describe, expect, it, vi } from 'vitest'
import { aDatabase, aFeedCompany, openEvents, until } from '../process/testing.ts'

const match = (time: string, team1: string, team2: string, score: object) => ({
  date: '2026-08-15',
  time,
  team1,
  team2,
  score,
})
const SEASON = {
  name: 'Ligi ya Mfano',
  matches: [
    match('16:00', 'Radi', 'Upepo', { ft: [2, 1], ht: [0, 1] }),
    match('16:00', 'Bonde', 'Msitu', { ft: [0, 0] }),
    match('17:00', 'Kilele', 'Shaba', { ft: [3, 1] }),
  ],
}
const WON = { r: 1, v: '0', f: '1' }

describe.each(RULE_KINDS)('a season played anew, on %s', (kind) => {
  it('Y14 is open before each match, shut while it is played, and graded by its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'uwanja-season-'))
    writeFileSync(join(folder, 'mfano.json'), JSON.stringify(SEASON))
    const [db, house] = [await aDatabase(kind), await aFeedCompany(folder)]
    const book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
    expect(house.company.play({ name: 'mfano.json', speed: 60, zone: 'UTC' })).toBe(true)
    await until(house, [book], () => openEvents(book).filter((name) => name.startsWith('s1-')).length === 3)
    const ids = new Map([...book.catalogue.events()].map(({ sourceId, id }) => [sourceId, id]))
    /** Which outcomes of a market are right; null: nothing is decided. */
    async function right(name: string, market: string): Promise<string[] | null> {
      const url = `/book/v1/result?id=${ids.get(name)!}&market=${market}`
      const { data } = (await book.app.inject(url)).json<{
        data: { number: number; markets: { outcomes: { id: string; result: unknown }[] }[] } | null
      }>()
      const outcomes = data?.markets[0]?.outcomes ?? []
      if (outcomes.length === 0 || outcomes.every(({ result }) => result === null)) return null
      return outcomes.flatMap(({ id, result }) => (JSON.stringify(result) === JSON.stringify(WON) ? [id] : []))
    }
    const pass = async (seconds: number, holds: () => Promise<void>): Promise<void> => {
      house.clock.advance(seconds * 1000)
      // What was said travels over a real line; the clock stands meanwhile.
      await vi.waitFor(() => book.beat().then(holds), { timeout: 30_000, interval: 50 })
    }
    // The first kick-off is ten minutes ahead; half-time is over 46 seconds later, at this speed.
    await pass(600 + 50, async () => {
      expect(await right('s1-0', 'goals.1h.1x2')).toEqual(['2'])
      expect(await right('s1-1', 'goals.1h.1x2')).toEqual(['x'])
    })
    expect(await right('s1-0', 'goals.match.1x2')).toBeNull()
    expect(openEvents(book).filter((name) => name === 's1-0' || name === 's1-1')).toEqual([])
    await pass(180, async () => {
      expect(await right('s1-0', 'goals.match.1x2')).toEqual(['1'])
      expect(await right('s1-1', 'goals.match.1x2')).toEqual(['x'])
      expect(await right('s1-2', 'goals.match.1x2')).toEqual(['1'])
    })
    // The file does not know who led at half-time.
    expect(await right('s1-2', 'goals.1h.1x2')).toBeNull()
    await house.close()
    await db.close()
    rmSync(folder, { recursive: true })
  })
})
