/** Dormant accounts: found by the row's months, told, looked for, handed over by two and claimed back by two. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { OfficeDormant } from '@uwanja/contract/operators/dormant'
import { office as rows } from '@uwanja/contract/operators/office'
import { EXPORT_PATH } from '@uwanja/contract/operators/reports'
import { expectWholeBooks } from '@uwanja/money/testing'
import { checkForDormant } from './check.ts'
import { FULLEST } from '../db/testing.ts'
import { obstaclesOf } from '../protection/erasure-store.ts'
import { openSession } from '../sessions/store.ts'
import { anOffice, type Office } from '../testing/office.ts'

const DAY_S = 86_400
const WHY = 'called, nobody answers'
let office: Office
let token: string
let second: string
beforeAll(async () => void (office = await anOffice(FULLEST)))
const logIn = async () => {
  token = (await office.anOperator('compliance')).token
  second = (await office.anOperator('finance')).token
}
beforeEach(logIn)
// Whoever lies there is not found by the next test.
afterEach(async () => {
  await office.db.sql`update player set rank_id = 33 where rank_id = 0`
})
afterAll(async () => {
  await expectWholeBooks(office.db, office.money)
  await office.close()
})

const sent: { msisdn: string; text: string }[] = []
const faults: unknown[] = []
type Way = Parameters<typeof checkForDormant>[0]
const look = (ways: Partial<Pick<Way, 'sendSms' | 'sendMail'>> = {}) =>
  checkForDormant({
    ...office.banking,
    settings: office.deps.settings,
    sendSms: async (msisdn, text) => sent.push({ msisdn, text }) > 0,
    sendMail: null,
    onFault: (error) => void faults.push(error),
    ...ways,
  })
/** The clock is shifted by days, and operators log in anew. */
const days = async (count: number) => {
  await office.shift(count * DAY_S)
  await logIn()
}
const sessionEnds = (id: bigint) => office.db.sql`update session set ended_at = created_at where player_id = ${id}`
const aQuietPlayer = async (cash = 750_25n) => {
  const player = await office.aPlayer({ cash })
  await sessionEnds(player.id)
  return player
}
const listed = async (number: string, state: OfficeDormant['state'] | '' = '') => {
  const answer = await office.send(rows.dormantAccounts, { state, number }, { token })
  return (answer.data as { accounts: OfficeDormant[] }).accounts
}
const letters = async (playerId: bigint) =>
  (
    await office.db.sql<{ letter: string }>`
      select letter from message where player_id = ${playerId} and letter like 'dormant%' order by id`
  ).map(({ letter }) => letter)
const approve = async (kind: Approval['kind'], playerId: bigint, by = second) => {
  const { data } = await office.send(rows.approvals, { kind }, { token: by })
  const change = (data as { approvals: Approval[] }).approvals.find(
    (one) => one.state === 'waiting' && one.subject === `player ${playerId}`,
  )!
  return (await office.send(rows.decideApproval, { id: change.id, decision: 'approve', why: '' }, { token: by })).status
}
const searched = (id: string) => office.send(rows.dormantSearched, { id, why: WHY }, { token })
const askHandOver = async (id: string) =>
  (await office.send(rows.askDormantHandOver, { id, why: 'nobody was found' }, { token })).status
const cashOf = async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash
const house = (name: 'dormant' | 'trust') => office.money.read.house(office.db, name, 'NGN')

it('B49 an account is found thirty days before its year is over, its player told once, and a log-in ends it', async () => {
  const { id, number } = await aQuietPlayer()
  const empty = await office.aPlayer()
  await sessionEnds(empty.id)
  await office.db.sql`update player set sms_notifications = false where id = ${id}`
  await days(334)
  await look()
  expect(await listed(number)).toEqual([])
  await days(2)
  await look()
  await look()
  const [found] = await listed(number, 'told')
  expect(found).toMatchObject({ playerId: `${id}`, amount: '750.25', state: 'told', mayHandOver: false })
  expect(await letters(id)).toEqual(['dormantNotice'])
  // Whatever the switch for news says, and once.
  expect(sent.filter(({ msisdn }) => msisdn === number)).toHaveLength(1)
  expect(await letters(empty.id)).toEqual([])
  await days(31)
  expect((await listed(number))[0]!.state).toBe('dormant')
  const from = { isBrowser: false, isMobile: true, ip: '10.1.1.1', agent: 'a phone' }
  await office.db.transaction((tx) => openSession(tx, { playerId: id, ...from }))
  expect((await listed(number))[0]!.state).toBe('ended')
  await look()
  expect(await listed(number, 'dormant')).toEqual([])
  await expect(searched(found!.id)).resolves.toMatchObject({ status: 'NO_LONGER_OPEN' })
})

