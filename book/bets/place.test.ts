/** Slips over HTTP: what stands, what is refused and why, and what moves. */
import { RULE_KINDS } from '@uwanja/database/testing'
import type { Quoted } from '@uwanja/contract/book/bets'
import { choices } from '@uwanja/contract/fair/lines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../process/book.ts'
import { aDatabase } from '../process/testing.ts'
import { exposureFaults } from '../recount/exposure.ts'
import type { BetWorld, SaidSlip } from './testing.ts'
import { aBetWorld, faults, home, matches, shown } from './testing.ts'

describe.each(RULE_KINDS)('placing bets on %s', (kind) => {
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
  const placed = (slip: SaidSlip) => world.place(book, bearer, slip)
  const reason = async (slip: SaidSlip): Promise<unknown> => {
    const { status, data } = await placed(slip)
    return status === 'SUCCESS' ? (data.reason ?? data.state) : status
  }

  it('Y41 a single before its match stands at once, is debited once, and answers the same for ever', async () => {
    const before = money()
    const slip = { id: 'slip-single', legs: legs(1) }
    const first = await placed(slip)
    expect(first).toMatchObject({ status: 'SUCCESS', data: { state: 'accepted', stake: 100_000, kind: 'single' } })
    expect(money()).toBe(before - 100_000)
    expect(await placed(slip)).toEqual(first)
    const tooLow = { id: 'slip-too-low', legs: legs(2), unit: 1 }
    const refused = await placed(tooLow)
    expect(refused.data).toMatchObject({ state: 'refused', reason: 'STAKE_TOO_LOW', worth: { open: 0 } })
    expect(await placed(tooLow)).toEqual(refused)
    expect(await reason({ ...slip, unit: 100_001 })).toBe('SLIP_ALREADY_USED')
    expect(first.data.most).toBe((100_000 * home(book, ids[0]!).odds) / 1000)
    const [row] = await world.db.sql<{ token: string | null; code: string }>`
      select b.wallet_token as token, m.code from book.bet b join book.movement m on m.bet = b.id
      where b.slip = 'slip-single'`
    expect(row).toEqual({ token: null, code: 'OK' })
    expect(money()).toBe(before - 100_000)
  })

  it('Y41 a hundred copies of a slip at once are one bet and one debit', async () => {
    const [before, slip] = [money(), { id: 'slip-copies', legs: legs(2), unit: 5000 }]
    const other = await world.book()
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, at) => world.place(at % 2 ? book : other, bearer, slip)),
    )
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1)
    expect(before - money()).toBe(5000)
  })

  it('Y41 charges a unit for each line, of every kind, and shows the odds it struck', async () => {
    const kinds: readonly [SaidSlip, kind: string, lines: number][] = [
      [{ legs: legs(30), unit: 100 }, 'multiple', 1],
      [{ legs: legs(3), system: 'patent', unit: 100 }, 'system', 7],
      [{ legs: legs(8), system: 'goliath', unit: 100 }, 'system', 247],
      [{ legs: legs(13), sizes: [6, 7], unit: 100 }, 'system', choices(13, 6) + choices(13, 7)],
      [{ legs: legs(4).map((leg, at) => ({ ...leg, isBanker: at === 0 })), sizes: [2], unit: 100 }, 'system', 3],
      [{ legs: legs(5), mayFail: 1, unit: 100 }, 'flex', 1],
    ]
    for (const [slip, name, lines] of kinds) {
      const before = money()
      const { data } = await placed(slip)
      expect([data.kind, data.lines, data.state]).toEqual([name, lines, 'accepted'])
      expect(before - money()).toBe(100 * lines)
      expect(data.legs.map(({ odds }) => odds)).toEqual(slip.legs.map(({ odds }) => odds))
      expect(data.price === null).toBe(name !== 'flex')
    }
  })

  it('Y41 several picks of one match are one leg at one price, alone and within a multiple', async () => {
    const [over, both] = [
      shown(book, ids[4]!, 'goals.match.total', 'over', 'total=2.5').pick,
      shown(book, ids[4]!, 'goals.match.both-score', 'yes').pick,
    ]
    const win = home(book, ids[4]!).picks[0]!
    const ask = { legs: [{ odds: 1010, picks: [win, over] }], unit: 100 }
    const { data } = (await world.ask(book, bearer, '/book/v1/bets/quote', ask)) as unknown as { data: Quoted }
    expect(data.reason).toBeNull()
    const leg = { odds: data.odds[0]!, picks: [win, over] }
    expect(await reason({ legs: [leg], unit: 100 })).toBe('accepted')
    expect(await reason({ legs: [leg, home(book, ids[5]!)], unit: 100 })).toBe('accepted')
    expect(await reason({ legs: [leg, home(book, ids[5]!), home(book, ids[6]!)], sizes: [2], unit: 100 })).toBe(
      'SHAPE_NOT_ALLOWED',
    )
    const away = shown(book, ids[4]!, 'goals.match.1x2', '2').pick
    expect(await reason({ legs: [{ odds: 1010, picks: [win, away] }], unit: 100 })).toBe('CANNOT_HAPPEN_TOGETHER')
    expect(await reason({ legs: [{ odds: 1010, picks: [over, over] }], unit: 100 })).toBe('ALREADY_CONTAINED')
    expect(await reason({ legs: [home(book, ids[4]!), { odds: 1010, picks: [both] }], unit: 100 })).toBe(
      'RELATED_SELECTIONS',
    )
  })

  it('Y42 a quote says what a slip costs and pays before the tap: bonus, cap, tax, least and most stake', async () => {
    const [leg] = legs(1)
    const ask = async (body: object): Promise<Quoted> =>
      ((await world.ask(book, bearer, '/book/v1/bets/quote', body)) as unknown as { data: Quoted }).data
    const single = await ask({ legs: [leg], unit: 100_000 })
    const pays = Math.floor((100_000 * leg!.odds) / 1000)
    expect(single).toMatchObject({ most: pays, bonus: 0, isCapped: false, leastUnit: 100, delay: 0, stake: 100_000 })
    // A tenth of what is above the stake, as the wallet's terms say.
    expect([single.tax, single.net]).toEqual([
      Math.floor((pays - 100_000) / 10),
      pays - Math.floor((pays - 100_000) / 10),
    ])
    // And 7.5 % of the stake, which the house has to pay out of it.
    expect(single.stakeTax).toBe(7_500)
    // The tournament is of tier 2: 1,000,000.00 at most by one bet of this group.
    expect(single.mostUnit).toBe(Math.floor(100_000_000_000 / (leg!.odds - 1000)))
    expect((await ask({ legs: legs(5), unit: 100_000 })).bonus).toBeGreaterThan(0)
    const long = await ask({ legs: legs(30), unit: 100_000_000 })
    expect([long.reason, long.isCapped, long.most]).toEqual(['PAYOUT_TOO_HIGH', true, 2_000_000_000])
    expect(await reason({ legs: legs(30), unit: 100_000_000 })).toBe('PAYOUT_TOO_HIGH')
    // The least stake is taken all the same, and the slip shows the cap.
    expect(long.mostUnit).toBe(100)
  })

  it('Y42 prices that moved are refused, taken when higher, or taken as they are; and never what the page did not know', async () => {
    const [leg] = legs(1)
    const lower = [{ ...leg!, odds: leg!.odds - 10 }]
    const higher = [{ ...leg!, odds: leg!.odds + 10 }]
    expect(await reason({ legs: lower, policy: 'none', unit: 100 })).toBe('PRICE_CHANGED')
    expect(await reason({ legs: lower, policy: 'higher', unit: 100 })).toBe('accepted')
    const refused = await placed({ legs: higher, policy: 'higher', unit: 100 })
    expect(refused.data).toMatchObject({ reason: 'PRICE_CHANGED', told: { odds: [leg!.odds] } })
    const { data } = await placed({ legs: higher, policy: 'any', unit: 100 })
    expect([data.state, data.legs[0]!.odds]).toEqual(['accepted', leg!.odds])
    const older = [{ ...leg!, picks: leg!.picks.map((pick) => ({ ...pick, epoch: pick.epoch + 1 })) }]
    expect(await reason({ legs: older, policy: 'any', unit: 100 })).toBe('STATE_CHANGED')
    const [kept] = await world.db.sql<{ reason: string; answer: object }>`
      select reason, answer from book.bet where state = 'refused' order by nth desc limit 1`
    expect(kept).toMatchObject({ reason: 'STATE_CHANGED', answer: { asked: [{ odds: leg!.odds }] } })
  })

  it('Y44 who has not the money is told so, and nothing is at risk for it', async () => {
    const poor = await world.aPlayer(99_999)
    const { data } = await world.place(book, poor, { legs: legs(1) })
    expect([data.state, data.reason]).toEqual(['refused', 'NOT_ENOUGH_MONEY'])
    expect(world.wallet.balance(world.playerOf(poor))).toBe(99_999)
  })

  it('Y71 whose session has ended at the wallet hears so from the debit, and nothing moves', async () => {
    const gone = await world.aPlayer(1_000_000)
    await world.db.sql`
      update book.session set wallet_token = 'ended' where player = (select max(player) from book.session)`
    const { data } = await world.place(book, gone, { legs: legs(1) })
    expect([data.state, data.reason]).toEqual(['refused', 'SESSION_ENDED'])
    expect(world.wallet.balance(world.playerOf(gone))).toBe(1_000_000)
  })

  it('Y44 a wallet that says nothing leaves a slip undone, with a rollback owed and nothing at risk', async () => {
    const quiet = await world.aPlayer(1_000_000)
    const player = world.playerOf(quiet)
    world.wallet.answers = () => Promise.resolve('silent')
    const { data } = await world.place(book, quiet, { legs: legs(1) })
    world.wallet.answers = () => Promise.resolve('well')
    expect([data.state, data.reason]).toEqual(['undoing', 'WALLET_SILENT'])
    expect(world.wallet.balance(player)).toBe(900_000)
    const owed = await world.db.sql<{ kind: string; of: string; minor: string }>`
      select kind, of, minor::text as minor from book.movement where bet = ${data.id} and state = 'owed' and kind <> 'debit'`
    expect(owed).toEqual([{ kind: 'rollback', of: `${data.id}:1`, minor: '100000' }])
    // Its debit, of which nobody heard, ends with the answer to the rollback: nothing of the bet is owed any more.
    await book.beat()
    const ends = await world.db.sql<{ text: string }>`
      select m.kind || ' ' || m.state || ', ' || b.state as text from book.movement m join book.bet b on b.id = m.bet
      where b.id = ${data.id} order by m.nth`
    expect(ends.map(({ text }) => text)).toEqual(['debit ended, undone', 'rollback answered, undone'])
    expect(world.wallet.balance(player)).toBe(1_000_000)
  })

  it('Y42 of fifty slips against a limit for ten, over two processes, exactly ten stand', async () => {
    const [id] = await matches(world.db, 1, 'limited')
    const other = await world.book()
    await book.beat()
    const leg = home(book, id!)
    const limit = Math.floor((100_000 * leg.odds) / 1000) * 10
    await world.db.sql`
      insert into book.term (kind, terms) values ('exposure', ${JSON.stringify({
        outcome: { '1': limit, '2': limit, '3': limit },
        player: 1_000_000_000_000,
      })}::jsonb)`
    world.nowMs += 6000
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, at) => world.place(at % 2 ? book : other, bearer, { legs: [leg] })),
    )
    const states = all.map(({ data }) => data.reason ?? data.state)
    expect(states.filter((one) => one === 'accepted')).toHaveLength(10)
    expect(states.filter((one) => one === 'EXPOSURE_FULL')).toHaveLength(40)
    await world.db.sql`delete from book.term`
    world.nowMs += 6000
  })

  it('Y42 a player’s class holds their stake, is set by people alone, and who did it stays', async () => {
    const watched = await world.aPlayer(1_000_000_000)
    const ask = { legs: legs(1), unit: 100 }
    const most = async (): Promise<number> =>
      ((await world.ask(book, watched, '/book/v1/bets/quote', ask)) as unknown as { data: Quoted }).data.mostUnit
    const usual = await most()
    await world.db.sql`insert into book.player_class values ('tenth', 10, 3)`
    const [row] = await world.db.sql<{ id: string }>`
      select id::text as id from book.player where wallet_player = ${world.playerOf(watched)}`
    const said = await book.app.inject({
      method: 'POST',
      url: '/book/desk/player-class',
      headers: { authorization: 'Bearer desk-key', 'x-trader': 'Neema' },
      payload: { player: row!.id, class: 'tenth' },
    })
    expect(said.json()).toMatchObject({ status: 'SUCCESS' })
    expect(Math.abs((await most()) - usual / 10)).toBeLessThanOrEqual(1)
    const [logged] = await world.db.sql`select who, details from book.desk_log where what = 'class'`
    expect(logged).toEqual({ who: 'Neema', details: { player: row!.id, was: 'usual', is: 'tenth' } })
  })
})
