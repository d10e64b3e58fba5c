/** What operators decide on: a player in figures, one payment with its reasons, and what a reference leads to. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficePayment } from '@uwanja/contract/operators/payments'
import type { WeekFigures } from '@uwanja/contract/operators/reports'
import type { Found, PlayerSummary } from '@uwanja/contract/operators/summary'
import { expectWholeBooks } from '@uwanja/money/testing'
import { NO_LIMITS } from '@uwanja/money'
import { RULE_KINDS } from '../../db/testing.ts'
import { noteRiskFlag, numberProven, playerById, setPersonalDetails } from '../../players/store.ts'
import { anOffice, type Office } from '../../testing/office.ts'
import { requestWithdrawal } from '../withdrawals.ts'

const NGN = (minor: bigint) => ({ currency: 'NGN', minor }) as const

describe.each(RULE_KINDS)('what operators decide on, on %s', (kind) => {
  let office: Office
  let token: string
  beforeAll(async () => {
    office = await anOffice(kind, { WITHDRAW_SMALL_MINOR: '100000', WITHDRAW_AUTOMATIC_MINOR: '500000' })
  })
  beforeEach(async () => {
    token = (await office.anOperator('finance')).token
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  const paid = (id: bigint, direction: 'deposit' | 'withdraw', minor: bigint, key: string) => office.db.sql`
    insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state, paid_minor, company_reference)
    values (${`${key}${id}`}, ${direction}, 'FastHubPayBillDeposit', 'fasthub', ${id}, 'NGN', ${minor}, '2348030000001', 'paid',
      ${minor}, ${`F-${key}${id}`})`
  const wager = (of: 'staked' | 'won', playerId: bigint, key: string, minor: bigint) =>
    office.money.wager({
      kind: of,
      source: 'betsolutions',
      key: `${key}-${playerId}-${of}`,
      round: `${key}-${playerId}`,
      playerId,
      amount: NGN(minor),
    })
  const summary = async (id: bigint, asking = token) =>
    (await office.send(rows.playerSummary, { id: `${id}` }, { token: asking })).data as PlayerSummary
  const found = async (words: string) =>
    ((await office.send(rows.findReference, { words }, { token })).data as { found: Found[] }).found

  it('R71 a player in figures: money in and out, play of 30 days, limits, bonus, sessions, devices', async () => {
    const { id } = await office.aPlayer({ cash: 10_000_00n })
    await office.db.sql`update player set created_at = house_now() - interval '40 days 3 hours' where id = ${id}`
    await paid(id, 'deposit', 700_00n, 'UWIN')
    await paid(id, 'deposit', 300_50n, 'UWINTWO')
    await paid(id, 'withdraw', 200_00n, 'UWOUT')
    await wager('staked', id, 'plain', 100_00n)
    await wager('won', id, 'plain', 40_00n)
    await office.db.transaction((tx) =>
      office.money.gate.limited(tx, id, { ...NO_LIMITS, weekDeposit: 5_000_00n, dayLoss: 50_00n }),
    )
    await office.db.sql`
      insert into bonus (player_id, rule, state, currency, granted_minor, required_minor, wagered_minor)
      values (${id}, 'first-deposit', 'active', 'NGN', 50000, 250000, 10000)`
    await office.db.sql`insert into device (player_id, mark, was_news) values (${id}, 'a', false), (${id}, 'b', true)`
    expect(await summary(id)).toMatchObject({
      ageDays: 40,
      cash: '9940.00',
      deposits: { count: 2, amount: '1000.50' },
      withdrawals: { count: 1, amount: '200.00' },
      staked: '100.00',
      won: '40.00',
      result: '-60.00',
      limits: [
        { name: 'weekDeposit', amount: '5000.00' },
        { name: 'dayLoss', amount: '50.00' },
      ],
      bonus: { name: 'first-deposit', state: 'active', granted: '500.00', required: '2500.00', wagered: '100.00' },
      openSessions: 1,
      sessions: [{ isMobile: expect.any(Boolean) }],
      devices: { count: 2 },
      standing: { excludedUntil: null, breakUntil: null },
    })
    // A trader has no business with what protects players.
    const trader = await office.anOperator('trading')
    expect(await summary(id, trader.token)).toMatchObject({ limits: null, sessionMinutes: null })
    const readers = await office.db.sql`
      select 1 from audit where action = 'player.read' and subject = ${`player ${id}`}`
    expect(readers).toHaveLength(2)
    expect(await office.send(rows.playerSummary, { id: '999999999' }, { token })).toMatchObject({ status: 'NOT_FOUND' })
  })

  it('R71 O114 a withdrawal that waits is shown with the figures behind its reasons, its steps and its player', async () => {
    const { id, number } = await office.aPlayer({ cash: 20_000_00n })
    await setPersonalDetails(office.db, id, { firstName: 'Zuri', lastName: 'Okafor', birthDate: '1990-01-01' })
    await office.db.transaction(async (tx) => {
      await numberProven(tx, id, number)
      await noteRiskFlag(tx, id, 'new-device')
    })
    await paid(id, 'deposit', 400_00n, 'UWPAID')
    const player = (await playerById(office.db, id))!
    const order = await requestWithdrawal(office.banking, player, 'FastHubWithdraw', '6000')
    const { data } = await office.send(rows.payment, { id: `${order}` }, { token })
    expect(data as OfficePayment).toMatchObject({
      direction: 'withdraw',
      destination: number,
      amount: '6000.00',
      state: 'requested',
      steps: [{ state: 'requested' }],
      player: { id: `${id}`, name: 'Zuri Okafor', deposits: { count: 1, amount: '400.00' } },
      review: {
        reasons: ['amount', 'first', 'doubt', 'deposits'],
        decision: '',
        figures: {
          withinDay: '6000.00',
          automatic: '5000.00',
          deposited: '400.00',
          bonus: '0.00',
          doubtAt: expect.any(String),
          payee: '',
          destination: number,
        },
      },
    })
    // Who may not see withdrawals sees the payment, and nothing of what is decided.
    const trader = await office.anOperator('trading')
    const theirs = await office.send(rows.payment, { id: `${order}` }, { token: trader.token })
    expect(theirs.data as OfficePayment).toMatchObject({ amount: '6000.00', destination: '', review: null })
    expect(await office.send(rows.payment, { id: '999999999' }, { token })).toMatchObject({ status: 'NOT_FOUND' })
  })

  it('R72 a reference leads to its payment, its bet and the movements of its round', async () => {
    const { id } = await office.aPlayer({ cash: 1_000_00n })
    await paid(id, 'deposit', 70_00n, 'UWREF')
    await wager('staked', id, 'flight', 10_00n)
    await wager('won', id, 'flight', 25_00n)
    await office.db.sql`
      insert into bet (company, key, bet_id, round, player_id, slip, content)
      values ('altenar', ${`stake-${id}`}, ${`BET${id}`}, ${`life-${id}`}, ${id},
        '{"kind": "single", "stake": "1500", "currency": "NGN"}', 'c')`
    const payment = { kind: 'payment', playerId: `${id}`, what: 'deposit', amount: '70.00', state: 'paid' }
    for (const words of [`UWREF${id}`, `uwref${id}`, `F-UWREF${id}`, ` UWREF${id} `])
      expect(await found(words), words).toMatchObject([payment])
    const bet = { kind: 'bet', id: `BET${id}`, where: 'altenar', what: 'single', amount: '15.00', state: 'open' }
    for (const words of [`BET${id}`, `stake-${id}`, `life-${id}`])
      expect(await found(words), words).toMatchObject([bet])
    const movements = [
      { kind: 'journal', what: 'wager.won', amount: '25.00' },
      { kind: 'journal', what: 'wager.staked', amount: '-10.00' },
    ]
    expect(await found(`flight-${id}`)).toMatchObject(movements)
    expect(await found(`flight-${id}-staked`)).toMatchObject([movements[1]])
    expect(await found('nothing-of-ours')).toEqual([])
  })
})

describe.each(RULE_KINDS)('a week beside the one before, on %s', (kind) => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(kind)
  })
  afterAll(() => office.close())

  it('R73 GGR, NGR, players and payouts of seven days stand beside the seven before, until the same moment', async () => {
    const wager = (of: 'staked' | 'won', playerId: bigint, key: string, minor: bigint) =>
      office.money.wager({
        kind: of,
        source: 'betsolutions',
        key: `${key}-${of}`,
        round: key,
        playerId,
        amount: NGN(minor),
      })
    const payout = (playerId: bigint, seconds: number) => office.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state, created_at, updated_at)
      values (${`UWW${playerId}-${seconds}`}, 'withdraw', 'FastHubWithdraw', 'fasthub', ${playerId}, 'NGN', 100, '2348030000001',
        'paid', house_now() - make_interval(secs => ${seconds}::int), house_now())`
    const played = (playerId: bigint) => office.db.sql`
      insert into play_day (player_id, day, staked_minor, night_stakes)
      values (${playerId}, (house_now() at time zone 'Africa/Lagos')::date, 1, 0)`
    const first = await office.aPlayer({ cash: 1_000_00n })
    await wager('staked', first.id, 'old', 100_00n)
    await wager('won', first.id, 'old', 30_00n)
    await payout(first.id, 600)
    await played(first.id)
    // A week and an hour later: what is later in that day than this moment counts to neither.
    await office.shift(7 * 86_400)
    const second = await office.aPlayer({ cash: 1_000_00n })
    await office.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state)
      values ('UWFIRST', 'deposit', 'FastHubPayBillDeposit', 'fasthub', ${second.id}, 'NGN', 100, '2348030000001', 'paid')`
    await office.aPlayer()
    await wager('staked', second.id, 'new', 200_00n)
    await wager('won', second.id, 'new', 250_00n)
    for (const seconds of [60, 120, 180]) await payout(second.id, seconds)
    for (const id of [first.id, second.id]) await played(id)
    await office.db.transaction((tx) =>
      office.money.bonus.granted(tx, { key: 'gift', playerId: second.id, amount: NGN(20_00n) } as never),
    )
    const { token } = await office.anOperator('finance')
    const { data } = await office.send(rows.weeks, {}, { token })
    const { week, weekBefore, days } = data as {
      week: WeekFigures
      weekBefore: WeekFigures
      days: { ggr: string; ggrBefore: string }[]
    }
    expect(week).toEqual({
      ggr: '-50.00',
      ngr: '-70.00',
      staked: '200.00',
      deposits: expect.any(String),
      active: 2,
      fresh: 2,
      converted: 1,
      payoutHalfS: 120,
      payoutMostS: expect.closeTo(168),
      payouts: 3,
    })
    expect(weekBefore).toMatchObject({
      ggr: '70.00',
      ngr: '70.00',
      active: 1,
      fresh: 1,
      converted: 0,
      payoutHalfS: 600,
    })
    expect(days).toHaveLength(7)
    expect(days.at(-1)).toMatchObject({ ggr: '-50.00', ggrBefore: '70.00' })
    // Who looks after players has no business with the house's figures.
    const support = await office.anOperator('support')
    expect(await office.send(rows.weeks, {}, { token: support.token })).toMatchObject({ http: 403 })
  })
})
