/** Multiples that many players have placed just so: told to everybody, and of fewer players nothing. */
import { FULLEST, shiftClock } from '@uwanja/database/testing'
import type { Db } from '@uwanja/database/sql'
import { bookHistory } from '@uwanja/contract/book/history'
import { bookRead } from '@uwanja/contract/book/read'
import type { Call, RawInput, Reply } from '@uwanja/contract/wire/call'
import { requestOf } from '@uwanja/contract/wire/request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeWord } from '../desk/store.ts'
import type { Book } from '../process/book.ts'
import { aDatabase, aFeedCompany, openEvents, until, type House } from '../process/testing.ts'
import { pickedMultiples } from './store.ts'

describe('multiples of many', () => {
  let db: Db
  let house: House
  let book: Book
  beforeAll(async () => {
    db = await aDatabase(FULLEST)
    house = await aFeedCompany()
    // The feed's days are those of its own clock, not of today.
    await shiftClock(db, (house.clock.now() - Date.now()) / 1000)
    book = await house.book(db)
    await until(house, [book], () => openEvents(book).length >= 300)
  })
  afterAll(async () => {
    await house.close()
    await db.close()
  })
  async function ask<C extends Call>(call: C, values: RawInput<C>): Promise<Reply<C>> {
    const reply = await book.app.inject(requestOf(call, values as object).path)
    return reply.json<{ data: Reply<C> }>().data
  }

  it('P19 tells which multiples twenty players have placed just so, while all of it is ahead and open', async () => {
    const ahead = (await ask(bookRead.events, { sport: 'football' })).events.filter(({ phase }) => phase === 'before')
    const [one, two, three] = ahead.map(({ id }) => id) as [string, string, string]
    const place = async (at: number, events: readonly string[], kind = 'multiple') => {
      const id = `${kind}-${events.join('-')}-${String(at)}`
      const [player] = await db.sql<{ id: string }>`
        insert into book.player (wallet, wallet_player, currency) values ('altenar', ${`of-${String(at)}`}, 'NGN')
        on conflict (wallet, wallet_player) do update set currency = 'NGN' returning id::text as id`
      await db.sql`
        insert into book.bet (id, player, slip, hash, round, kind, unit_minor, lines, sizes, debit_minor, currency, policy,
          state, open_minor, accepted_at, decided_at)
        values (${id}, ${player!.id}::bigint, ${id}, 'h', ${id}, ${kind}, 100, 1, '{2}', 100, 'NGN',
          'any', 'accepted', 100, house_now(), house_now())`
      for (const [leg, event] of events.entries()) {
        await db.sql`insert into book.leg (bet, at, asked_odds) values (${id}, ${leg}::smallint, 1500)`
        await db.sql`
          insert into book.pick (bet, leg, at, event, market, outcome, starts_at, shown_epoch)
          values (${id}, ${leg}::smallint, 0, ${event}::bigint, 'goals.match.1x2', '1', house_now(), 1)`
      }
    }
    // The order of the legs is nobody's choice of a bet; a longer one and a system are other bets; the first player counts once.
    for (let at = 1; at <= 19; at++) await place(at, at % 2 ? [one, two] : [two, one])
    await place(20, [one, two, three])
    await place(20, [one, two], 'system')
    await place(1, [two, one])
    expect(await pickedMultiples(db, 20, 20_000)).toEqual([])
    await place(20, [one, two])
    const legs = [one, two]
      .toSorted((a, b) => Number(a) - Number(b))
      .map((event) => ({ event, market: 'goals.match.1x2', specifiers: '', outcome: '1' }))
    expect(await pickedMultiples(db, 20, 20_000)).toEqual([{ players: 20, legs }])
    const told = async (sport?: 'tennis') =>
      (await ask(bookHistory.popular, sport ? { sport } : {})).multiples.map((found) => [
        found.players,
        found.legs.map(({ match, outcome }) => [match.id, match.markets.length, outcome]),
      ])
    expect(await told()).toEqual([[20, legs.map(({ event }) => [event, 1, '1'])]])
    expect(await told('tennis')).toEqual([])
    await changeWord(db, two, { who: 'ada', what: 'suspend', details: {} }, (word) => ({ ...word, isSuspended: true }))
    await book.catalogue.follow()
    expect(await told()).toEqual([])
    await db.sql`update book.event set starts_at = house_now() where id = ${one}::bigint`
    expect(await pickedMultiples(db, 20, 20_000)).toEqual([])
  })
})
