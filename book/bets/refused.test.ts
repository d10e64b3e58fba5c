/** What cannot be a bet, over HTTP: refused with its reason, and nothing moves. How fast and with how much memory is a bench's question. */
import { RULE_KINDS } from '@uwanja/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeWord } from '../desk/store.ts'
import type { Book } from '../process/book.ts'
import { aDatabase } from '../process/testing.ts'
import { exposureFaults } from '../recount/exposure.ts'
import type { BetWorld, SaidSlip } from './testing.ts'
import { aBetWorld, faults, home, matches } from './testing.ts'

const LOGGED = { who: 'Neema', what: 'suspend', details: {} }

describe.each(RULE_KINDS)('slips that are no bets on %s', (kind) => {
  let world: BetWorld
  let book: Book
  let ids: string[]
  let bearer: string
  beforeAll(async () => {
    world = await aBetWorld(await aDatabase(kind))
    ids = await matches(world.db, 31)
    book = await world.book()
    bearer = await world.aPlayer(1_000_000_000)
  })
  afterAll(async () => {
    expect(await exposureFaults(world.db)).toEqual([])
    expect(faults).toEqual([])
    await world.close()
  })

  const legs = (count: number) => ids.slice(0, count).map((id) => home(book, id))
  const money = (): number => world.wallet.balance(world.playerOf(bearer))
  /** Everything that a bet that is taken adds something to. */
  const stands = async (): Promise<unknown> => {
    const [rows] = await world.db.sql`
      select (select count(*)::int from book.bet where state <> 'refused') as bets, (select count(*)::int from book.movement) as movements,
        (select count(*)::int from book.worth) as worths, (select count(*)::int from book.cash_out) as taps,
        (select sum(stake_minor + singles_minor + weighted_minor)::text from book.exposure) as risk`
    return { ...rows, debits: world.wallet.debits.size }
  }
  const placed = (slip: SaidSlip) => world.place(book, bearer, slip)
  const reason = async (slip: SaidSlip): Promise<unknown> => {
    const { status, data } = await placed(slip)
    return status === 'SUCCESS' ? (data.reason ?? data.state) : status
  }

  it('Y43 whatever cannot be a bet is refused, says why, and moves nothing', async () => {
    await changeWord(world.db, ids[30]!, LOGGED, (word) => ({ ...word, isSuspended: true }))
    await book.beat()
    const [before, [leg]] = [money(), legs(1)]
    const pick = leg!.picks[0]!
    const one = (change: object) => [{ ...leg!, picks: [{ ...pick, ...change }] }]
    const closed = { ...pick, event: ids[30]!, epoch: book.catalogue.event(ids[30]!)!.epoch }
    const bad: readonly [slip: object, status: string][] = [
      [{ legs: one({ event: '999999999' }) }, 'UNKNOWN_SELECTION'],
      [{ legs: one({ market: 'goals.match.nothing' }) }, 'UNKNOWN_SELECTION'],
      [{ legs: one({ outcome: '3' }) }, 'UNKNOWN_SELECTION'],
      [{ legs: one({ specifiers: 'total=2.5' }) }, 'UNKNOWN_SELECTION'],
      [{ legs: one({ market: 'goals.match.total', specifiers: 'total=2.50', outcome: 'over' }) }, 'UNKNOWN_SELECTION'],
      [{ legs: one({ market: 'goals.match.total', specifiers: 'total=29.5', outcome: 'over' }) }, 'MARKET_CLOSED'],
      [{ legs: one({ specifiers: "'; drop table bet" }) }, 'VALIDATION_ERROR'],
      [{ legs: one({ market: 'goals.match.total', specifiers: 'total', outcome: 'over' }) }, 'UNKNOWN_SELECTION'],
      [{ legs: one({ market: 'goals.match.total', specifiers: '', outcome: 'over' }) }, 'UNKNOWN_SELECTION'],
      [{ legs: one({ market: 'm'.repeat(1000) }) }, 'VALIDATION_ERROR'],
      [{ legs: one({ event: '-1' }) }, 'VALIDATION_ERROR'],
      [{ legs: one({ event: '9'.repeat(40) }) }, 'VALIDATION_ERROR'],
      [{ legs: one({ epoch: -1 }) }, 'VALIDATION_ERROR'],
      [{ legs: one({ epoch: pick.epoch + 1 }) }, 'STATE_CHANGED'],
      [{ legs: [{ ...leg!, picks: [closed] }] }, 'MARKET_CLOSED'],
      [{ legs: [leg, leg] }, 'RELATED_SELECTIONS'],
      [{ legs: [...legs(30), leg] }, 'VALIDATION_ERROR'],
      [{ legs: legs(16), sizes: [2] }, 'TOO_MANY_SELECTIONS'],
      [{ legs: legs(15), sizes: [5, 6, 7, 8] }, 'TOO_MANY_LINES'],
      [{ legs: legs(3), sizes: [2, 2] }, 'SHAPE_NOT_ALLOWED'],
      [{ legs: legs(3), system: 'goliath' }, 'SHAPE_NOT_ALLOWED'],
      [{ legs: legs(3), mayFail: 1 }, 'SHAPE_NOT_ALLOWED'],
      [{ legs: legs(3), system: 'trixie', freeBet: 'f1' }, 'FREE_BET_NOT_ALLOWED'],
      [{ legs: [leg], unit: -1 }, 'VALIDATION_ERROR'],
      [{ legs: [leg], unit: 0 }, 'VALIDATION_ERROR'],
      [{ legs: [leg], unit: 100.5 }, 'VALIDATION_ERROR'],
      [{ legs: [leg], unit: '100' }, 'VALIDATION_ERROR'],
      [{ legs: [leg], unit: null }, 'VALIDATION_ERROR'],
      [{ legs: [leg], unit: Number.MAX_SAFE_INTEGER + 1 }, 'VALIDATION_ERROR'],
      [{ legs: [{ ...leg!, odds: -2000 }] }, 'VALIDATION_ERROR'],
      [{ legs: [{ ...leg!, odds: 1500.5 }] }, 'VALIDATION_ERROR'],
      [{ legs: [{ ...leg!, picks: [] }] }, 'VALIDATION_ERROR'],
      [{ legs: [] }, 'VALIDATION_ERROR'],
      [{ legs: 'all' }, 'VALIDATION_ERROR'],
      [{ legs: [leg], unit: 99 }, 'STAKE_TOO_LOW'],
      [{ legs: [leg], unit: 1e15 }, 'VALIDATION_ERROR'],
      [{ legs: [leg], unit: 5_000_000_000 }, 'PAYOUT_TOO_HIGH'],
      [{ legs: [leg], id: 'x'.repeat(41) }, 'VALIDATION_ERROR'],
      [{ legs: [leg], id: 'y'.repeat(1_000_000) }, 'REQUEST_TOO_LARGE'],
      [{ legs: [{ ...leg!, odds: leg!.odds + 10 }] }, 'PRICE_CHANGED'],
    ]
    const standing = await stands()
    const said = (slip: object, what: unknown) => `${JSON.stringify(slip).slice(0, 200)} ${String(what)}`
    const found: string[] = []
    for (const [slip] of bad) found.push(said(slip, await reason(slip as SaidSlip)))
    expect(found).toEqual(bad.map(([slip, wanted]) => said(slip, wanted)))
    expect(money()).toBe(before)
    expect(await stands()).toEqual(standing)
    expect(await world.place(book, 'nobody', { legs: legs(1) })).toMatchObject({ http: 401, status: 'UNAUTHORIZED' })
  })

  it('Y43 another player’s bet is as unknown as none', async () => {
    const stranger = await world.aPlayer(1000)
    const { data } = await placed({ legs: legs(1), unit: 100 })
    const of = (who: string, id: string) => world.ask(book, who, `/book/v1/bets/bet?id=${id}`)
    expect((await of(bearer, data.id)).data.id).toBe(data.id)
    expect((await of(stranger, data.id)).status).toBe('BET_NOT_FOUND')
    expect((await of(stranger, 'nothing')).status).toBe('BET_NOT_FOUND')
    const before = await stands()
    const slip = { id: 'of-a-stranger', unit: 100, legs: legs(2) }
    const quoted = { revision: 0, value: 50, epochs: {}, until: new Date(world.nowMs + 5000).toISOString() }
    const asked = (bet: string): readonly [path: string, body?: object][] => [
      [`/book/v1/bets/tracker?bet=${bet}`],
      [`/book/v1/bets/rebet?bet=${bet}`],
      [`/book/v1/cash-out/tapped?bet=${bet}&id=tap-of-none`],
      ['/book/v1/cash-out/tap', { id: 'tap-of-none', bet, ...quoted }],
      ['/book/v1/cash-out/auto', { bet, least: 100 }],
      ['/book/v1/bets/stake-back', { bet }],
      ['/book/v1/bets/edit', { ...slip, quote: { bet, ...quoted } }],
      ['/book/v1/bets/take-offer', { id: bet }],
      ['/book/v1/bets/leave-offer', { id: bet }],
    ]
    for (const bet of [data.id, 'nothing'])
      for (const [path, body] of asked(bet))
        expect([path, (await world.ask(book, stranger, path, body)).status]).toEqual([path, 'BET_NOT_FOUND'])
    expect(await stands()).toEqual(before)
    // The id of a slip is its player's own: another's under the same one is another bet.
    const named = await placed({ id: 'one-name', legs: legs(1), unit: 100 })
    const own = await world.place(book, stranger, { id: 'one-name', legs: legs(1), unit: 100 })
    expect([own.data.state, own.data.id === named.data.id]).toEqual(['accepted', false])
    const mine = (await world.ask(book, stranger, '/book/v1/bets/mine')) as unknown as {
      data: { bets: { id: string }[] }
    }
    expect(mine.data.bets.map(({ id }) => id)).toEqual([own.data.id])
  })
})
