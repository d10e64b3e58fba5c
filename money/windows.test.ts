/** Windows of play against a recount, under any history. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS, freezeClock, shiftClock } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import { ruleOfPlay, type PlayRule } from './gate.ts'
import type { Money, Wager } from './money.ts'
import { HOUR_S, RULE, stake, won, undone, type Stake } from './sessions-testing.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

describe.each(RULE_KINDS)('windows of play on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    await freezeClock(db)
    money = await someMoney(db)
    await ruleOfPlay(db, RULE)
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const status = async (item: Wager) => (await money.wager(item)).status
  const used = async (player: bigint) => (await money.gate.read(db, player))!.used
  /** Rows that no window of this player holds any more, and those that one holds. */
  const kept = async (player: bigint) => {
    const [row] = await db.sql<{ old: number; held: number }>`
      select count(*) filter (where m.at <= w.month_edge)::int as old, count(*) filter (where m.at > w.month_edge)::int as held
      from money.play_move m join money.wallet w using (player_id) where player_id = ${player}`
    return row!
  }

  it('B41 whatever is staked, won, undone and reversed, and however the rule changes, a window says what it holds', async () => {
    const step = fc.record({
      hours: fc.constantFrom(0, 1, 7, 23, 24, 100, 300),
      what: fc.constantFrom('stake', 'win', 'undo', 'reverse', 'flip'),
      which: fc.nat(20),
      minor: fc.integer({ min: 1, max: 900 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const player = await aPlayer(db, money, { cash: 1_000_000n })
        const bets: { bet: Stake; at: number; minor: number; state: 'open' | 'won' | 'undone' }[] = []
        const wins: { journalId: bigint; at: number; minor: number; key: string; isReversed: boolean }[] = []
        let windows: PlayRule['windows'] = 'sliding'
        await ruleOfPlay(db, { ...RULE, windows })
        for (const { hours, what, which, minor } of steps) {
          await shiftClock(db, hours * HOUR_S)
          const { now, began } = (await money.gate.read(db, player))!
          const at = now.getTime()
          const open = bets.filter(({ state }) => state === 'open')
          const one = open[which % Math.max(1, open.length)]
          const win = wins.filter(({ isReversed }) => !isReversed)[which % Math.max(1, wins.length)]
          if (what === 'flip') {
            windows = windows === 'sliding' ? 'calendar' : 'sliding'
            await ruleOfPlay(db, { ...RULE, windows })
          } else if (what === 'stake' || (one === undefined && what !== 'reverse')) {
            const bet = stake(player, BigInt(minor))
            expect(await status(bet)).toBe('ok')
            bets.push({ bet, at, minor, state: 'open' })
          } else if (what === 'win') {
            const { journalId } = await money.wager(won(one!.bet, BigInt(minor)))
            one!.state = 'won'
            wins.push({ journalId: journalId!, at, minor, key: one!.bet.key, isReversed: false })
          } else if (what === 'undo') {
            expect(await status(undone(one!.bet))).toBe('ok')
            one!.state = 'undone'
          } else if (win !== undefined) {
            const undo = { key: `reverse-${win.key}`, journalId: win.journalId, reason: 'wrong' }
            await db.transaction((tx) => money.correction.reversed(tx, undo))
            win.isReversed = true
          }
          const staked = bets.filter(({ state }) => state !== 'undone')
          const paid = wins.filter(({ isReversed }) => !isReversed)
          const opened = what === 'flip' ? (await money.gate.read(db, player))!.began : began
          const [day, week, month] = (['day', 'week', 'month'] as const).map((window, n) => {
            const from = windows === 'sliding' ? at - [24, 168, 720][n]! * HOUR_S * 1_000 + 1 : opened[window].getTime()
            const within = (rows: readonly { at: number; minor: number }[]) =>
              BigInt(rows.filter((row) => row.at >= from).reduce((sum, row) => sum + row.minor, 0))
            return [within(staked), within(paid)] as const
          })
          expect(await used(player)).toEqual({
            dayStake: day![0],
            weekStake: week![0],
            monthStake: month![0],
            dayLoss: day![0] - day![1],
            weekLoss: week![0] - week![1],
            monthLoss: month![0] - month![1],
          })
          expect((await kept(player)).old).toBe(0)
        }
      }),
      {
        numRuns: process.env['UWANJA_DEEP'] ? 200 : 15,
        examples: [
          [['stake', 'stake', 'undo'].map((what, n) => ({ hours: n * 721, what, which: 0, minor: 9 }))],
          // What is undone and reversed under the other rule is known when the first one comes back.
          [
            ['stake', 'win', 'stake', 'flip', 'undo', 'reverse', 'flip'].map((what) => ({
              hours: 7,
              what,
              which: 0,
              minor: 9,
            })),
          ],
        ],
      },
    )
    await ruleOfPlay(db, RULE)
  })
})
