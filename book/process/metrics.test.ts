/** What alerts read, scraped while the fault is there. */
import { readFileSync } from 'node:fs'
import { FULLEST } from '@uwanja/database/testing'
import { expect, it } from 'vitest'
import { FEED_LIMITS } from '../feed/producer.ts'
import { aMatch, facts, HOUR_MS, played, tell } from '../results/testing.ts'
import { aDatabase, aFeedCompany, until } from './testing.ts'

const RULES = readFileSync(new URL('../../docs/alerts.yml', import.meta.url), 'utf8')

/** Of which producers a rule of the form `metric < number` or `abs(metric) > number` fires. */
function firing(alert: string, metrics: string): string[] {
  const rule = new RegExp(`alert: ${alert}\n +expr: (?:abs\\()?(\\w+)\\)? ([<>]) (\\d+)`).exec(RULES)
  const [, name = '', sign = '', limit = ''] = rule ?? []
  const values = [...metrics.matchAll(new RegExp(`^${name}\\{producer="(\\w+)"\\} (\\S+)$`, 'gm'))]
  expect(values).toHaveLength(2)
  const isOver = (value: number): boolean => (sign === '>' ? Math.abs(value) > Number(limit) : value < Number(limit))
  return values.filter(([, , value]) => isOver(Number(value))).map(([, producer]) => producer!)
}

it('Y11 alerts hear of a producer that is down and of one whose clock is off', async () => {
  const [db, house] = [await aDatabase(FULLEST), await aFeedCompany()]
  // From its first word on everything is stamped a minute ago: that is its clock, and no age.
  house.company.line.set('old')
  const book = await house.book(db)
  const metrics = async (): Promise<string> => (await book.app.inject('/metrics')).payload
  expect(firing('FeedDown', await metrics())).toEqual(['pre', 'live'])
  expect(firing('FeedClockOff', await metrics())).toEqual([])
  const isUp = ({ ageMs, owes, aliveAtMs }: { ageMs: number; owes: unknown; aliveAtMs: number | null }): boolean =>
    owes === null && aliveAtMs !== null && ageMs === 0
  await until(house, [book], () => Object.values(book.listener!.producers()!).every(isUp))
  expect(firing('FeedDown', await metrics())).toEqual([])
  expect(firing('FeedClockOff', await metrics())).toEqual(['pre', 'live'])
  expect(RULES).toContain(`abs(book_feed_offset_seconds) > ${String(FEED_LIMITS.offsetAlarmMs / 1000)}\n`)
  await house.close()
  await db.close()
})

it('Y36 alerts hear of a match that cannot be graded until it is', async () => {
  const [db, house] = [await aDatabase(FULLEST), await aFeedCompany()]
  const book = await house.book(db)
  await until(house, [book], () => book.listener!.producers() !== null)
  const ungraded = async (): Promise<string | undefined> =>
    /^book_events_ungraded (\d+)$/m.exec((await book.app.inject('/metrics')).payload)?.[1]
  const nowMs = house.clock.now()
  await aMatch(db, 'broken', nowMs - HOUR_MS)
  // Goals that are no list: no reader of a feed would let it through, and no settlement can count it.
  await tell(db, 'broken', nowMs, facts({ ...played([1, 0], 'ended'), goals: 5 as never }))
  await book.beat()
  expect(await ungraded()).toBe('1')
  expect(RULES).toContain('expr: book_events_ungraded > 0\n')
  await tell(db, 'broken', nowMs + 1, facts(played([1, 0], 'ended')))
  await book.beat()
  expect(await ungraded()).toBe('0')
  await house.close()
  await db.close()
})
