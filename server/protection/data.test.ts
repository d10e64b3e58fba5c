/** A player's own data: everything of his, nothing of anybody else, and no secret. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { protection } from '@uwanja/contract/site/protection'
import { FULLEST } from '../db/testing.ts'
import { anOffice } from '../office/testing.ts'
import { aHouse, aPlayer, type House } from '../testing.ts'
import { longReply } from '../wire/long-reply.ts'
import { success } from '../wire/to-wire.ts'
import { myData } from './data-rules.ts'
import type { ProtectionParts } from './parts.ts'

it('B20 a player takes away what is kept about him: all of it, nobody else’s, and no secret', async () => {
  const office = await anOffice(FULLEST)
  try {
    const [own, other] = [await office.aPlayer({ cash: 12_34n }), await office.aPlayer({ cash: 99_99n })]
    await office.db.transaction((tx) => office.parts.tell(tx, own.id, 'holdLifted', {}))
    const reply = longReply(success(await myData(office.parts as unknown as ProtectionParts, own.id)))!
    const text = (await reply.toArray()).join('')
    expect((JSON.parse(text) as { data: object }).data).toMatchObject({
      profile: [{ number: own.number }],
      sessions: [{ address: '10.1.1.1' }],
      messages: [{ direction: 'to-player' }],
      movements: [{ kind: 'deposit.settled', amount: '12.34', cash: '12.34' }],
    })
    for (const secret of [other.number, '99.99', own.token, 'hash', 'sealed']) expect(text).not.toContain(secret)
  } finally {
    await office.close()
  }
})

describe('B20 the data of somebody who played a lot', () => {
  let house: House
  beforeAll(async () => void (house = await aHouse(FULLEST)))
  afterAll(() => house.close())

  it('B20 holds every movement, the newest too', async () => {
    const own = await aPlayer(house)
    const MANY = 21_003
    // Closed rounds without a win: they move nothing, and are movements all the same.
    await house.db.sql`
      insert into money.journal (epoch, id, at, source, kind, key, input_hash, currency, player_id, version, cash_after,
        bonus_after, held_after, debt_after, round)
      select 1, nextval('money.journal_id'), house_now(), 'betsolutions', 'wager.won', 'closed-' || w.player_id || '-' || n, 'h',
        w.currency, w.player_id, w.version + n, w.cash, w.bonus, w.held, w.debt, 'r' || n
      from money.wallet w, generate_series(1, ${MANY}::int) n where w.player_id = ${own.id}`
    const answer = await house.send(protection.getMyData, {}, own.token)
    const { movements } = answer.data as unknown as { movements: { key: string }[] }
    const keys = movements.map(({ key }) => key).filter((key) => key.startsWith('closed-'))
    expect(answer.status).toBe('SUCCESS')
    expect(keys).toHaveLength(MANY)
    expect(keys.at(0)).toBe(`closed-${own.id}-1`)
    expect(keys.at(-1)).toBe(`closed-${own.id}-${MANY}`)
  })
})
