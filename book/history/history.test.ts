/** Results of the last days, the past of a match, matches by name, and what many have picked. */
import { FULLEST, shiftClock } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { bookHistory } from '@uwanja/contract/book/history'
import type { Call, RawInput, Reply } from '@uwanja/contract/wire/call'
import { requestOf } from '@uwanja/contract/wire/request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import { aDatabase, aFeedCompany, openEvents, until, type House } from '../process/testing.ts'
import { pickedRows } from './store.ts'

describe('what has been', () => {
  let db: Db
  let house: House
  let book: Book
  let id: string
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    house = await aFeedCompany()
    // The feed's days are those of its own clock, not of today.
    await shiftClock(db, (house.clock.now() - Date.now()) / 1000)
    book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
    id = await lastMatch()
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })
  async function ask<C extends Call>(call: C, values: RawInput<C>): Promise<Reply<C>> {
    const reply = await book.app.inject(requestOf(call, values as object).path)
    return reply.json<{ data: Reply<C> }>().data
  }
  /** A match of football, whose goals are told below: the last one, so that it is ahead in every test. */
  const lastMatch = async (): Promise<string> => {
    const [row] = await db.sql<{ id: string }>`
      select e.id::text as id from book.event e
      join book.tournament t on t.id = e.tournament join book.category c on c.id = t.category
      where c.sport = 'football' and e.home is not null and e.starts_at > house_now()
      order by e.starts_at desc, e.id limit 1`
    return row!.id
  }
  /** A match of these sides so many days before the house's now, with its end. */
  async function played(like: string, daysAgo: number, score: readonly [number, number], isTurned: boolean) {
    const facts = JSON.stringify({
      periods: { 'goals.match': { score, isOver: true }, 'goals.1h': { score: [0, 0], isOver: true } },
    })
    const [row] = await db.sql<{ id: string }>`
      insert into book.event (source, source_id, tournament, home, away, starts_at, heard, revision)
      select 'past', ${`${like}-${daysAgo}-${String(isTurned)}`}, tournament,
        case when ${isTurned}::boolean then away else home end, case when ${isTurned}::boolean then home else away end,
        to_timestamp(${house.clock.now()}::float8 / 1000) - ${daysAgo}::int * interval '1 day' + interval '1 hour', '{}', 0 from book.event where id = ${like}::bigint
      returning id::text as id`
    await db.sql`
      insert into book.result (event, number, source, status, facts, is_rest_void, grades, is_open, rules, told)
      values (${row!.id}::bigint, 1, 'feed', 'ended', ${facts}::jsonb, false, '{}', false, 'r', 't')`
    return row!.id
  }

  it('Y80 tells the results of the last days by sport, league and words, the newest first, and none that is older', async () => {
    const young = await played(id, 2, [3, 1], false)
    const old = await played(id, 9, [0, 4], false)
    const all = await ask(bookHistory.results, { days: 7 })
    const mine = all.matches.find((one) => one.id === young)!
    expect(mine).toMatchObject({ score: [3, 1], half: [0, 0], status: 'ended' })
    expect(all.matches.map((one) => one.id)).not.toContain(old)
    expect((await ask(bookHistory.results, { days: 1 })).matches.map((one) => one.id)).not.toContain(young)
    const ids = async (values: object) =>
      (await ask(bookHistory.results, { days: 7, ...values })).matches.map((one) => one.id)
    expect(await ids({ sport: mine.sport, tournament: mine.tournamentId })).toContain(young)
    expect(await ids({ sport: mine.sport === 'tennis' ? 'football' : 'tennis' })).not.toContain(young)
    expect(await ids({ text: mine.home })).toContain(young)
    expect(await ids({ text: 'qqqqqqqq' })).toEqual([])
  })

  it('Y80 tells of a match what its sides played before it, and between them', async () => {
    const last = await played(id, 4, [3, 1], false)
    const before = await played(id, 5, [2, 2], true)
    const { home, away, meetings, goals } = await ask(bookHistory.past, { id })
    const ours = meetings.filter((one) => [last, before].includes(one.id))
    // Both meetings are told, the newest first, each with the score of the sides as they stood in it.
    expect(ours.map((one) => [one.id, one.score])).toEqual([
      [last, [3, 1]],
      [before, [2, 2]],
    ])
    // Of each side the newest: whether this one is among them hangs on how much they play.
    expect(home.length).toBeGreaterThan(0)
    expect(away.length).toBeGreaterThan(0)
    expect(home.length).toBeLessThanOrEqual(5)
    expect(goals).toEqual([])
    const unknown = await book.app.inject('/book/v1/past?id=999999999')
    expect(unknown.json()).toMatchObject({ status: 'EVENT_NOT_FOUND' })
  })

  it('Y80 tells matches by their ids, and leaves out what it does not know', async () => {
    expect((await ask(bookHistory.matches, { ids: `${id},999999999` })).map((one) => one.id)).toEqual([id])
    const bad = await book.app.inject(`/book/v1/matches?ids=${id};drop`)
    expect(bad.json()).toMatchObject({ status: 'VALIDATION_ERROR' })
  })

  it('Y81 tells what twenty players have picked, and of nineteen nothing', async () => {
    const bet = async (at: number) => {
      const [player] = await db.sql<{ id: string }>`
        insert into book.player (wallet, wallet_player, currency) values ('altenar', ${`many-${at}`}, 'NGN')
        returning id::text as id`
      await db.sql`
        insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, debit_minor, currency, policy,
          state, open_minor, accepted_at, decided_at)
        values (${`many-${at}`}, ${player!.id}::bigint, ${`s${at}`}, 'h', ${`many-${at}`}, 'single', 100, 1, '{1}', 100, 'NGN',
          'any', 'accepted', 100, house_now(), house_now())`
      await db.sql`insert into book.leg (bet, at, asked_odds) values (${`many-${at}`}, 0, 1500)`
      await db.sql`
        insert into book.pick (bet, leg, at, event, market, outcome, starts_at, shown_epoch)
        values (${`many-${at}`}, 0, 0, ${id}::bigint, 'goals.match.1x2', '1', house_now(), 1)`
    }
    for (let at = 1; at <= 19; at++) await bet(at)
    expect(await pickedRows(db, 20, 20_000)).toEqual([])
    await bet(20)
    const row = { event: id, market: 'goals.match.1x2', specifiers: '', outcome: '1' }
    expect(await pickedRows(db, 20, 20_000)).toEqual([row])
    const [first] = (await ask(bookHistory.popular, {})).picks
    expect(first).toMatchObject({ outcome: '1', match: { id, markets: [{ market: 'goals.match.1x2' }] } })
  })
})
