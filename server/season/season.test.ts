/** A season with players: what is in the ledger, what is in the book, and what the results say, to the smallest coin. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exposureFaults } from '@uwanja/book/recount/exposure'
import { recountSettled } from '@uwanja/book/recount/settled'
import type { BetDetails } from '@uwanja/contract/site/bets'
import { user } from '@uwanja/contract/site/user'
import { FULLEST } from '../db/testing.ts'
import { expectBooks } from '../testing/house.ts'
import { type Act, bets, dice } from './bettors-testing.ts'
import { byDay, calendar, type Fixture, type Score } from './calendar-testing.ts'
import { netOf, type Slip, worthOf } from './recount-testing.ts'
import { aStage, MONEY, type Stage, TAX_BASIS_POINTS } from './stage-testing.ts'

const IS_WHOLE = Boolean(process.env['UWANJA_DEEP'])
const PLAYERS = 200
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
/** So long ahead matches are bet on. */
const AHEAD_MS = 4 * DAY_MS
const VISITS_A_DAY = 30
const ACTS: readonly Act[] = [
  ...(['system', 'six', 'part', 'part', 'edit', 'edit', 'same-match', 'free'] as const),
  ...(['single', 'flex', 'double', 'banker', 'cash', 'back'] as const),
]

/** A player comes by on a path that they did not take. */
function oddPaths(slips: readonly Slip[]): Record<string, number> {
  const picks = (slip: Slip) => slip.legs.flatMap((leg) => leg.picks)
  const isVoid = ({ fate, fullTime }: Fixture) => fate === 'cancelled' || fullTime === null
  const paths: Readonly<Record<string, (slip: Slip) => boolean>> = {
    'void leg in a system': (slip) =>
      slip.sizes.length > 1 && [true, false].every((is) => picks(slip).some(({ fixture }) => isVoid(fixture) === is)),
    'half line in a six-fold': (slip) =>
      slip.legs.length === 6 && picks(slip).some(({ specifiers }) => /\.(25|75)$/.test(specifiers)),
    'same-match multiple': (slip) => slip.legs.some((leg) => leg.picks.length > 1),
    'free bet': (slip) => slip.isFree,
    'partial cash-out, then resettled': (slip) =>
      slip.sold !== null && slip.end === 'results' && picks(slip).some(({ fixture }) => fixture.fate === 'wrong'),
    edit: (slip) => slip.end === 'replaced',
  }
  return Object.fromEntries(
    Object.entries(paths).map(([name, isIt]) => [name, new Set(slips.filter(isIt).map(({ player }) => player)).size]),
  )
}

/** Of a bet that was undone, on a machine too busy to answer in time, the debit has ended with the rollback that names it. */
const unanswered = ({ db }: Stage['house']) => db.sql`
  select m.key, m.kind, m.state, m.code, m.tries, b.state as bet from book.movement m join book.bet b on b.id = m.bet
  where m.state <> 'answered' and (m.state, b.state) <> ('ended', 'undone') limit 5`

