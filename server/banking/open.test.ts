/** What an open payment is, is said once in the contract and once in the database: both say the same, and the indexes too. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpen, PAYMENT_STATES } from '@uwanja/contract/site/payment-states'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, RULE_KINDS } from '../db/testing.ts'

describe.each(RULE_KINDS)('open payments on %s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
  })
  afterAll(() => db.close())

  it('W06 a payment is open until somebody has said how it ends, in code and in SQL', async () => {
    expect(PAYMENT_STATES.filter(isOpen)).toEqual(['requested', 'approved', 'sent'])
    const rows = await db.sql<{ state: string; isOpen: boolean }>`
      select state, is_payment_open(state) as "isOpen" from unnest(${PAYMENT_STATES}::text[]) state`
    expect(rows.filter((row) => row.isOpen).map(({ state }) => state)).toEqual(['requested', 'approved', 'sent'])
    const [column] = await db.sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'payment_state_check'`
    expect([...column!.rule.matchAll(/'(\w+)'/g)].map(([, state]) => state)).toEqual(PAYMENT_STATES)
  })

  it.each([
    ['payment_one_open_withdrawal', `direction = 'withdraw' and player_id = 1`],
    ['payment_silent', `direction = 'deposit' and updated_at < house_now()`],
  ])('W06 %s holds what the function calls open, so that its queries are answered from it', async (index, where) => {
    const plan = await db.transaction(async (tx) => {
      await tx.script('set local enable_seqscan = off')
      return tx.query(`explain select id from payment where is_payment_open(state) and ${where}`, [])
    })
    expect(JSON.stringify(plan)).toContain(index)
  })
})
