/** A held settlement at the desk of a running book: seen, agreed to by two people, paid. */
import { FULLEST } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import { openBook } from '../process/book.ts'
import { aDatabase, DESK_KEY } from '../process/testing.ts'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import { layBet, worthText } from './testing.ts'

describe('settlement at the desk', () => {
  let db: Db
  let book: Book
  let startMs = 0
  const faults: string[] = []
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
    startMs = clock!.now.getTime() - HOUR_MS
    book = openBook({ db, feed: null, deskKey: DESK_KEY, onFault: (error) => void faults.push(String(error)) })
  })
  afterAll(async () => {
    await book.close()
    await db.close()
  })

  async function asked(method: 'GET' | 'POST', path: string, body: Record<string, string> = {}, trader = 'ada') {
    const headers = { authorization: `Bearer ${DESK_KEY}`, 'x-trader': trader }
    const rest = method === 'GET' ? { query: body } : { payload: body }
    return (await book.app.inject({ method, url: `/book/desk/${path}`, headers, ...rest })).json<{
      status: string
      data: never
    }>()
  }

  it('Y53 shows what a large payout would move, takes two names and no name twice, and then pays', async () => {
    const match = await aMatch(db, 'desk', startMs)
    const id = await layBet(db, {
      id: 'desk-large',
      decidedMs: startMs - HOUR_MS,
      unit: 60_000_000n,
      legs: [{ odds: 2000, picks: [{ event: match, market: 'goals.match.1x2', outcome: '1' }] }],
    })
    await tell(db, 'desk', startMs + 1, facts(played([1, 0], 'ended')))
    await book.beat()
    await book.beat()
    const { holds } = (await asked('GET', 'holds')).data as { holds: { key: string; facts: string; pays: number }[] }
    expect(holds.map(({ key, pays }) => [key, pays])).toEqual([[`${id}:large`, 120_000_000]])
    const { key, facts: question } = holds[0]!
    expect((await asked('GET', 'holds/dry-run', { key })).data).toMatchObject({
      isWhole: true,
      bets: [{ bet: id, before: { outcome: 'open' }, after: { outcome: 'won', won: 120_000_000 } }],
    })
    const agree = (who: string, said = question) => asked('POST', 'holds/agree', { key, facts: said }, who)
    expect((await agree('ada', 'another')).status).toBe('NO_LONGER_OPEN')
    expect([(await agree('ada')).data, (await agree('ada')).status]).toEqual([{ agreed: 1 }, 'SECOND_PERSON_REQUIRED'])
    expect((await agree('bo')).data).toEqual({ agreed: 2 })
    await book.beat()
    expect([await worthText(db, id), faults]).toEqual(['won 120000000', []])
    const logged = await db.sql`select who, what from book.desk_log order by id`
    expect(logged).toEqual([
      { who: 'ada', what: 'settle' },
      { who: 'bo', what: 'settle' },
    ])
  })
})