it('B49 who could not be reached by phone or mail is not told yet, comes after the others, and has the whole notice later', async () => {
  const [first, second, third] = [await aQuietPlayer(), await aQuietPlayer(), await aQuietPlayer()] as [
    QuietPlayer,
    QuietPlayer,
    QuietPlayer,
  ]
  await office.db.sql`update player set email = 'third@example.org' where id = ${third.id}`
  await days(340)
  const asked: string[] = []
  const deaf = async (msisdn: string) => {
    asked.push(msisdn)
    if (msisdn === second.number) throw new Error('no line')
    return false
  }
  await look({ sendSms: deaf, sendMail: async () => true })
  expect(faults.splice(0)).toEqual([new Error('no line')])
  const toldAt = async ({ number }: QuietPlayer) => (await listed(number))[0]!.toldAt
  expect(await Promise.all([first, second, third].map(toldAt))).toEqual([null, null, expect.any(String)])
  const late = await aQuietPlayer()
  await days(40)
  // Dormant by its day, and still not handed over: nobody was told.
  expect((await listed(first.number))[0]).toMatchObject({ state: 'dormant', mayHandOver: false })
  const dormantAt = (await listed(first.number))[0]!.dormantAt
  await office.db.sql`update dormant_account set tried_at = tried_at + interval '1 hour' where player_id = ${first.id}`
  await days(300)
  asked.length = 0
  await look({ sendSms: async (msisdn) => asked.push(msisdn) > 0 })
  expect(asked).toEqual([late, second, first].map(({ number }) => number))
  expect(Date.parse((await listed(first.number))[0]!.dormantAt)).toBeGreaterThan(Date.parse(dormantAt))
})

it('B49 the excluded, the held, whoever is on a break and test players are never dormant', async () => {
  const all = [await aQuietPlayer(), await aQuietPlayer(), await aQuietPlayer(), await aQuietPlayer()]
  const [excluded, held, resting, tester] = all as [QuietPlayer, QuietPlayer, QuietPlayer, QuietPlayer]
  const until = (d: number) => new Date(office.wall.ms + d * DAY_S * 1_000)
  await office.db.transaction(async (tx) => {
    await office.money.gate.locked(tx, excluded.id)
    await office.money.gate.excluded(tx, excluded.id, until(9_000))
    await office.money.gate.locked(tx, resting.id)
    await office.money.gate.timedOut(tx, resting.id, until(9_000))
  })
  await office.db.sql`
    insert into player_hold (player_id, reason, asks, due_on, blocks) values (${held.id}, 'identity', 'a document', '2027-01-01', 'play')`
  await office.db.sql`update player set rank_id = 33 where id = ${tester.id}`
  await days(400)
  await look()
  for (const { number } of all) expect(await listed(number)).toEqual([])
  // The months go on from the end of the hold.
  await office.db
    .sql`update player_hold set lifted_at = house_now(), lifted_by = (select min(id) from operator), lifted_why = 'seen' where player_id = ${held.id}`
  await days(300)
  await look()
  expect(await listed(held.number)).toEqual([])
  await days(60)
  await look()
  expect(await listed(held.number)).toMatchObject([{ state: 'told' }])
})
type QuietPlayer = Awaited<ReturnType<typeof aQuietPlayer>>

/** Found, dormant for a year, and looked for twice. */
const dormant = async (cash: bigint) => {
  const player = await aQuietPlayer(cash)
  await days(340)
  await look()
  const [{ id: found }] = (await listed(player.number)) as [OfficeDormant]
  await searched(found)
  await days(400)
  return { ...player, found }
}

it('B50 the money goes whole to the row’s account when time and searches are there, by two, and comes back once, by two', async () => {
  const { id, number, found } = await dormant(1_234_56n)
  const before = await house('dormant')
  expect(await askHandOver(found)).toBe('NO_LONGER_OPEN')
  await searched(found)
  expect(await listed(number)).toMatchObject([{ searches: 2, searchesDue: 2, mayHandOver: true, lastSearch: WHY }])
  expect(await askHandOver(found)).toBe('SUCCESS')
  expect(await approve('dormant-handed-over', id, token)).toBe('SECOND_PERSON_REQUIRED')
  expect(await cashOf(id)).toBe(1_234_56n)
  expect(await approve('dormant-handed-over', id)).toBe('SUCCESS')
  expect([await cashOf(id), (await house('dormant')) - before]).toEqual([0n, 1_234_56n])
  expect(await listed(number)).toMatchObject([{ state: 'handed-over', amount: '1234.56' }])
  expect(await obstaclesOf(office.db, id)).toEqual(['dormant'])
  expect(await askHandOver(found)).toBe('NO_LONGER_OPEN')
  const claim = { id: found, by: 'player', reference: '', why: 'came with the phone' } as const
  expect((await office.send(rows.askDormantClaim, claim, { token })).status).toBe('SUCCESS')
  expect(await approve('dormant-claimed', id)).toBe('SUCCESS')
  expect([await cashOf(id), (await house('dormant')) - before]).toEqual([1_234_56n, 0n])
  expect((await office.send(rows.askDormantClaim, claim, { token })).status).toBe('NO_LONGER_OPEN')
  expect(await letters(id)).toEqual(['dormantNotice', 'dormantHandedOver', 'dormantClaimed'])
  const kinds = await office.db.sql<{ type: string; minor: bigint }>`
    select type, minor from movement where player_id = ${id} and type = 'correction' order by at, id`
  expect(kinds).toEqual([
    { type: 'correction', minor: -1_234_56n },
    { type: 'correction', minor: 1_234_56n },
  ])
})

