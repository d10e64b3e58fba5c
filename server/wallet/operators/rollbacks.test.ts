/** Refused rollbacks over the office's door: seen with their round, undone by two people, or left with a reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { RefusedRollback } from '@uwanja/contract/operators/rollbacks'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../../db/testing.ts'
import { noteRefusedRollback } from '../store.ts'
import { anOffice, type Office } from '../../testing/office.ts'

const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })

describe.each(RULE_KINDS)('refused rollbacks on %s', (kind) => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(kind)
  })
  afterAll(async () => {
    await expectWholeBooks(office.db, office.money)
    await office.close()
  })
  type Who = Awaited<ReturnType<Office['anOperator']>>
  const list = async (who: Who) =>
    (await office.send(rows.refusedRollbacks, {}, who)).data as { rollbacks: RefusedRollback[]; total: number }
  const itemOf = async (who: Who, betKey: string) =>
    (await list(who)).rollbacks.find((one) => one.betKey === betKey) ?? null
  const waiting = async (who: Who, id: string) =>
    ((await office.send(rows.approvals, {}, who)).data as { approvals: Approval[] }).approvals.find(
      (one) => one.subject === `rollback ${id}` && one.state === 'waiting',
    )!
  const cashOf = async (id: bigint) => (await office.money.read.wallet(office.db, id))!.cash
  const undo = (playerId: bigint, name: string) =>
    office.money.wager({
      source: 'betsolutions',
      kind: 'rolled-back',
      playerId,
      currency: 'NGN',
      key: `${name}-undo`,
      betKey: `${name}-bet`,
    })

  /** 100 in the wallet, a stake of 10 that won 25, and its company's rollback, refused and noted so often. */
  async function refusedRollback(name: string, times = 1) {
    const player = await office.aPlayer({ cash: 100_00n })
    const play = { source: 'betsolutions', playerId: player.id, round: `${name}-round` } as const
    await office.money.wager({ ...play, kind: 'staked', key: `${name}-bet`, amount: ngn(10_00n) })
    await office.money.wager({ ...play, kind: 'won', key: `${name}-win`, amount: ngn(25_00n) })
    for (let time = 0; time < times; time++) {
      expect((await undo(player.id, name)).status).toBe('wins-stand')
      const refused = { company: 'betsolutions', betKey: `${name}-bet`, key: `${name}-undo`, playerId: player.id }
      await noteRefusedRollback(office.db, refused)
    }
    return player
  }

  it('O13 M04 one item a bet, however often its company asks, with what moved in the round', async () => {
    const [player, who] = [await refusedRollback('seen', 3), await office.anOperator('compliance')]
    const item = (await itemOf(who, 'seen-bet'))!
    expect(item).toMatchObject({
      company: 'betsolutions',
      playerId: `${player.id}`,
      number: player.number,
      round: 'seen-round',
      times: 3,
      waits: false,
      movements: [
        { kind: 'wager.staked', key: 'seen-bet', amount: '-10.00', isUndone: false },
        { kind: 'wager.won', key: 'seen-win', amount: '25.00', isUndone: false },
      ],
    })
    const light = (await office.send(rows.light, {}, who)).data as { rollbacks: number }
    expect(light.rollbacks).toBe((await list(who)).total)
    const [support, content] = [await office.anOperator('support'), await office.anOperator('content')]
    for (const one of [support, content])
      expect((await office.send(rows.refusedRollbacks, {}, one)).status).toBe('FORBIDDEN')
    for (const call of [rows.askRollback, rows.leaveRollback])
      expect((await office.send(call, { id: item.id, why: 'void' }, who)).status).toBe('FORBIDDEN')
  })

  it('O13 two people undo the win and give the stake back, and the company’s next word is known', async () => {
    const [asks, second] = [await office.anOperator('finance'), await office.anOperator('trading')]
    const player = await refusedRollback('undone')
    const { id } = (await itemOf(asks, 'undone-bet'))!
    expect((await office.send(rows.askRollback, { id, why: 'the round was void' }, asks)).status).toBe('SUCCESS')
    expect((await office.send(rows.askRollback, { id, why: 'again' }, second)).status).toBe('NO_LONGER_OPEN')
    expect((await itemOf(asks, 'undone-bet'))!.waits).toBe(true)
    const pending = await waiting(second, id)
    const approve = (who: Who) =>
      office.send(rows.decideApproval, { id: pending.id, decision: 'approve', why: '' }, who)
    expect((await approve(asks)).status).toBe('SECOND_PERSON_REQUIRED')
    expect(await cashOf(player.id)).toBe(115_00n)
    const both = await Promise.all([approve(second), approve(second)])
    expect(both.map(({ status }) => status).sort()).toEqual(['NO_LONGER_OPEN', 'SUCCESS'])
    expect(await cashOf(player.id)).toBe(100_00n)
    expect(office.told.at(-1)).toMatchObject({ news: 'balance', playerId: `${player.id}`, totalMinor: '10000' })
    expect(await itemOf(asks, 'undone-bet')).toBeNull()
    expect((await undo(player.id, 'undone')).status).toBe('duplicate')
    expect(await cashOf(player.id)).toBe(100_00n)
    const actions = await office.db.sql<{ action: string }>`
      select action from audit where subject in (${`rollback ${id}`}, ${`player ${player.id}`}) order by id`
    expect(actions.map(({ action }) => action)).toEqual([
      'rollback.asked',
      'reversal.made',
      'rollback.made',
      'rollback.approved',
    ])
  })

  it('O13 B57 what was spent of the win is owed, and the stake comes back', async () => {
    const [asks, second] = [await office.anOperator('finance'), await office.anOperator('finance')]
    const player = await refusedRollback('spent')
    const later = {
      source: 'betsolutions',
      playerId: player.id,
      round: 'later',
      key: 'spent-later',
      kind: 'staked',
    } as const
    await office.money.wager({ ...later, amount: ngn(100_00n) })
    const { id } = (await itemOf(asks, 'spent-bet'))!
    await office.send(rows.askRollback, { id, why: 'void' }, asks)
    const pending = await waiting(second, id)
    const answer = await office.send(rows.decideApproval, { id: pending.id, decision: 'approve', why: '' }, second)
    expect(answer.status).toBe('SUCCESS')
    // 25 of the win are taken of 15, then the stake of 10 comes back.
    expect(await office.money.read.wallet(office.db, player.id)).toMatchObject({ cash: 10_00n, debt: 10_00n })
    expect(await itemOf(asks, 'spent-bet')).toBeNull()
  })

  it('O13 one person leaves both as they are, with a reason, and no money moves', async () => {
    const who = await office.anOperator('finance')
    const player = await refusedRollback('left')
    const { id } = (await itemOf(who, 'left-bet'))!
    const leave = () => office.send(rows.leaveRollback, { id, why: 'their desk confirms the win' }, who)
    expect([(await leave()).status, (await leave()).status]).toEqual(['SUCCESS', 'NO_LONGER_OPEN'])
    expect(await itemOf(who, 'left-bet')).toBeNull()
    expect(await cashOf(player.id)).toBe(115_00n)
    expect((await office.send(rows.askRollback, { id, why: 'void' }, who)).status).toBe('NO_LONGER_OPEN')
    expect((await office.send(rows.askRollback, { id: '999999', why: 'void' }, who)).status).toBe('NOT_FOUND')
  })

  it('O13 an item whose stake was taken back meanwhile needs nobody', async () => {
    const who = await office.anOperator('finance')
    const player = await refusedRollback('meanwhile')
    const [win] = await office.db.sql<{ id: bigint }>`
      select id from money.journal where key = 'meanwhile-win' and kind = 'wager.won'`
    const reversal = { key: 'meanwhile-reversal', journalId: win!.id, reason: 'wrong result' }
    await office.db.transaction((tx) => office.money.correction.reversed(tx, reversal))
    expect((await undo(player.id, 'meanwhile')).status).toBe('ok')
    expect(await itemOf(who, 'meanwhile-bet')).toBeNull()
  })
})
