/** Reports over the office's door: the trial balance, and files that agree with the ledger to the smallest unit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { EXPORT_PATH, EXPORTS, type ExportName, type Large, type TrialRow } from '@uwanja/contract/operators/reports'
import { may, ROLE_NAMES } from '@uwanja/contract/operators/roles'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { cursorsReachTheEnd, expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { csvLine } from '../operators/csv.ts'
import { anOffice, type Office } from '../testing/office.ts'

const DAY_S = 86_400

describe.each(RULE_KINDS)('reports of the office on %s', (kind) => {
  let office: Office
  let today: string
  let players: bigint[]
  beforeAll(async () => {
    office = await anOffice(kind)
    // Two days of movements, in pieces that round nothing away.
    const stake = (playerId: bigint, key: string, minor: bigint) =>
      office.money.wager({
        kind: 'staked',
        source: 'betsolutions',
        round: key,
        key: `${kind}-${key}`,
        playerId,
        amount: { currency: 'NGN', minor },
      })
    const [first, second] = [await office.aPlayer({ cash: 1_000_33n }), await office.aPlayer({ cash: 6_000_000_01n })]
    players = [first.id, second.id]
    await stake(first.id, 'a', 100_01n)
    await office.shift(DAY_S)
    await stake(first.id, 'b', 50_07n)
    const third = await office.aPlayer({ cash: 777_77n })
    players.push(third.id)
    await office.db.sql`update player set first_name = '=cmd()', last_name = 'O, "N"' where id = ${second.id}`
    await office.db.sql`
      insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state, paid_minor, company_reference)
      select 'UWBIG' || n, d, 'FastHubPayBillDeposit', 'fasthub', ${second.id}, 'NGN', m, '2348030000001', 'paid', m, 'R' || n
      from (values (1, 'deposit', 600000001), (2, 'withdraw', 590000000)) v (n, d, m)`
    today = (
      await office.db.sql<{ day: string }>`
      select (house_now() at time zone 'Africa/Lagos')::date::text as day`
    )[0]!.day
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  const minor = (text: string) =>
    /^-?0\.00$/.test(text) ? 0n : parseAmount(text.replace('-', ''), 'NGN')!.minor * (text.startsWith('-') ? -1n : 1n)
  const dayBefore = () => new Date(Date.parse(today) - DAY_S * 1000).toISOString().slice(0, 10)
  const trial = async (from: string, to: string) => {
    const { token } = await office.anOperator('finance')
    const { data } = await office.send(rows.trialBalance, { from, to }, { token })
    return (data as { rows: TrialRow[] }).rows.filter(({ currency }) => currency === 'NGN')
  }
  const get = async (
    name: ExportName,
    query: Record<string, string>,
    role: (typeof ROLE_NAMES)[number] = 'finance',
  ) => {
    const { token } = await office.anOperator(role)
    const headers = { authorization: `Bearer ${token}` }
    return office.app.inject({ url: `${EXPORT_PATH}/${name}`, query, headers })
  }
  const lines = async (name: ExportName, query: Record<string, string>) =>
    (await get(name, query)).body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))

  it('O10 the trial balance adds up to zero, each day closes where the next opens, and the last is the ledger’s', async () => {
    const [first, second, both] = [
      await trial(dayBefore(), dayBefore()),
      await trial(today, today),
      await trial(dayBefore(), today),
    ]
    const sum = (all: readonly TrialRow[], column: 'opening' | 'closing') =>
      all.reduce((total, row) => total + minor(row[column]), 0n)
    for (const one of [first, second, both]) expect([sum(one, 'opening'), sum(one, 'closing')]).toEqual([0n, 0n])
    const at = (all: readonly TrialRow[], name: string) => all.find((row) => row.name === name)!
    expect(at(first, 'players:cash').closing).toBe(at(second, 'players:cash').opening)
    expect(at(second, 'games:betsolutions')).toMatchObject({ opening: '100.01', into: '50.07', closing: '150.08' })
    expect(minor(at(both, 'bank:fasthub').closing)).toBe(
      await office.money.read.house(office.db, 'bank:fasthub', 'NGN'),
    )
  })

  it('O10 the last hours show what moved between players and the house, and nothing of yesterday', async () => {
    const { token } = await office.anOperator('finance')
    const { hours } = (await office.send(rows.playHours, {}, { token })).data as { hours: Record<string, string>[] }
    expect(hours).toHaveLength(24)
    expect(hours.at(-1)).toMatchObject({
      deposits: '777.77',
      withdrawals: '0.00',
      staked: '50.07',
      won: '0.00',
      net: '50.07',
    })
    expect(hours.slice(0, -1).every(({ staked, deposits }) => staked === '0.00' && deposits === '0.00')).toBe(true)
  })

  it('O10 the last thirty days show what was paid in and out, each day by itself', async () => {
    const { token } = await office.anOperator('support')
    const { days } = (await office.send(rows.paymentDays, {}, { token })).data as { days: Record<string, string>[] }
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ day: today, deposits: '777.77', withdrawals: '0.00' })
    expect(days.at(-2)).toEqual({ day: dayBefore(), deposits: '6001000.34', withdrawals: '0.00' })
  })

  it('O10 the reports say the same before, while and after the journals are counted into their hours', async () => {
    const range = { from: dayBefore(), to: today, zone: 'Africa/Lagos' }
    const { reports } = office.money
    const all = () =>
      Promise.all([
        reports.trialBalance(office.db, range),
        reports.trialBalance(office.db, { ...range, to: dayBefore() }),
        reports.hours(office.db, 'NGN', 48),
        reports.days(office.db, 'NGN', range.zone, 3),
        reports.taxes(office.db, range),
      ])
    const before = await all()
    await cursorsReachTheEnd(office.db)
    let counted = 0
    for (let slice; (slice = await reports.countHours(office.db, 2)) > 0; counted += slice) {
      expect(slice).toBeLessThanOrEqual(2)
      expect(await all()).toEqual(before)
    }
    const [{ n }] = (await office.db.sql`select count(*) as n from money.journal`) as [{ n: bigint }]
    expect(BigInt(counted)).toBe(n)
    // And they are the ledger's: each account's sum, the house's as the proof knows it.
    for (const { name, currency, closing } of before[0].filter((row) => !row.name.startsWith('players:')))
      expect([name, closing]).toEqual([name, (await office.money.read.house(office.db, name as 'bonuses', currency))!])
    const [{ cash }] = (await office.db.sql`
      select sum(cash)::bigint as cash from money.wallet where currency = 'NGN'`) as [{ cash: bigint }]
    expect(before[0].find(({ name, currency }) => name === 'players:cash' && currency === 'NGN')!.closing).toBe(cash)
  })

  it('O10 the file of journals and the trial balance say the same of each account, to the kobo', async () => {
    const moved = new Map<string, bigint>()
    const isPlayers = (name: string) => ['cash', 'bonus', 'held', 'debt'].includes(name)
    for (const cells of await lines('journals', { from: dayBefore(), to: today })) {
      const [from, to, amount] = cells.slice(-3) as [string, string, string]
      for (const [name, sign] of [
        [from, -1n],
        [to, 1n],
      ] as const) {
        const key = isPlayers(name) ? `players:${name}` : name
        moved.set(key, (moved.get(key) ?? 0n) + sign * minor(amount))
      }
    }
    for (const { name, opening, closing } of await trial(dayBefore(), today)) {
      expect([name, moved.get(name) ?? 0n]).toEqual([name, minor(closing) - minor(opening)])
    }
  })

  it('O10 a statement’s lines add up to the wallet, and the register holds everybody’s', async () => {
    const own = await lines('statement', { from: dayBefore(), to: today, playerId: `${players[0]}` })
    const wallet = (await office.money.read.wallet(office.db, players[0]!))!
    expect(own.reduce((total, cells) => total + minor(cells[8]!), 0n)).toBe(wallet.cash + wallet.bonus)
    expect(own.at(-1)!.slice(9).map(minor)).toEqual([wallet.cash, wallet.bonus, wallet.held])
    const all = await lines('register', { from: dayBefore(), to: today })
    expect(new Set(all.map((cells) => cells[2]))).toEqual(new Set(players.map(String)))
    expect(await lines('register', { from: today, to: today })).toHaveLength(2)
    expect(await lines('payments', { from: today, to: today })).toHaveLength(2)
  })

  it('O10 large and odd movements are listed by the jurisdiction’s row', async () => {
    const { token } = await office.anOperator('compliance')
    const { data } = await office.send(rows.largeMovements, { from: today, to: today }, { token })
    const found = data as { rows: Large[]; keepYears: number }
    expect(found.keepYears).toBe(5)
    expect(found.rows.map(({ kind: one, direction, amount }) => `${one} ${direction} ${amount}`).sort()).toEqual([
      'payment deposit 6000000.01',
      'payment withdraw 5900000.00',
      'turned withdraw 5900000.00',
    ])
    // Many small ones are one large day by their sum, and not by how large the largest is and how many they are.
    const days = async (amounts: readonly bigint[]) => {
      const { id } = await office.aPlayer()
      await office.db.sql`
        insert into payment (key, direction, view_name, company, player_id, currency, minor, msisdn, state)
        select 'large-' || ${id}::text || '-' || n, 'deposit', 'FastHubPayBillDeposit', 'fasthub', ${id}, 'NGN', minor, '', 'paid'
        from unnest(${amounts}::bigint[]) with ordinality as t (minor, n)`
      const { data: now } = await office.send(rows.largeMovements, { from: today, to: today }, { token })
      return (now as { rows: Large[] }).rows.filter((row) => row.playerId === `${id}`)
    }
    expect(await days([2_500_000_00n, 2_499_999_99n])).toEqual([])
    expect(await days([2_500_000_00n, 1n, 2_499_999_99n])).toMatchObject([{ kind: 'day', amount: '5000000.00' }])
  })

  it('O10 O01 only roles that may export take files, each is written down, and bad days are refused', async () => {
    for (const role of ROLE_NAMES) {
      const { statusCode } = await get('payments', { from: today, to: today }, role)
      expect([role, statusCode]).toEqual([role, may(role, 'reports.export') ? 200 : 403])
    }
    const player = await office.aPlayer()
    for (const name of Object.keys(EXPORTS)) {
      const headers = { authorization: `Bearer ${player.token}` }
      expect((await office.app.inject({ url: `${EXPORT_PATH}/${name}`, headers })).statusCode).toBe(401)
    }
    for (const [from, to] of [
      ['2026-02-31', '2026-03-01'],
      ['2026-03-02', '2026-03-01'],
      ['', ''],
      ['2020-01-01', '2026-01-01'],
    ]) {
      expect((await get('payments', { from: from!, to: to! })).json()).toMatchObject({
        status: 'INCORRECT_PARAMETER_VALUE',
      })
    }
    const [{ n }] = (await office.db.sql`
      select count(*)::int as n from audit where action = 'report.exported' and subject = 'export payments'`) as [
      { n: number },
    ]
    expect(n).toBeGreaterThan(2)
  })

  it('T06 the tax return, its file and the accounts of taxes say the same, to the kobo', async () => {
    const amount = { currency: 'NGN' as const, minor: 1_000_07n }
    const [one, other] = [`${kind}-tax-1`, `${kind}-tax-2`]
    const playerId = players[0]!
    const wrong = await office.db.transaction(async (tx) => {
      const paid = { company: 'fasthub', playerId, amount }
      await office.money.deposit.settled(tx, { ...paid, key: one, taxMinor: 50_01n })
      return office.money.deposit.settled(tx, { ...paid, key: other, taxMinor: 7n })
    })
    await office.db.transaction((tx) =>
      office.money.correction.reversed(tx, { key: `${kind}-undo`, journalId: wrong.journalId, reason: 'twice' }),
    )
    const file = await lines('taxes', { from: dayBefore(), to: today })
    expect(file.map((cells) => cells.slice(1))).toEqual([
      ['deposit', 'fasthub', 'NGN', '2', '50.08', '0.00', '50.08'],
      ['deposit', 'house', 'NGN', '1', '0.00', '0.07', '-0.07'],
    ])
    const owed = file.reduce((total, cells) => total + minor(cells.at(-1)!), 0n)
    const account = (await trial(dayBefore(), today)).find(({ name }) => name === 'tax:deposit')!
    expect(minor(account.closing)).toBe(owed)
    const { token } = await office.anOperator('finance')
    const { data } = await office.send(rows.taxReturn, { from: dayBefore(), to: today }, { token })
    expect(data).toMatchObject({ owed: [{ currency: 'NGN', amount: '50.01' }] })
  })

  it('O10 no cell is a formula, and quotes and commas stay in their cell', () => {
    expect(csvLine(['＝cmd()', 'a;=cmd()', 'a\t=b', '\n=b'])).toBe(`'＝cmd(),"a;=cmd()","a\t=b","'\n=b"\r\n`)
    expect(csvLine(['=cmd()', 'O, "N"', '-5.00', '-x', '@a'])).toBe(`'=cmd(),"O, ""N""",-5.00,'-x,'@a\r\n`)
  })
})
