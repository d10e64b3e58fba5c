/** The reminder that stands in the ledger: no stake passes, whoever sends it, and all else does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS, freezeClock, shiftClock } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import { ruleOfPlay } from './gate.ts'
import type { Money, Wager } from './money.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

const MINUTE_S = 60
let sequence = 0
const stake = (playerId: bigint, minor = 100n) =>
  ({
    kind: 'staked',
    source: 'studio',
    key: `reminded-${++sequence}`,
    playerId,
    round: `reminded-round-${sequence}`,
    amount: { currency: 'NGN', minor },
  }) as const satisfies Wager

describe.each(RULE_KINDS)('the reminder on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    await freezeClock(db)
    money = await someMoney(db)
    await ruleOfPlay(db, { pauseS: 30 * MINUTE_S, reminderS: 60 * MINUTE_S, windows: 'calendar' })
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const status = async (item: Wager) => (await money.wager(item)).status
  const logsIn = (player: bigint) => db.sql`select money.logged_in(${player})`
  const minutes = (count: number) => shiftClock(db, count * MINUTE_S)
  const every = (player: bigint, count: number) =>
    db.sql`update money.wallet set reminder_s = ${count * MINUTE_S} where player_id = ${player}`

  it('B39 no stake passes from the moment when the reminder is due until it is answered', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    await logsIn(player)
    const [winning, undoing] = [stake(player), stake(player)]
    expect([await status(winning), await status(undoing)]).toEqual(['ok', 'ok'])
    await minutes(60)
    expect(await status(stake(player))).toBe('reminder')
    // What was taken before is told again, won and taken back.
    expect(await status(winning)).toBe('duplicate')
    const win = {
      ...winning,
      kind: 'won',
      key: `win-${winning.key}`,
      amount: { currency: 'NGN', minor: 700n },
    } as const
    expect(await status(win)).toBe('ok')
    const { source, key: betKey } = undoing
    const undo = {
      kind: 'rolled-back',
      source,
      key: `undo-${betKey}`,
      playerId: player,
      betKey,
      currency: 'NGN',
    } as const
    expect(await status(undo)).toBe('ok')
    expect(await money.read.wallet(db, player)).toMatchObject({ cash: 10_600n })
    // It does not go by itself, however late it is.
    await minutes(24 * 60)
    expect(await status(stake(player))).toBe('reminder')
    await money.gate.reminderAnswered(db, player)
    expect(await status(stake(player))).toBe('ok')
    await minutes(59)
    expect(await status(stake(player))).toBe('ok')
    // Answered before it is due: it goes on counting.
    await money.gate.reminderAnswered(db, player)
    await minutes(1)
    expect(await status(stake(player))).toBe('reminder')
  })

  it('B39 a log-in between stakes begins nothing anew; one after a pause does', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    await logsIn(player)
    await minutes(45)
    expect(await status(stake(player))).toBe('ok')
    await minutes(15)
    await logsIn(player)
    expect(await status(stake(player))).toBe('reminder')
    await minutes(14)
    await logsIn(player)
    expect(await status(stake(player))).toBe('reminder')
    await minutes(1)
    await logsIn(player)
    expect(await status(stake(player))).toBe('ok')
  })

  it('B39 counts from the first stake of who was logged in before, and their own words hold', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    expect(await status(stake(player))).toBe('ok')
    await every(player, 15)
    await minutes(14)
    expect(await status(stake(player))).toBe('ok')
    await minutes(1)
    expect(await status(stake(player))).toBe('reminder')
    await every(player, 120)
    expect(await status(stake(player))).toBe('ok')
    await every(player, 0)
    await minutes(24 * 60)
    expect(await status(stake(player))).toBe('ok')
    expect((await money.gate.read(db, player))!.reminderDueAt).toBeNull()
  })

  it('B39 of many stakes at once none passes while the answer is not written', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    await logsIn(player)
    await minutes(60)
    const many = () => Promise.all(Array.from({ length: 20 }, () => status(stake(player))))
    expect(new Set(await many())).toEqual(new Set(['reminder']))
    await Promise.all([1, 2, 3].map(() => money.gate.reminderAnswered(db, player)))
    expect(new Set(await many())).toEqual(new Set(['ok']))
  })

  it('B39 a wallet that is busy keeps nobody from logging in', async () => {
    const player = await aPlayer(db, money, { cash: 10_000n })
    await logsIn(player)
    await minutes(40)
    if (kind === 'postgres') {
      await db.transaction(async (tx) => {
        await money.gate.locked(tx, player)
        await logsIn(player)
      })
      await minutes(20)
      expect(await status(stake(player))).toBe('reminder')
    }
    await logsIn(player)
    expect(await status(stake(player))).toBe('ok')
  })
})
