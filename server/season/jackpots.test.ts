/** Jackpots of real matches, round after round: prizes, what rolls on, and the pool, to the kobo as a count by hand has them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { expectWholeBooks } from '@uwanja/money/testing'
import { FULLEST } from '../db/testing.ts'
import { aJackpot, RULE, SCORES, type Jackpot, type TestRound } from '../testing/jackpots.ts'
import { dice } from './bettors-testing.ts'
import { calendar, type Fixture } from './calendar-testing.ts'
import { cameTo, inWords, type Came, type Drawn, type Sold, type Terms } from './jackpot-recount-testing.ts'

const IS_WHOLE = Boolean(process.env['UWANJA_DEEP'])
/** Of each kind and league; all that there are in a deep run. */
const ROUNDS = IS_WHOLE ? 999 : 3
const PLAYERS = 30
const CASH = 100_000_00n
/** How many of a hundred picks a player knows before: nobody has thirteen right by chance. */
const KNOWS = [100, 97, 93, 85, 60, 0]

interface Kind {
  readonly of: Drawn['of']
  readonly rule: typeof RULE | typeof SCORES
  readonly typeId: number
  readonly terms: Terms
}
const KINDS: readonly Kind[] = [
  {
    of: 'ways',
    rule: RULE,
    typeId: 10,
    terms: {
      price: 100_00n,
      percentOfSales: 60n,
      percents: { 13: 85n, 12: 10n, 11: 5n },
      first: null,
      ended: 'given back',
    },
  },
  {
    of: 'scores',
    rule: SCORES,
    typeId: 1,
    terms: {
      price: 100_00n,
      percentOfSales: 50n,
      percents: { 6: 100n },
      first: { right: 4, prize: 200_00n },
      ended: 'rolls',
    },
  },
]

type Place = Pick<Drawn, 'main' | 'reserves' | 'gone'>

/** Consecutive matches of a league. What the calendar calls off is gone, and of every third round a storm takes the first four. */
function placesOf(fixtures: readonly Fixture[], { rule }: Kind): Place[] {
  const size = rule.matches + rule.reserves
  const many = Math.min(ROUNDS, Math.floor(fixtures.length / size))
  return Array.from({ length: many }, (_, nth) => {
    const own = fixtures.slice(nth * size, (nth + 1) * size)
    const isGone = (one: Fixture, at: number): boolean =>
      one.fate === 'cancelled' || one.fullTime === null || (nth % 3 === 1 && at < 4)
    return {
      main: own.slice(0, rule.matches),
      reserves: own.slice(rule.matches),
      gone: new Set(own.filter((one, at) => isGone(one, at))),
    }
  })
}

interface Lane {
  readonly kind: Kind
  readonly places: readonly Place[]
  /** The round before, and what it left. */
  last: { readonly id: string; readonly rolls: bigint } | null
}

interface Ended {
  readonly id: string
  readonly drawn: Drawn
  readonly came: Came
}