describe('a season with players', { timeout: IS_WHOLE ? 3_600_000 : 300_000 }, () => {
  let stage: Stage
  const slips: Slip[] = []
  const refusals: string[] = []
  const fixtures = calendar(IS_WHOLE)

  beforeAll(async () => {
    stage = await aStage(FULLEST, PLAYERS)
  })
  afterAll(() => stage.close())

  let visits = 0
  async function betOn(open: readonly Fixture[], by: ReturnType<typeof dice>): Promise<void> {
    const shown = new Map(await Promise.all(open.map(async (one) => [one, await stage.shown(one)] as const)))
    const ring = { stage, dice: by, shown }
    for (let nth = 0; nth < VISITS_A_DAY; nth++) {
      // What a match that will not be played makes of a system is rare: more of them while there is one.
      const turn = ACTS[visits % ACTS.length]!
      const act =
        (turn === 'single' || turn === 'double') && open.some(({ fate }) => fate === 'cancelled') ? 'system' : turn
      const player = stage.players[(visits++ * 7) % PLAYERS]!
      const came = await bets(ring, act, await stage.visit(player), open)
      if (typeof came === 'string') refusals.push(came)
      else slips.push(...came)
    }
  }

  const otherThan = ([home, away]: Score): Score => [away, home + 1]
  async function play(today: readonly Fixture[]): Promise<void> {
    const endOf = ({ afterMs }: Fixture): number => stage.firstMs + afterMs + 2 * HOUR_MS
    await stage.until(Math.max(...today.map(endOf)))
    for (const one of today) {
      if (one.fate === 'cancelled') await stage.cancel(one, stage.firstMs + one.afterMs - HOUR_MS)
      else if (one.fate === 'wrong') await stage.end(one, endOf(one), otherThan(one.fullTime!), [0, 0])
      else if (one.fullTime) await stage.end(one, endOf(one), one.fullTime, one.halfTime)
    }
    await stage.until(0)
    await stage.until(Math.max(...today.map(endOf)) + 20 * MINUTE_MS)
    for (const one of today.filter(({ fate }) => fate === 'wrong'))
      await stage.end(one, endOf(one) + 10 * MINUTE_MS, one.fullTime!, one.halfTime)
    await stage.until(0)
  }

  it('Y74 200 players bet their way through it, at least one in twenty of them on each odd path', async () => {
    const by = dice(17)
    let announced = 0
    for (const [day, today] of [...byDay(fixtures)].toSorted(([one], [other]) => one - other)) {
      const [fromMs, first] = [day * DAY_MS, today[0]!.afterMs]
      const news = fixtures.slice(announced).filter(({ afterMs }) => afterMs < fromMs + AHEAD_MS)
      announced += news.length
      await stage.until(stage.firstMs + first - 3 * HOUR_MS)
      if (news.length > 0) await stage.announce(news)
      const open = fixtures.filter(({ afterMs }) => afterMs >= first && afterMs < fromMs + AHEAD_MS)
      if (open.length >= 6) await betOn(open, by)
      await play(today)
    }
    // Nobody says a word of what was never played: it is void after two days.
    await stage.until(stage.firstMs + fixtures.at(-1)!.afterMs + 50 * HOUR_MS)
    await stage.until(0)
    expect(stage.faults).toEqual([])
    expect(refusals.length / (slips.length + refusals.length), refusals.join('\n')).toBeLessThan(0.05)
    for (const [path, players] of Object.entries(oddPaths(slips)))
      expect(players, path).toBeGreaterThanOrEqual(PLAYERS / 20)
  })

  it('Y74 the book has of every bet what the results say', async () => {
    const rows = await stage.house.db.sql<{ id: string; lines: number; worth: string }>`
      select id, lines, outcome || ' ' || won_minor || ' ' || cashed_minor || ' ' || voided_minor as worth
      from book.bet where state = 'accepted'`
    const stored = new Map(rows.map((row) => [row.id, row]))
    expect(rows).toHaveLength(slips.length)
    const differing = slips.flatMap((slip) => {
      const { lines, worth } = stored.get(slip.id)!
      const { outcome, won, cashed, voided } = worthOf(slip, lines)
      const wanted = `${outcome} ${String(won)} ${String(cashed)} ${String(voided)}`
      return wanted === worth ? [] : [`${slip.id} ${wanted}, the book ${worth}`]
    })
    expect(differing).toEqual([])
    expect(await recountSettled(stage.house.db)).toEqual([])
  })

  it('Y74 the ledger has of every player what the results leave them, and nothing is owed to anybody', async () => {
    const { house, players } = stage
    // What a busy machine did not answer in time is said again a while later.
    let atMs = stage.firstMs + fixtures.at(-1)!.afterMs + 50 * HOUR_MS
    await vi.waitFor(
      async () => {
        await stage.until((atMs += HOUR_MS))
        expect(await unanswered(house)).toEqual([])
      },
      { timeout: 90_000, interval: 100 },
    )
    const lines = new Map(
      (await house.db.sql<{ id: string; lines: number }>`select id, lines from book.bet`).map((row) => [
        row.id,
        row.lines,
      ]),
    )
    const wanted = new Map(players.map((player) => [player, MONEY]))
    const rounds = new Map<string, Slip[]>()
    for (const slip of slips) rounds.set(slip.round, [...(rounds.get(slip.round) ?? []), slip])
    for (const bet of rounds.values()) {
      const worths = bet.map((slip) => worthOf(slip, lines.get(slip.id)!))
      const sum = (of: (at: number) => bigint): bigint => bet.reduce((all, _, at) => all + of(at), 0n)
      const [{ player, isFree }] = bet as [Slip]
      const round = {
        player,
        isFree,
        debits: sum((at) => BigInt(bet[at]!.debit)),
        won: sum((at) => worths[at]!.won + worths[at]!.cashed),
        voided: sum((at) => worths[at]!.voided),
      }
      wanted.set(player, wanted.get(player)! + netOf(round, TAX_BASIS_POINTS))
    }
    const found = new Map<bigint, bigint>()
    for (const player of players) {
      const wallet = (await house.server.money.read.wallet(house.db, player))!
      found.set(player, wallet.cash + wallet.bonus)
    }
    expect([...found].filter(([player, minor]) => wanted.get(player) !== minor)).toEqual([])
    const [left] = await house.db.sql`
      select (select count(*)::int from book.bet where state not in ('accepted', 'refused', 'undone') or outcome = 'open' and state = 'accepted') as open,
        (select count(*)::int from book.to_settle) as waiting,
        (select count(*)::int from book.hold where ended_at is null) as held,
        (select count(*)::int from bet where outcome = 'open' and exists (select 1 from money.journal j where j.key = bet.key)) as shown`
    expect(left).toEqual({ open: 0, waiting: 0, held: 0, shown: 0 })
    expect(await exposureFaults(house.db)).toEqual([])
    await expectBooks(house)
  })

  it('Y74 the platform tells of a bet what its matches came to', async () => {
    // Of a bet that is lost the wallet hears no more, and of a score that changes nothing neither.
    const isTold = ({ legs }: Slip): boolean => legs.every(({ picks }) => picks[0]!.fixture.fate !== 'wrong')
    const bet = slips.find((slip) => slip.legs.length > 1 && isTold(slip) && worthOf(slip, 1).outcome === 'won')!
    const { token } = await stage.visit(bet.player)
    const { data } = await stage.house.send(user.getBettingDetails, { betId: bet.id, company: 'altenar' }, token)
    const told = (data as BetDetails).legs.flatMap(({ selections }) => selections)
    const wanted = bet.legs.map(({ picks: [pick] }) => {
      const { fullTime, halfTime, fate } = pick!.fixture
      const isPlayed = fullTime !== null && fate !== 'cancelled'
      return isPlayed ? `${fullTime.join('-')}${halfTime ? ` (${halfTime.join('-')})` : ''}` : undefined
    })
    expect(told.map(({ score }) => score)).toEqual(wanted)
  })
})
