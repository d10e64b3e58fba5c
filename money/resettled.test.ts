/** Voids and changes, free bets and what is owed: on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabase, RULE_KINDS } from '@uwanja/server/db/testing'
import type { Db } from '@uwanja/database/sql'
import { ruleOfPlay } from './gate.ts'
import type { Money, Wager } from './money.ts'
import { ngn, fresh, stake, win, back, change, rollback } from './resettled-testing.ts'
import { aPlayer, expectWholeBooks, someMoney } from './testing.ts'

describe.each(RULE_KINDS)('voids and changes on %s', (kind) => {
  let db: Db
  let money: Money
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
  })
  afterAll(async () => {
    await expectWholeBooks(db, money)
    await db.close()
  })
  const has = async (player: bigint) => {
    const { cash, bonus, debt } = (await money.read.wallet(db, player))!
    return [cash, bonus, debt]
  }
  /** One after the other: what each was answered. */
  const said = async (...items: Wager[]) => {
    const all = []
    for (const item of items) all.push((await money.wager(item)).status)
    return all
  }

  it('B55 voids give back at most the stake, by what went back in all, once each', async () => {
    const player = await aPlayer(db, money, { cash: 700n, bonus: 300n })
    const bet = stake(player, 1_000n)
    const first = back(bet, 333n)
    // Three of ten are bonus: floor(99.9) of 333, floor(199.8) of 666, 300 of 1,000.
    expect(await said(bet, first, first)).toEqual(['ok', 'ok', 'duplicate'])
    expect(await has(player)).toEqual([234n, 99n, 0n])
    expect(await said(back(bet, 333n))).toEqual(['ok'])
    expect(await has(player)).toEqual([467n, 199n, 0n])
    expect(await said(back(bet, 335n), { ...first, amount: ngn(334n) }, back(bet, 334n), back(bet, 1n))).toEqual([
      ...['too-much', 'reused', 'ok', 'too-much'],
    ])
    expect(await has(player)).toEqual([700n, 300n, 0n])
  })

  it('B55 a void of what its player never staked, or elsewhere, or what was undone, moves nothing', async () => {
    const [player, other] = [await aPlayer(db, money, { cash: 1_000n }), await aPlayer(db, money)]
    const [bet, undone] = [stake(player, 500n), stake(player, 100n)]
    await said(bet, undone, rollback(undone))
    const wrong = [
      back({ ...bet, key: 'never' }, 1n),
      back({ ...bet, playerId: other }, 1n),
      back({ ...bet, source: 'other' }, 1n),
      { ...back(bet, 1n), round: 'another' },
    ]
    expect(await said(...wrong)).toEqual(Array.from({ length: 4 }, () => 'unknown-reference'))
    expect(await said(back(undone, 1n), back(bet, 0n), { ...back(bet, 1n), key: bet.key })).toEqual([
      ...['too-much', 'amount', 'ok'],
    ])
    expect(await has(player)).toEqual([501n, 0n, 0n])
  })

  it('B55 one id is one kind of movement: a void or a change under it is none of the others', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    const bet = stake(player, 500n)
    const [half, won] = [back(bet, 250n), win(bet, 100n)]
    const anew = change(won, 50n)
    expect(await said(bet, half, won, anew)).toEqual(['ok', 'ok', 'ok', 'ok'])
    for (const { key } of [half, anew]) {
      const others: Wager[] = [stake(player, 1n, { key }), { ...win(bet, 1n), key }, { ...rollback(bet), key }]
      expect(await said(...others)).toEqual(['reused', 'reused', 'reused'])
    }
    expect(await said({ ...back(bet, 1n), key: anew.key }, { ...change(won, 1n), key: half.key })).toEqual([
      ...['reused', 'reused'],
    ])
    expect(await has(player)).toEqual([800n, 0n, 0n])
  })

  it('B55 fifty parallel voids of a tenth give back the stake and no more', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    const bet = stake(player, 1_000n)
    await said(bet)
    const answers = await Promise.all(Array.from({ length: 50 }, () => money.wager(back(bet, 100n))))
    expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 'too-much')).toHaveLength(40)
    expect(await has(player)).toEqual([1_000n, 0n, 0n])
  })

  it('B56 a win is said anew, as often as need be: only the difference moves', async () => {
    const player = await aPlayer(db, money, { cash: 600n, bonus: 400n })
    const bet = stake(player, 1_000n)
    const won = win(bet, 2_000n)
    expect(await said(bet, won)).toEqual(['ok', 'ok'])
    expect(await has(player)).toEqual([1_200n, 800n, 0n])
    const more = change(won, 3_000n)
    expect(await said(more, more)).toEqual(['ok', 'duplicate'])
    expect(await has(player)).toEqual([1_800n, 1_200n, 0n])
    expect(await said(change(won, 500n), change(won, 500n))).toEqual(['ok', 'ok'])
    expect(await has(player)).toEqual([300n, 200n, 0n])
    expect(await said(change(won, 0n))).toEqual(['ok'])
    expect(await has(player)).toEqual([0n, 0n, 0n])
  })

  it('B56 a lost bet has a win of nothing that can be changed; a void can be changed to nothing and is staked again', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    const [lost, void1] = [stake(player, 400n), stake(player, 600n)]
    const [nothing, cancelled] = [win(lost, 0n), back(void1, 600n)]
    expect(await said(lost, void1, nothing, cancelled)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await said(win(void1, 50n))).toEqual(['unknown-round'])
    expect(await said(change(nothing, 900n), change(cancelled, 0n), win(void1, 50n))).toEqual(['ok', 'ok', 'ok'])
    expect(await has(player)).toEqual([950n, 0n, 0n])
    expect(await said(change(cancelled, 601n), change(cancelled, 600n))).toEqual(['too-much', 'ok'])
    expect(await has(player)).toEqual([1_550n, 0n, 0n])
  })

  it('B56 only companies that may say results anew, only of what their player has, and of no win that people undid', async () => {
    const [player, other] = [await aPlayer(db, money, { cash: 1_000n }), await aPlayer(db, money)]
    const bet = stake(player, 100n)
    const won = win(bet, 300n)
    const { journalId } = (await said(bet), await money.wager(won))
    expect(await said(change({ ...won, source: 'other' }, 1n))).toEqual(['no-resettle'])
    const strange = [change({ ...won, playerId: other }, 1n), change({ ...won, key: bet.key }, 1n)]
    expect(await said(...strange, change({ ...won, key: 'never' }, 1n))).toEqual([
      ...['unknown-reference', 'unknown-reference', 'unknown-reference'],
    ])
    expect(await said(change(won, 250n))).toEqual(['ok'])
    const undo = { key: fresh('reversal'), journalId: journalId!, reason: 'wrong result' }
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    expect(await has(player)).toEqual([900n, 0n, 0n])
    expect(await said(change(won, 300n))).toEqual(['unknown-reference'])
  })

  it('B57 what is taken back and spent is owed: the next win repays it first, a deposit never', async () => {
    const player = await aPlayer(db, money, { cash: 100n })
    const [bet, lost] = [stake(player, 100n), stake(player, 800n)]
    const won = win(bet, 1_000n)
    expect(await said(bet, won, lost, change(won, 300n))).toEqual(['ok', 'ok', 'ok', 'ok'])
    // 700 goes back, 200 was there.
    expect(await has(player)).toEqual([0n, 0n, 500n])
    const paid = { company: 'fasthub', key: fresh('deposit'), playerId: player, amount: ngn(1_000n) }
    await db.transaction((tx) => money.deposit.settled(tx, paid))
    expect(await has(player)).toEqual([1_000n, 0n, 500n])
    const next = stake(player, 100n)
    expect(await said(next, win(next, 350n))).toEqual(['ok', 'ok'])
    expect(await has(player)).toEqual([900n, 0n, 150n])
    // Stake that comes back repays nothing; a win that is said anew does.
    const part = back(lost, 60n)
    expect(await said(part, change(part, 100n), change(won, 400n))).toEqual(['ok', 'ok', 'ok'])
    expect(await has(player)).toEqual([1_000n, 0n, 50n])
    expect(await said(win(next, 80n))).toEqual(['ok'])
    expect(await has(player)).toEqual([1_030n, 0n, 0n])
  })

  it('B57 bonus that is not there any more is taken of cash, and what cash lacks is owed', async () => {
    const player = await aPlayer(db, money, { cash: 50n, bonus: 50n })
    const bet = stake(player, 100n)
    const won = win(bet, 400n)
    const spent = stake(player, 250n)
    // 200 cash and 200 bonus, of which 150 bonus is left.
    expect(await said(bet, won, spent, change(won, 0n))).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await has(player)).toEqual([0n, 0n, 250n])
    expect(await said(change(won, 400n))).toEqual(['ok'])
    expect(await has(player)).toEqual([0n, 150n, 0n])
  })

  it('B57 M13 a win that people undo had repaid what was owed all the same', async () => {
    const player = await aPlayer(db, money, { cash: 100n })
    const [bet, next] = [stake(player, 100n), stake(player, 100n)]
    const won = win(bet, 500n)
    const spent = stake(player, 500n)
    await said(bet, won, spent, change(won, 100n))
    const paid = { company: 'fasthub', key: fresh('deposit'), playerId: player, amount: ngn(1_000n) }
    await db.transaction((tx) => money.deposit.settled(tx, paid))
    const { journalId } = (await said(next), await money.wager(win(next, 700n)))
    expect(await has(player)).toEqual([1_200n, 0n, 0n])
    const undo = { key: fresh('reversal'), journalId: journalId!, reason: 'wrong result' }
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    expect(await has(player)).toEqual([500n, 0n, 0n])
  })

  it('B57 M13 what was spent of a win that people undo is owed, and all of it leaves the windows', async () => {
    const player = await aPlayer(db, money, { cash: 100n, bonus: 100n })
    const bet = stake(player, 200n)
    const { journalId } = (await said(bet), await money.wager(win(bet, 1_000n)))
    await said(stake(player, 700n))
    // Of 500 and 500 are 300 bonus left.
    expect(await has(player)).toEqual([0n, 300n, 0n])
    const undo = { key: fresh('reversal'), journalId: journalId!, reason: 'wrong result' }
    await db.transaction((tx) => money.correction.reversed(tx, undo))
    expect(await has(player)).toEqual([0n, 0n, 700n])
    const counted = { dayStake: 900n, dayLoss: 900n }
    expect((await money.gate.read(db, player))!.used).toMatchObject(counted)
    await ruleOfPlay(db, { pauseS: 1_800, reminderS: 0, windows: 'sliding' })
    expect((await money.gate.read(db, player))!.used).toMatchObject(counted)
    await ruleOfPlay(db, { pauseS: 1_800, reminderS: 0, windows: 'calendar' })
    expect(await money.read.playSince(db, player, new Date(0))).toEqual({ staked: 900n, won: 0n })
  })

  it('B57 two wins at once repay no more than is owed', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    const bets = [stake(player, 100n), stake(player, 100n), stake(player, 800n)] as const
    const won = win(bets[0], 500n)
    const spent = stake(player, 500n)
    await said(...bets, won, spent, change(won, 0n))
    expect(await has(player)).toEqual([0n, 0n, 500n])
    await Promise.all([money.wager(win(bets[1], 300n)), money.wager(win(bets[2], 400n))])
    expect(await has(player)).toEqual([200n, 0n, 0n])
  })

  it('B60 a rollback is refused while a void stands, and taken when that is worth nothing any more', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    const bet = stake(player, 600n)
    const part = back(bet, 200n)
    expect(await said(bet, part, rollback(bet))).toEqual(['ok', 'ok', 'wins-stand'])
    expect(await said(change(part, 0n))).toEqual(['ok'])
    expect(await has(player)).toEqual([400n, 0n, 0n])
    expect(await said(rollback(bet), change(part, 100n))).toEqual(['ok', 'too-much'])
    expect(await has(player)).toEqual([1_000n, 0n, 0n])
  })

  it('B60 a rollback is refused while a win of nothing has become one, and taken when a win has become nothing', async () => {
    const player = await aPlayer(db, money, { cash: 1_000n })
    const bet = stake(player, 600n)
    const won = win(bet, 0n)
    expect(await said(bet, won, change(won, 50n), rollback(bet))).toEqual(['ok', 'ok', 'ok', 'wins-stand'])
    expect(await said(change(won, 0n), rollback(bet))).toEqual(['ok', 'ok'])
    expect(await has(player)).toEqual([1_000n, 0n, 0n])
  })
})
