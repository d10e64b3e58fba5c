/** Races over real spins at the studio, over the companies' own wire: points, places and prizes are those of a recount from the journals. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { cashrace } from '@uwanja/contract/site/cashrace'
import { game } from '@uwanja/contract/site/game'
import { FULLEST } from '../db/testing.ts'
import { project } from '../runtime/projections.ts'
import { aHouse, aPlayer, expectBooks, type House, type LoggedIn } from '../testing/house.ts'
import { anOfficeDoor } from '../testing/promotions.ts'
import { cursorsReachTheEnd, isEverythingRead } from '@uwanja/money/testing'
import { racesProjection } from './counting.ts'
import { recounted, type Recounted } from './recount-testing.ts'

const [PLAYERS, ROUNDS] = process.env['UWANJA_DEEP'] ? [10_000, 3] : [12, 6]
/** Odd on purpose: what ties share does not divide. */
const PRIZES = Array.from({ length: 20 }, (_, nth) => 100_001n * BigInt(20 - nth))
const KINDS = ['volume', 'multiple', 'row'] as const
const PATIENCE_MS = process.env['UWANJA_DEEP'] ? 300_000 : 30_000
const STAKES = ['50.00', '20.00', '4.00', '100.00', '75.50', '10.00']

let house: House
beforeAll(async () => void (house = await aHouse(FULLEST)))
afterAll(() => house.close())

/** As the game's page plays them: the studio decides, and tells the wallet over its company's dialect. */
async function spins(player: LoggedIn, gameId: string, seed: number): Promise<void> {
  const opened = await house.send(game.startEgt, { ...game.startEgt.example, gameId }, player.token)
  const page = await fetch((opened.data as { url: string }).url, { redirect: 'manual' })
  const [, fragment = ''] = (page.headers.get('location') ?? page.url).split('#')
  const headers = {
    'content-type': 'application/json',
    'x-studio-session': new URLSearchParams(fragment).get('s') ?? '',
  }
  const api = `${house.sandbox.url}/studio/api/play`
  for (let round = 0; round < ROUNDS; round++) {
    const state = (await (await fetch(`${api}/state`, { headers })).json()) as { me: { commitment: string } }
    const stake = STAKES[(seed + round) % STAKES.length]!
    const bet = { id: randomUUID(), stake, wish: null, commitment: state.me.commitment, words: `w${String(round)}` }
    const answer = await fetch(`${api}/open`, { method: 'POST', headers, body: JSON.stringify(bet) })
    expect(answer.status).toBe(200)
  }
}

/** A race over all games of the company, made behind the doors; it began an hour ago. */
async function aRace(counts: string): Promise<bigint> {
  const rule = {
    counts,
    step: '1000',
    leastStake: '1000',
    scope: { by: 'company', which: ['egt'] },
    prizes: PRIZES.map(String),
    payAs: 'cash',
    times: 0,
    days: 0,
  }
  const [row] = await house.db.sql<{ id: bigint }>`
    with u as (insert into race_rule (name, version, rule)
      values (${counts}, 1, ${JSON.stringify(rule)}::jsonb) returning id)
    insert into race (rule_id, names, url_suffix, currency, from_at, to_at, planned_to, state)
    select id, '{"en": "Studio", "sw": "", "zh": ""}'::jsonb, ${counts}, 'NGN', house_now() - interval '1 hour',
      house_now() + interval '1 day', house_now() + interval '1 day', 'running' from u returning id`
  await house.db.sql`insert into race_game (race_id, source, game) values (${row!.id}, 'egt', '')`
  return row!.id
}

/** By name, what the journals come to. */
const recountOf = (counts: string): Promise<readonly Recounted[]> =>
  recounted(house.db, { source: 'egt', counts, leastStake: 1_000n, step: 1_000n, prizes: PRIZES })

