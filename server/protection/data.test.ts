/** A player's own data: everything of his, nothing of anybody else, and no secret. */
import { expect, it } from 'vitest'
import { FULLEST } from '../db/testing.ts'
import { anOffice } from '../office/testing.ts'
import { myData } from './data-rules.ts'
import type { ProtectionParts } from './parts.ts'

it('B20 a player takes away what is kept about him: all of it, nobody else’s, and no secret', async () => {
  const office = await anOffice(FULLEST)
  try {
    const [own, other] = [await office.aPlayer({ cash: 12_34n }), await office.aPlayer({ cash: 99_99n })]
    await office.db.transaction((tx) => office.parts.tell(tx, own.id, 'holdLifted', {}))
    const data = await myData(office.parts as unknown as ProtectionParts, own.id)
    expect(data).toMatchObject({
      profile: [{ number: own.number }],
      sessions: [{ address: '10.1.1.1' }],
      messages: [{ direction: 'to-player' }],
      movements: [{ kind: 'deposit.settled', amount: '12.34', cash: '12.34' }],
    })
    const text = JSON.stringify(data)
    for (const secret of [other.number, '99.99', own.token, 'hash', 'sealed']) expect(text).not.toContain(secret)
  } finally {
    await office.close()
  }
})
