/** Signs of harm: what makes one, what the house does about it, and that the player hears of every step. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { cursorsReachTheEnd, expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'
import { takeTimeOut } from '../protection/restriction-rules.ts'
import { project } from '../runtime/projections.ts'
import { checkForHarm, playDays, type HarmDeps } from './check.ts'
import type { HarmRules } from '../jurisdictions/harm.ts'
import { signsIn, type Lately } from './markers.ts'

const RULES: HarmRules = {
  chasingDeposits: 4,
  nights: 4,
  rising: { times: 3, leastMinor: 1_000_00n },
  cancelledWithdrawals: 3,
  failedDeposits: 5,
  breakHours: 24,
}
const QUIET: Lately = {
  depositsInDay: 0,
  failedDepositsInDay: 0,
  lostInDayMinor: 0n,
  nightsInWeek: 0,
  stakedInWeekMinor: 0n,
  stakedBeforeMinor: 0n,
  cancelledInWeek: 0,
}

describe('a sign', () => {
  it.each<[string, Partial<Lately>, string[]]>([
    ['four deposits on a day that loses', { depositsInDay: 4, lostInDayMinor: 1n }, ['chasing']],
    ['three deposits', { depositsInDay: 3, lostInDayMinor: 500n }, []],
    ['four deposits on a day that wins', { depositsInDay: 4, lostInDayMinor: -1n }, []],
    ['four nights of a week', { nightsInWeek: 4 }, ['night-play']],
    ['three nights', { nightsInWeek: 3 }, []],
    // A usual week was 400: three times that is 1,200.
    ['three times a usual week', { stakedInWeekMinor: 1_200_00n, stakedBeforeMinor: 1_600_00n }, ['rising-stakes']],
    ['a kobo less', { stakedInWeekMinor: 1_199_99n, stakedBeforeMinor: 1_600_00n }, []],
    ['much more of little', { stakedInWeekMinor: 999_99n, stakedBeforeMinor: 4_00n }, []],
    ['a first week', { stakedInWeekMinor: 9_000_00n }, []],
    ['three withdrawals taken back', { cancelledInWeek: 3 }, ['cancelled-withdrawals']],
    ['five deposits that failed', { failedDepositsInDay: 5 }, ['failed-deposits']],
    ['everything at once', { nightsInWeek: 7, cancelledInWeek: 9 }, ['night-play', 'cancelled-withdrawals']],
    ['nothing', {}, []],
  ])('O20 %s', (_what, lately, markers) => {
    expect(signsIn({ ...QUIET, ...lately }, RULES).map(({ marker }) => marker)).toEqual(markers)
  })
})

describe.each(RULE_KINDS)('looking for harm on %s', (kind) => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(kind)
    // The clock of this database is held at a moment before it was made.
    await office.db.sql`update harm_round set looked_until = '-infinity'`
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })

  const deps = (): HarmDeps => ({
    ...office.deps,
    breakFor: (id, hours) => takeTimeOut(office.deps, id, hours),
  })
  const countDays = () => project(office.db, office.money, playDays(deps().jurisdiction))
  const look = async () => {
    await cursorsReachTheEnd(office.db)
    while ((await countDays()) > 0);
    await checkForHarm(deps())
  }
  let nth = 0
  const wager = (playerId: bigint, wagered: 'staked' | 'rolled-back', minor: bigint, key = `harm-${kind}-${++nth}`) =>
    office.money.wager({
      ...({ kind: wagered, source: 'betsolutions', playerId, round: key } as const),
      ...(wagered === 'staked' ? { key } : { key: `back-${key}`, bet: key }),
      amount: { currency: 'NGN', minor },
    } as never)
  const payments = async (playerId: bigint, direction: string, state: string, count: number) => {
    for (let i = 0; i < count; i++)
      await office.db.sql`
        insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state)
        values (${`harm-${kind}-${++nth}`}, ${direction}, 'FastHubPayBillDeposit', 'fasthub', ${playerId}, 'NGN', 100, '', ${state})`
  }
  const letters = async (playerId: bigint) =>
    (await office.db.sql<{ letter: string }>`select letter from message where player_id = ${playerId} order by id`).map(
      ({ letter }) => letter,
    )
  const signs = (playerId: bigint) =>
    office.db.sql<{ marker: string; step: string }>`
      select marker, step from harm_sign where player_id = ${playerId} order by id`

  it('O20 a first sign is a letter, a second goes to a person, a third is a break, and the player reads each', async () => {
    const { id } = await office.aPlayer({ cash: 9_000_00n })
    await payments(id, 'withdraw', 'cancelled', 3)
    await look()
    await look()
    expect(await signs(id)).toEqual([{ marker: 'cancelled-withdrawals', step: 'message' }])
    await payments(id, 'deposit', 'failed', 5)
    await look()
    await payments(id, 'deposit', 'paid', 4)
    await wager(id, 'staked', 100_00n)
    await look()
    expect(await signs(id)).toEqual([
      { marker: 'cancelled-withdrawals', step: 'message' },
      { marker: 'failed-deposits', step: 'person' },
      { marker: 'chasing', step: 'break' },
    ])
    expect(await letters(id)).toEqual(['harmMessage', 'harmPerson', 'harmBreak'])
    expect((await wager(id, 'staked', 100_00n)).status).toBe('blocked')
    await office.shift(24 * 3_600 + 1)
    expect((await wager(id, 'staked', 100_00n)).status).toBe('ok')
  })

  it('O20 stakes of the night count on their own day', async () => {
    const { id } = await office.aPlayer({ cash: 9_000_00n })
    // Three in the morning in Lagos of the next day, and three nights more.
    const [now] = await office.db.sql<{ s: number }>`
      select extract(epoch from date_trunc('day', house_now() at time zone 'Africa/Lagos') + interval '27 hours'
        - (house_now() at time zone 'Africa/Lagos'))::int as s`
    await office.shift(now!.s)
    for (let night = 0; night < 4; night++) {
      await wager(id, 'staked', 50_00n)
      if (night < 3) await office.shift(24 * 3_600)
    }
    // Journals above the oldest open transaction of the whole cluster are read when it has ended.
    const days = async () => {
      await countDays()
      return office.db.sql<{ staked: bigint; nights: bigint }>`
        select staked_minor as staked, night_stakes as nights from play_day where player_id = ${id} order by day`
    }
    const four = Array.from({ length: 4 }, () => ({ staked: 50_00n, nights: 1n }))
    await expect.poll(days, { timeout: 60_000 }).toEqual(four)
    await checkForHarm(deps())
    expect((await signs(id)).map(({ marker }) => marker)).toEqual(['night-play'])
  })

  it('O20 what waits for a person stands in the office until one says what they did', async () => {
    const { id } = await office.aPlayer()
    await payments(id, 'withdraw', 'cancelled', 3)
    await payments(id, 'deposit', 'failed', 5)
    await look()
    const support = await office.anOperator('support')
    const waiting = async () => {
      const answer = await office.send(rows.harmSigns, { playerId: '' }, { token: support.token })
      return (answer.data as { signs: { id: string; playerId: string; seen: object }[] }).signs.filter(
        ({ playerId }) => playerId === String(id),
      )
    }
    const [sign] = await waiting()
    expect(sign!.seen).toEqual({ deposits: '5' })
    const say = (by: { token: string }) =>
      office.send(rows.harmDone, { id: sign!.id, why: 'Called: agreed on a limit.' }, by)
    expect((await say(await office.anOperator('finance'))).status).toBe('FORBIDDEN')
    expect((await say(support)).status).toBe('SUCCESS')
    expect((await say(support)).status).toBe('NO_LONGER_OPEN')
    expect(await waiting()).toEqual([])
    const [auditLog] = await office.db.sql<{ why: string }>`
      select why from audit where action = 'harm.answered' and subject = ${`player ${id}`}`
    expect(auditLog!.why).toBe('Called: agreed on a limit.')
  })

  it('O20 who may not play anyway is left in peace', async () => {
    const { id } = await office.aPlayer()
    await office.db.transaction(async (tx) => {
      await office.money.gate.locked(tx, id)
      await office.money.gate.timedOut(tx, id, new Date(Date.now() + 400 * 86_400_000))
    })
    await payments(id, 'deposit', 'failed', 5)
    await look()
    expect(await signs(id)).toEqual([])
  })
})
