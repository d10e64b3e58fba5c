/** The steps of a login as the database takes them: how long a place is known, which codes are spent, which devices are in use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, freezeClock, RULE_KINDS, shiftClock } from '../db/testing.ts'
import { insertPlayer } from '../players/store.ts'
import { openSession } from '../sessions/store.ts'

const DAY_S = 86_400
const HERE = '10.9.0.1'

describe.each(RULE_KINDS)('the steps of a login on %s', (kind) => {
  let db: Db
  let nth = 0
  beforeAll(async () => {
    db = await aDatabase(kind)
    await freezeClock(db)
  })
  afterAll(() => db.close())
  const aPlayer = async () => {
    const number = `234803000${String(++nth).padStart(4, '0')}`
    const row = { number, passwordHash: 'none', currency: 'NGN', country: 'NG', email: '', language: 'en' } as const
    const id = (await db.transaction((tx) => insertPlayer(tx, row)))!
    return { id, number }
  }

  it('A10 the address of a login is known for ninety days, of that player and there alone', async () => {
    const [who, other] = [await aPlayer(), await aPlayer()]
    const session = { playerId: who.id, isBrowser: false, isMobile: true, ip: HERE, agent: 'test' }
    await db.transaction((tx) => openSession(tx, session))
    const isKnown = async ({ number }: { number: string }, ip = HERE) =>
      (await db.sql<{ known: boolean }>`select is_known_address(${number}, ${ip}) as known`)[0]!.known
    await shiftClock(db, 90 * DAY_S - 1)
    expect([await isKnown(who), await isKnown(who, '10.9.0.2'), await isKnown(other)]).toEqual([true, false, false])
    await shiftClock(db, 1)
    expect(await isKnown(who)).toBe(false)
  })

  it('A12 a code that is used takes every other open one of its number and purpose with it', async () => {
    const [who, other] = [await aPlayer(), await aPlayer()]
    const code = async (of: { id: bigint; number: string }, purpose: string, livesS = 300) =>
      (
        await db.sql<{ id: bigint }>`
          insert into sms_code (verification_key, player_id, number, purpose, code_hash, expires_at)
          values (${`key-${++nth}`}, ${of.id}, ${of.number}, ${purpose}, 'x', house_now() + make_interval(secs => ${livesS}))
          returning id`
      )[0]!.id
    const use = async (id: bigint) => (await db.sql<{ used: boolean }>`select use_code(${id}) as used`)[0]!.used
    const [first, second] = [await code(who, 'login'), await code(who, 'login')]
    const [apart, anothers, old] = [await code(who, 'recovery'), await code(other, 'login'), await code(who, 'x', 0)]
    expect([await use(second), await use(second), await use(first)]).toEqual([true, false, false])
    expect([await use(apart), await use(anothers), await use(old)]).toEqual([true, true, false])
  })

  it('U07 that a device is in use is written once a day', async () => {
    const who = await aPlayer()
    const see = async () => {
      const [row] = await db.sql<{ said: string }>`select see_device(${who.id}, decode('aa', 'hex')) as said`
      const [seen] = await db.sql<{ agoS: number }>`
        select extract(epoch from house_now() - seen_at)::int as "agoS" from device where player_id = ${who.id}`
      return [row!.said, seen!.agoS]
    }
    expect(await see()).toEqual(['first', 0])
    await shiftClock(db, DAY_S)
    expect(await see()).toEqual(['known', DAY_S])
    await shiftClock(db, 1)
    expect(await see()).toEqual(['known', 0])
  })
})
