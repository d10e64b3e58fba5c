/** The player's own data as one document: what the house keeps about him, and every movement of his money. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import { Rows } from '../wire/long-reply.ts'
import { dataOf } from './data-store.ts'
import type { ProtectionParts } from './parts.ts'

const MOVEMENTS_AT_ONCE = 1_000

/** Plain values: amounts of payments in the smallest unit as text, moments as ISO text. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one)))

/** From the first to the newest, however many there are. */
async function* movementsOf({ db, money }: ProtectionParts, playerId: bigint): AsyncGenerator<readonly unknown[]> {
  for (let after = 0n; ;) {
    const rows = await money.reports.playerRegister(db, playerId, after, MOVEMENTS_AT_ONCE)
    yield rows.map(({ at, kind, source, key, currency, minor, cash, bonus, held }) => ({
      ...{ at, kind, source, key, currency },
      ...{ amount: decimalText(minor), cash: decimalText(cash), bonus: decimalText(bonus), held: decimalText(held) },
    }))
    if (rows.length < MOVEMENTS_AT_ONCE) return
    after = rows.at(-1)!.version
  }
}

export async function myData(parts: ProtectionParts, playerId: bigint): Promise<Record<string, unknown>> {
  const kept = plain(await dataOf(parts.db, playerId)) as Record<string, unknown>
  return { ...kept, movements: new Rows(() => movementsOf(parts, playerId)) }
}