describe('races at the studio', { timeout: 3_600_000 }, () => {
  let races: readonly bigint[]
  const counts = new Map<string, readonly Recounted[]>()

  it(`C04 C14 ${String(PLAYERS)} players at the studio have the points of a recount`, async () => {
    races = await Promise.all(KINDS.map(aRace))
    for (let at = 0; at < PLAYERS; at += 6) {
      const some = await Promise.all([0, 1, 2, 3, 4, 5].map(() => aPlayer(house, { cash: 100_000_00n })))
      await Promise.all(some.map((player, nth) => spins(player, '801', at + nth)))
    }
    await cursorsReachTheEnd(house.db)
    const told = racesProjection(async () => {})
    // The house counts by itself, too: whoever finds it at work waits for it.
    do await project(house.db, house.server.money, told)
    while (!(await isEverythingRead(house.db, told.name)))
    for (const [at, kind] of KINDS.entries()) {
      const stored = await house.db.sql<{ player: bigint; points: bigint }>`
        select player_id as player, points from race_points where race_id = ${races[at]!} order by player_id`
      const wanted = await recountOf(kind)
      counts.set(kind, wanted)
      expect(stored).toHaveLength(Math.ceil(PLAYERS / 6) * 6)
      expect(stored).toEqual(wanted.map(({ player, points }) => ({ player, points })))
    }
    expect(counts.get('volume')!.every(({ points }) => points > 0n)).toBe(true)
  })

  const best = (kind: string) =>
    counts
      .get(kind)!
      .filter(({ points }) => points > 0n)
      .toSorted((one, other) => Number(other.points - one.points || one.player - other.player))
  const text = (minor: bigint) => `${String(minor / 100n)}.${String(minor % 100n).padStart(2, '0')}`

  it('C04 C07 every leaderboard has the places, shares and masked numbers of the recount', async () => {
    for (const kind of KINDS) {
      const { data } = await house.send(cashrace.getCashraceDetails, { urlSuffix: kind })
      const shown = (data as { leaderboard: object[] }).leaderboard
      const wanted = best(kind).slice(0, 50)
      expect(shown).toEqual(
        wanted.map(({ number, place, points, prize }) => ({
          place,
          player: `${number.slice(0, 3)}•••${number.slice(-3)}`,
          points: Number(points),
          prize: Number(prize) / 100,
        })),
      )
    }
  })

  async function settle(id: string, prizes: readonly object[]): Promise<void> {
    const door = anOfficeDoor(house)
    const [first, second] = [await door.anOperator('trading'), await door.anOperator('finance')]
    const dry = await vi.waitFor(
      async () => {
        const answer = await door.ask(rows.cashraceDryRun, { id }, first)
        expect(answer.status).toBe('SUCCESS')
        return answer.data as { prizes: object[] }
      },
      { timeout: PATIENCE_MS, interval: 200 },
    )
    expect(dry.prizes).toMatchObject(prizes)
    expect(dry.prizes).toHaveLength(prizes.length)
    expect((await door.ask(rows.askCashraceSettled, { id, why: 'looked at' }, first)).status).toBe('SUCCESS')
    const { approvals } = (await door.ask(rows.approvals, { kind: 'race-settled' }, second)).data as {
      approvals: { id: string; subject: string }[]
    }
    const pending = approvals.find(({ subject }) => subject === `race ${id}`)!
    const decision = { id: pending.id, decision: 'approve', why: '' } as const
    expect((await door.ask(rows.decideApproval, decision, second)).status).toBe('SUCCESS')
    await vi.waitFor(
      async () => {
        const { race } = (await door.ask(rows.cashrace, { id }, first)).data as { race: { state: string } }
        expect(race.state).toBe('settled')
      },
      { timeout: PATIENCE_MS, interval: 200 },
    )
  }

  it('C04 C16 two people settle what the recount says, and each prize is in its wallet once', async () => {
    const cash = async () =>
      new Map(
        (
          await house.db.sql<{ id: bigint; cash: bigint }>`
          select player_id as id, cash from money.wallet`
        ).map(({ id, cash: minor }) => [id, minor]),
      )
    const before = await cash()
    await house.shift(49 * 3_600)
    for (const [at, kind] of KINDS.entries()) {
      const prizes = best(kind).filter(({ prize }) => prize > 0n)
      expect(prizes.length).toBeGreaterThan(0)
      const named = prizes.map(({ player, place, points, prize }) => {
        return { playerId: String(player), place, points: String(points), prize: text(prize) }
      })
      await settle(String(races[at]!), named)
    }
    const owed = new Map(before)
    const all = KINDS.flatMap(best)
    for (const { player, prize } of all) owed.set(player, owed.get(player)! + prize)
    expect(await cash()).toEqual(owed)
    const paid = all.reduce((sum, { prize }) => sum + prize, 0n)
    expect(await house.server.money.read.house(house.db, 'races', 'NGN')).toBe(-paid)
    await expectBooks(house)
  })
})
