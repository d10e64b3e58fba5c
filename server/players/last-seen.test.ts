/** What operators read of a player in a list: when they were last seen, by what they did themselves, and what stops them; on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { FoundPlayer, PlayerPage } from '@uwanja/contract/operators/players'
import { RULE_KINDS } from '../db/testing.ts'
import { anOffice, type Office } from '../testing/office.ts'

describe.each(RULE_KINDS)('a player who was last seen on %s', (kind) => {
  let office: Office
  beforeAll(async () => {
    office = await anOffice(kind)
  })
  afterAll(() => office.close())

  const minutesAgo = async (id: bigint) => {
    // Hours pass in between: an operator's session does not live so long.
    const { token } = await office.anOperator('admin')
    const { data: page } = await office.send(rows.player, { id: `${id}` }, { token })
    const { data: list } = await office.send(rows.findPlayers, { words: `${id}` }, { token })
    const { lastSeenAt } = page as PlayerPage
    const listed = (list as { players: FoundPlayer[] }).players.find((one) => one.id === `${id}`)
    expect(listed?.lastSeenAt).toBe(lastSeenAt)
    const [now] = await office.db.sql<{ at: Date }>`select house_now() as at`
    return Math.round((now!.at.getTime() - Date.parse(lastSeenAt)) / 60_000)
  }

  it('O112 a session that only stands, and a break that ends later, are not a player who was seen', async () => {
    const { id } = await office.aPlayer({ cash: 500_00n })
    await office.shift(3 * 3_600)
    expect(await minutesAgo(id)).toBe(180)
    await office.db.sql`
      update money.wallet set time_out_until = house_now() + interval '7 days' where player_id = ${id}`
    expect(await minutesAgo(id)).toBe(180)
  })

  it('O112 a stake and a poll say when, and whoever ends the session later does not', async () => {
    const { id, sessionId } = await office.aPlayer({ cash: 500_00n })
    await office.shift(3_600)
    await office.money.wager({
      kind: 'staked',
      source: 'betsolutions',
      key: `seen-${kind}`,
      playerId: id,
      round: 'r1',
      amount: { currency: 'NGN', minor: 100n },
    })
    await office.shift(3_600)
    expect(await minutesAgo(id)).toBe(60)
    // A poll lets the session live for two days again.
    await office.db.sql`update session set expires_at = house_now() + interval '2 days' where id = ${sessionId}`
    await office.shift(1_800)
    expect(await minutesAgo(id)).toBe(30)
    // Somebody else ended it later: the player was not there.
    await office.db.sql`update session set ended_at = house_now() where id = ${sessionId}`
    await office.shift(1_800)
    expect(await minutesAgo(id)).toBe(60)
  })

  it('O115 a player on hold is told apart in the list, for whoever may see holds', async () => {
    const { id } = await office.aPlayer()
    const standing = async (role: 'compliance' | 'trading') => {
      const by = await office.anOperator(role)
      const { data } = await office.send(rows.findPlayers, { words: `${id}` }, { token: by.token })
      return (data as { players: FoundPlayer[] }).players.find((one) => one.id === `${id}`)?.standing
    }
    expect(await standing('compliance')).toBe('open')
    await office.db.sql`
      insert into player_hold (player_id, reason, asks, due_on, blocks)
      values (${id}, 'identity', 'a photo', current_date + 7, 'withdrawals')`
    expect([await standing('compliance'), await standing('trading')]).toEqual(['held', 'open'])
    // What keeps them from playing by their own word comes first.
    await office.db.sql`
      update money.wallet set time_out_until = house_now() + interval '7 days' where player_id = ${id}`
    expect(await standing('compliance')).toBe('break')
  })
})