describe('jackpots of a season', { timeout: IS_WHOLE ? 3_600_000 : 120_000 }, () => {
  let jackpot: Jackpot
  let players: readonly bigint[]
  const by = dice(31)
  const ended: Ended[] = []
  beforeAll(async () => {
    jackpot = await aJackpot(FULLEST)
    players = await Promise.all(
      Array.from({ length: PLAYERS }, async () => (await jackpot.office.aPlayer({ cash: CASH })).id),
    )
  })
  afterAll(async () => {
    await expectWholeBooks(jackpot.office.db, jackpot.office.money)
    await jackpot.office.close()
  })

  /** Something that can be bet on, right or not. */
  const anyPick = (of: Drawn['of']): string =>
    of === 'ways' ? String(1 + by.below(3)) : `${String(by.below(4))}:${String(by.below(3))}`

  function picks({ main, reserves, gone }: Place, of: Drawn['of'], knows: number): Map<Fixture, string> {
    const all = by.below(3) === 0 ? main : [...main, ...reserves]
    const pick = (one: Fixture): string => (!gone.has(one) && by.below(100) < knows ? inWords(one, of) : anyPick(of))
    return new Map(all.map((one) => [one, pick(one)]))
  }

  async function sell(place: Place, { of }: Kind, round: TestRound): Promise<Sold[]> {
    const sold: Sold[] = []
    const all = [...place.main, ...place.reserves]
    for (let nth = 0; nth < 2 * PLAYERS; nth++) {
      const player = by.one(players)
      const chosen = picks(place, of, KNOWS[Number(player) % KNOWS.length]!)
      const text = [...chosen.values()].join()
      const mine = sold.filter((one) => one.player === player)
      // The same slip again is the same ticket, and of thirteen a player has five at most.
      if (mine.length === 5 || mine.some((one) => [...one.picks.values()].join() === text)) continue
      const lines = jackpot.slip(round, Object.fromEntries(all.map((one, at) => [at, chosen.get(one)!])), chosen.size)
      sold.push({ ticket: BigInt((await jackpot.buy(player, lines)).betId), player, picks: chosen })
    }
    return sold
  }

  async function open({ kind, places, last }: Lane, week: number): Promise<{ round: TestRound; drawn: Drawn }> {
    const place = places[week]!
    const guarantee = week % 2 === 0 ? 20_000_00n : 0n
    const round = await jackpot.aRound(kind.rule, {
      typeId: kind.typeId,
      guarantee: String(guarantee / 100n),
      rolledFrom: last && last.rolls > 0n ? last.id : '',
      sides: [...place.main, ...place.reserves],
    })
    const sold = await sell(place, kind, round)
    return { round, drawn: { ...place, of: kind.of, sold, guarantee, rolledIn: last?.rolls ?? 0n } }
  }

  async function end({ round, drawn }: { round: TestRound; drawn: Drawn }): Promise<void> {
    const all = [...drawn.main, ...drawn.reserves]
    const said = all.map((one) => (drawn.gone.has(one) ? 'cancelled' : one.fullTime!.join(':')))
    await jackpot.play(round, Object.fromEntries(said.entries()), all.length)
    await jackpot.settle(round.id)
  }

  it('J20 are sold, played and settled week after week', async () => {
    const fixtures = calendar(true)
    const leagues = [...new Set(fixtures.map(({ league }) => league))]
    const lanes = leagues.flatMap((league) =>
      KINDS.map((kind): Lane => {
        const own = fixtures.filter((one) => one.league === league)
        return { kind, places: placesOf(own, kind), last: null }
      }),
    )
    for (let week = 0; lanes.some(({ places }) => week < places.length); week++) {
      const running = lanes.filter(({ places }) => week < places.length)
      await jackpot.begin()
      const opened = []
      for (const lane of running) opened.push(await open(lane, week))
      await jackpot.close()
      for (const [at, lane] of running.entries()) {
        const { round, drawn } = opened[at]!
        await end({ round, drawn })
        const came = cameTo(drawn, lane.kind.terms)
        ended.push({ id: round.id, drawn, came })
        lane.last = { id: round.id, rolls: came.rolls }
      }
    }
    // Every way to end was there: whole, with a reserve, given back, rolled on, with a prize beside the pool.
    const isSeen = (way: (one: Ended) => boolean) => ended.some(way)
    expect({
      whole: isSeen(({ drawn, came }) => drawn.of === 'ways' && came.prizes.size > 1),
      reserve: isSeen(({ drawn, came }) => came.isPlayed && drawn.main.some((one) => drawn.gone.has(one))),
      back: isSeen(({ came }) => came.refunds.size > 0),
      rolled: isSeen(({ drawn, came }) => drawn.rolledIn > 0n && came.isPlayed),
      kept: isSeen(({ drawn, came }) => !came.isPlayed && drawn.of === 'scores' && came.rolls > drawn.rolledIn),
      beside: isSeen(({ came }) => came.fixed > 0n),
    }).toEqual({ whole: true, reserve: true, back: true, rolled: true, kept: true, beside: true })
  })

  it('J20 every payout, pool and rollover is what a count by hand says', async () => {
    for (const { id, came } of ended) {
      const { round } = (await jackpot.ask(rows.jackpotRound, { id })).data as {
        round: { state: string; pool: string; rolls: string }
      }
      const text = (minor: bigint) => `${String(minor / 100n)}.${String(minor % 100n).padStart(2, '0')}`
      const wanted = { pool: text(came.pool), rolls: text(came.rolls) }
      expect(round).toMatchObject({ ...wanted, state: came.isPlayed ? 'settled' : 'cancelled' })
    }
    const stored = await jackpot.office.db.sql<{ text: string }>`
      select ticket_id || ' ' || kind || ' ' || minor || ' ' || state as text from jackpot_payout order by ticket_id`
    const named = (of: ReadonlyMap<bigint, bigint>, kind: string) =>
      [...of].map(([ticket, minor]) => ({ ticket, text: `${String(ticket)} ${kind} ${String(minor)} paid` }))
    const owed = ended.flatMap(({ came }) => [...named(came.prizes, 'prize'), ...named(came.refunds, 'refund')])
    expect(stored.map(({ text }) => text)).toEqual(
      owed.toSorted((one, other) => Number(one.ticket - other.ticket)).map(({ text }) => text),
    )
  })

  it('J20 every wallet, the pools, the guarantees and the house are what the counts leave them', async () => {
    const left = new Map(players.map((id) => [id, CASH]))
    const house = { pools: 0n, guarantees: 0n, 'games:jackpot': 0n }
    for (const { drawn, came } of ended) {
      for (const { player, ticket } of drawn.sold) {
        const paid = (came.prizes.get(ticket) ?? 0n) + (came.refunds.get(ticket) ?? 0n)
        left.set(player, left.get(player)! - 100_00n + paid)
      }
      const sales = 100_00n * BigInt(drawn.sold.length)
      const given = came.isPlayed ? came.added - came.returned : 0n
      const isBack = came.refunds.size > 0
      house.guarantees -= given + came.fixed
      house['games:jackpot'] += isBack ? 0n : sales - came.fromSales
      house.pools += came.rolls - drawn.rolledIn
    }
    for (const [id, cash] of left) expect(await jackpot.cash(id), String(id)).toBe(cash)
    for (const [name, minor] of Object.entries(house))
      expect(await jackpot.house(name as keyof typeof house), name).toBe(minor)
  })
})