it('B50 heirs are paid out of trust, under the bank’s reference, and never the player as well', async () => {
  const { id, found } = await dormant(500_00n)
  await searched(found)
  const [kept, trust] = [await house('dormant'), await house('trust')]
  await askHandOver(found)
  expect(await approve('dormant-handed-over', id)).toBe('SUCCESS')
  const ask = async (by: 'player' | 'heirs', reference: string) =>
    (await office.send(rows.askDormantClaim, { id: found, by, reference, why: 'a will' }, { token })).status
  expect(await ask('heirs', ' ')).toBe('INCORRECT_PARAMETER_VALUE')
  expect(await ask('player', 'GTB-1')).toBe('INCORRECT_PARAMETER_VALUE')
  expect(await ask('heirs', 'GTB-1')).toBe('SUCCESS')
  expect(await approve('dormant-claimed', id)).toBe('SUCCESS')
  // The trust account stands below zero by what lies in it: it is five hundred poorer.
  expect([await cashOf(id), (await house('dormant')) - kept, (await house('trust')) - trust]).toEqual([0n, 0n, 500_00n])
  expect(await ask('player', '')).toBe('NO_LONGER_OPEN')
})

it('B50 who logs in, or wins, between asking and approving keeps the money', async () => {
  const { id, found } = await dormant(80_00n)
  await searched(found)
  expect(await askHandOver(found)).toBe('SUCCESS')
  const amount = { currency: 'NGN', minor: 5_00n } as const
  await office.db.transaction((tx) =>
    office.money.correction.made(tx, { key: 'late', playerId: id, amount, direction: 'give', reason: 'late' }),
  )
  expect(await approve('dormant-handed-over', id)).toBe('INCORRECT_PARAMETER_VALUE')
  const from = { isBrowser: false, isMobile: true, ip: '10.1.1.1', agent: 'a phone' }
  await office.db.transaction((tx) => openSession(tx, { playerId: id, ...from }))
  expect(await approve('dormant-handed-over', id)).toBe('NO_LONGER_OPEN')
  expect(await cashOf(id)).toBe(85_00n)
})

it('B45 B50 what is frozen is neither handed over nor given back, however far it has come', async () => {
  const { id, found } = await dormant(70_00n)
  await searched(found)
  expect(await askHandOver(found)).toBe('SUCCESS')
  const listedAs = (reference: string) =>
    office.db.sql`
      with looked as (insert into suspicion_case (player_id, rule, why, evidence) values (${id}, 'sanctions', '', '[]') returning id)
      insert into screening_hit (player_id, provider, list, reference, score, case_id)
      select ${id}, 'sandbox', 'sanctions', ${reference}, 90, id from looked`
  await listedAs('UN-1')
  expect(await approve('dormant-handed-over', id)).toBe('ACCOUNT_ON_HOLD')
  expect(await askHandOver(found)).toBe('ACCOUNT_ON_HOLD')
  expect(await cashOf(id)).toBe(70_00n)
  await office.db.sql`
    update suspicion_case set state = 'dismissed', decided_by = (select min(id) from operator), decided_at = house_now()
    where player_id = ${id}`
  expect(await approve('dormant-handed-over', id)).toBe('SUCCESS')
  const ask = async (by: 'player' | 'heirs') => {
    const claim = { id: found, by, reference: by === 'heirs' ? 'GTB-2' : '', why: 'a will' }
    return (await office.send(rows.askDormantClaim, claim, { token })).status
  }
  expect(await ask('heirs')).toBe('SUCCESS')
  const trust = await house('trust')
  await listedAs('UN-2')
  expect(await approve('dormant-claimed', id)).toBe('ACCOUNT_ON_HOLD')
  expect([await ask('heirs'), await ask('player')]).toEqual(['ACCOUNT_ON_HOLD', 'ACCOUNT_ON_HOLD'])
  expect([await cashOf(id), await house('trust')]).toEqual([0n, trust])
})

it('B50 the list is taken away as a file, and support sees it and decides nothing', async () => {
  const { number, found } = await dormant(60_00n)
  const today = (await office.db.sql<{ day: string }>`select house_now()::date::text as day`)[0]!.day
  const from = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`
  const year = async (a: string, b: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await office.app.inject({ url: `${EXPORT_PATH}/dormant?from=${a}&to=${b}`, headers })).body
  }
  const middle = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const file = (await year(from, middle)) + (await year(middle, today))
  expect(file).toContain('last used')
  expect(file).toContain(`${number},`)
  const support = await office.anOperator('support')
  expect((await office.send(rows.dormantAccounts, { state: '', number }, support)).status).toBe('SUCCESS')
  expect((await office.send(rows.dormantSearched, { id: found, why: WHY }, support)).status).toBe('FORBIDDEN')
})
