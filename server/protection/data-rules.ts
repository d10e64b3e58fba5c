/** The player's own data as one document: what the house keeps about him, and every movement of his money. */
import { decimalText } from '@uwanja/contract/amounts'
import { dataOf } from './data-store.ts'
import type { ProtectionParts } from './parts.ts'

const MOST_MOVEMENTS = 20_000
const ALWAYS = { from: '2000-01-01', to: '2999-12-31', zone: 'UTC' } as const

/** Plain values: amounts of payments in the smallest unit as text, moments as ISO text. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one)))

export async function myData({ db, money }: ProtectionParts, playerId: bigint): Promise<Record<string, unknown>> {
  const movements = await money.reports.register(db, ALWAYS, { playerId, after: 0n }, MOST_MOVEMENTS)
  return plain({
    ...(await dataOf(db, playerId)),
    movements: movements.map(({ at, kind, source, key, currency, minor, cash, bonus, held }) => ({
      ...{ at, kind, source, key, currency },
      ...{ amount: decimalText(minor), cash: decimalText(cash), bonus: decimalText(bonus), held: decimalText(held) },
    })),
  }) as Record<string, unknown>
}
