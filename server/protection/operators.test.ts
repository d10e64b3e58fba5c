/** Operators protect a player: exclusion after a family's letter, lifted by two alone, a break and a limit, and their lists. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { EXPORT_PATH } from '@uwanja/contract/operators/reports'
import type { FoundPlayer, PlayerPage } from '@uwanja/contract/operators/players'
import type { OfficeProtection } from '@uwanja/contract/operators/protection'
import { requestWithdrawal } from '../banking/withdrawals.ts'
import { FULLEST } from '../db/testing.ts'
import { numberProven, playerById } from '../players/store.ts'
import { anOffice, type Office } from '../testing/office.ts'

const WHY = 'the family wrote to us'
let office: Office
let token: string
let second: string
beforeAll(async () => {
  office = await anOffice(FULLEST)
  token = (await office.anOperator('compliance')).token
  second = (await office.anOperator('compliance')).token
})
afterAll(() => office.close())

const aPlayer = async () => {
  const { id, number } = await office.aPlayer({ cash: 9_000_00n })
  await office.db.transaction((tx) => numberProven(tx, id, number))
  return id
}
let plays = 0
const stake = async (id: bigint) => {
  const amount = { currency: 'NGN', minor: 100n } as const
  const bet = { kind: 'staked', source: 'betsolutions', playerId: id, amount, key: `p-${++plays}`, round: 'r' } as const
  return (await office.money.wager(bet)).status
}
const lettersOf = async (id: bigint) =>
  (
    await office.db.sql<{ letter: string; body: string }>`
      select letter, body from message where player_id = ${id} order by id`
  ).map(({ letter, body }) => [letter, body.includes(WHY)])
const exclude = (id: bigint) => office.send(rows.excludePlayer, { id: `${id}`, months: 6, why: WHY }, { token })
const askLift = (id: bigint) => office.send(rows.askExclusionLift, { id: `${id}`, why: WHY }, { token })
const decide = async (by: string) => {
  const { data } = await office.send(rows.approvals, { kind: 'exclusion-lifted' }, { token: by })
  const { id } = (data as { approvals: { id: string; state: string }[] }).approvals.find(
    (one) => one.state === 'waiting',
  )!
  return (await office.send(rows.decideApproval, { id, decision: 'approve', why: '' }, { token: by })).status
}
const listed = async (list: 'exclusion' | 'timeOut' | 'limit', id: bigint) =>
  (
    (await office.send(rows.protections, { list, playerId: `${id}`, before: '' }, { token })).data as {
      rows: OfficeProtection[]
    }
  ).rows

it('B32 R69 after a family’s letter the office excludes: sessions end, the player reads why, and withdraws', async () => {
  const id = await aPlayer()
  expect((await exclude(id)).status).toBe('SUCCESS')
  expect(await stake(id)).toBe('blocked')
  expect(await lettersOf(id)).toEqual([['excludedByOffice', true]])
  expect(office.reported).toEqual([id])
  expect(await office.db.sql`select 1 from session where player_id = ${id} and ended_at is null`).toEqual([])
  const player = (await playerById(office.db, id))!
  expect(await requestWithdrawal(office.banking, player, 'FastHubWithdraw', '700')).toBeGreaterThan(0n)
  expect(await listed('exclusion', id)).toMatchObject([
    { subject: 'exclusion', by: expect.stringContaining('compliance') },
  ])
  // Whoever opens the player's page reads it first.
  const page = (await office.send(rows.player, { id: `${id}` }, { token })).data as PlayerPage
  expect(Date.parse(page.standing.excludedUntil!)).toBeGreaterThan(Date.now() + 150 * 86_400_000)
  expect(page.standing.breakUntil).toBeNull()
  const { players } = (await office.send(rows.findPlayers, { words: `${id}` }, { token })).data as {
    players: FoundPlayer[]
  }
  expect(players.find((one) => one.id === `${id}`)).toMatchObject({ standing: 'excluded', currency: 'NGN' })
  // As long already: there is nothing to do.
  expect((await exclude(id)).status).toBe('NO_LONGER_OPEN')
})

it('B32 two people lift what an operator placed, and nobody what the player promised', async () => {
  const [id, own] = [await aPlayer(), await aPlayer()]
  await exclude(id)
  expect((await askLift(id)).data).toMatchObject({ waits: true })
  expect(await stake(id)).toBe('blocked')
  expect(await decide(token)).toBe('SECOND_PERSON_REQUIRED')
  expect(await decide(second)).toBe('SUCCESS')
  expect(await stake(id)).toBe('ok')
  expect((await lettersOf(id)).map(([letter]) => letter)).toEqual(['excludedByOffice', 'exclusionLifted'])
  await office.db.transaction(async (tx) => {
    await office.money.gate.excluded(tx, own, new Date(Date.now() + 400 * 86_400_000))
    await tx.sql`insert into protection_step (player_id, subject, step, new_value, effective_at)
      values (${own}, 'exclusion', 'set', 'x', house_now())`
  })
  expect((await askLift(own)).status).toBe('PLAYER_EXCLUDED')
  await expect(office.db.transaction((tx) => office.money.gate.cameBack(tx, own))).rejects.toThrow(/cannot end early/)
})

it('B32 a break and a limit of the office hold at once, are told with their reason, and only grow stricter', async () => {
  const id = await aPlayer()
  const limit = (amount: string) =>
    office.send(rows.limitPlayer, { id: `${id}`, name: 'dayStake', amount, why: WHY }, { token })
  expect((await limit('1.50')).status).toBe('SUCCESS')
  expect((await limit('2')).status).toBe('INCORRECT_PARAMETER_VALUE')
  expect(await stake(id)).toBe('ok')
  expect(await stake(id)).toBe('limit')
  expect((await office.send(rows.breakPlayer, { id: `${id}`, hours: 24, why: WHY }, { token })).status).toBe('SUCCESS')
  expect(await stake(id)).toBe('blocked')
  expect(await lettersOf(id)).toEqual([
    ['limitByOffice', true],
    ['breakByOffice', true],
  ])
  expect([(await listed('limit', id)).length, (await listed('timeOut', id)).length]).toEqual([1, 1])
  const support = (await office.anOperator('support')).token
  expect((await office.send(rows.breakPlayer, { id: `${id}`, hours: 24, why: WHY }, { token: support })).status).toBe(
    'FORBIDDEN',
  )
})

it('B32 B40 the office limits a session of play at once, shorter alone, and the player reads why', async () => {
  const id = await aPlayer()
  const limit = (minutes: number, by = token) =>
    office.send(rows.limitSession, { id: `${id}`, minutes, why: WHY }, { token: by })
  expect((await limit(60)).status).toBe('SUCCESS')
  expect([(await limit(60)).status, (await limit(90)).status]).toEqual([
    'INCORRECT_PARAMETER_VALUE',
    'INCORRECT_PARAMETER_VALUE',
  ])
  expect([(await limit(0)).status, (await limit(20)).status]).toEqual(['VALIDATION_ERROR', 'VALIDATION_ERROR'])
  const limitS = async () => (await office.money.gate.read(office.db, id))!.sessionLimitS
  expect(await limitS()).toBe(3_600)
  expect((await limit(15)).status).toBe('SUCCESS')
  expect(await limitS()).toBe(900)
  expect(await lettersOf(id)).toEqual([
    ['sessionLimitByOffice', true],
    ['sessionLimitByOffice', true],
  ])
  const by = expect.stringContaining('compliance') as string
  expect(await listed('limit', id)).toMatchObject([
    { subject: 'session', step: 'set', value: '15', by },
    { subject: 'session', step: 'set', value: '60', by },
  ])
  expect(
    await office.db
      .sql`select action, why, after from audit where subject = ${`player ${id}`} order by id desc limit 1`,
  ).toEqual([{ action: 'player.limited', why: WHY, after: { limit: 'session', minutes: 15 } }])
  const support = (await office.anOperator('support')).token
  expect((await limit(15, support)).status).toBe('FORBIDDEN')
  expect((await office.send(rows.limitSession, { id: '99999', minutes: 15, why: WHY }, { token })).status).toBe(
    'NOT_FOUND',
  )
})

it('B35 exclusions, breaks, limits and interactions of all players stand in lists by days, and leave as files', async () => {
  const [one, other] = [await aPlayer(), await aPlayer()]
  const days = async (back: number) =>
    (
      await office.db.sql<{ day: string }>`
        select ((house_now() at time zone 'Africa/Lagos')::date - ${back}::int)::text as day`
    )[0]!.day
  const limit = { id: `${other}`, name: 'weekLoss', amount: '77.25', why: WHY } as const
  expect((await office.send(rows.limitPlayer, limit, { token })).status).toBe('SUCCESS')
  const session = { id: `${other}`, minutes: 120, why: WHY }
  expect((await office.send(rows.limitSession, session, { token })).status).toBe('SUCCESS')
  await office.db
    .sql`insert into harm_sign (player_id, marker, step, seen, done_what) values (${one}, 'chasing', 'person', '{}', '')`
  await office.shift(86_400)
  // Operators log in anew each day.
  token = (await office.anOperator('compliance')).token
  await exclude(one)
  await office.send(rows.breakPlayer, { id: `${other}`, hours: 24, why: WHY }, { token })
  const [today, yesterday] = [await days(0), await days(1)]
  const found = async (list: 'exclusion' | 'timeOut' | 'limit' | 'interaction', from: string, to: string) => {
    const { data } = await office.send(rows.protections, { list, playerId: '', before: '', from, to }, { token })
    return (data as { rows: OfficeProtection[] }).rows.map(({ playerId, subject }) => [BigInt(playerId), subject])
  }
  expect(await found('exclusion', today, today)).toEqual([[one, 'exclusion']])
  expect(await found('timeOut', today, today)).toEqual([[other, 'timeOut']])
  expect(await found('limit', today, today)).toEqual([])
  expect(await found('limit', yesterday, yesterday)).toContainEqual([other, 'weekLoss'])
  expect(await found('limit', yesterday, yesterday)).toContainEqual([other, 'session'])
  expect(await found('interaction', yesterday, today)).toEqual([[one, 'chasing']])

  const file = (name: string, bearer: string) => {
    const query = { from: yesterday, to: today }
    return office.app.inject({ url: `${EXPORT_PATH}/${name}`, query, headers: { authorization: `Bearer ${bearer}` } })
  }
  const line = async (name: string, id: bigint, what = '') =>
    (await file(name, token)).body.split('\r\n').find((text) => text.includes(`,${id},`) && text.includes(what))
  expect(await line('exclusions', one)).toMatch(/,exclusion,set,20.*,compliance-\d+$/)
  expect(await line('breaks', other)).toMatch(/,timeOut,set,20.*,compliance-\d+$/)
  expect(await line('limits', other, 'weekLoss')).toMatch(/,weekLoss,set,7725,compliance-\d+$/)
  expect(await line('limits', other, 'session')).toMatch(/,session,set,120,compliance-\d+$/)
  expect(await line('interactions', one)).toMatch(/,chasing,person,,$/)
  // Who keeps the money sees reports, and not who excluded themselves.
  const finance = (await office.anOperator('finance')).token
  expect((await file('exclusions', finance)).json()).toMatchObject({ status: 'FORBIDDEN' })
})
