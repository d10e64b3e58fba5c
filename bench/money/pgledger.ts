/**
 * A ledger that others know as a second peer: pgledger's own SQL, for whoever has it. PGLEDGER_SQL names its files in their order,
 * with commas between them; nothing of it is part of this project. Each stake is one transfer from a player's account to the house's.
 */
import { readFileSync } from 'node:fs'
import type { Db } from '@uwanja/money/sql'
import { PLAYERS } from './load.ts'
import { START_MINOR, type Side } from './side.ts'

const HOUSE = 'house'
const BANK = 'bank'

/** The files that PGLEDGER_SQL names; null: nobody has named any. */
export function pgledgerFiles(): readonly string[] | null {
  const named = (process.env['PGLEDGER_SQL'] ?? '').split(',').map((file) => file.trim())
  const files = named.filter((file) => file !== '')
  return files.length === 0 ? null : files
}

/** Accounts by their names: pgledger makes its ids itself. */
async function accountsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql<{ id: string; name: string }>`select id, name from pgledger_accounts`
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Makes its books in this database: every player has the same money as in ours. */
async function seed(db: Db, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  for (const file of files) await db.script(readFileSync(file, 'utf8'))
  await db.sql`select pgledger_create_account(name, 'NGN') from unnest(array[${HOUSE}, ${BANK}]::text[]) name`
  await db.sql`
    select pgledger_create_account(i::text, 'NGN', allow_negative_balance => false) from generate_series(1, ${PLAYERS}::int) i`
  const ids = await accountsOf(db)
  await db.sql`
    select pgledger_create_transfer(${ids.get(BANK)!}, p.id, ${String(START_MINOR)}) from pgledger_accounts p
    where p.name not in (${HOUSE}, ${BANK})`
  await db.script('analyze')
  return ids
}

/** Takes stakes that everybody can pay: what pgledger refuses it throws. */
export async function openPgledger(db: Db, files: readonly string[]): Promise<Side> {
  const ids = await seed(db, files)
  const house = ids.get(HOUSE)!
  return {
    async take({ key, playerId, minor }) {
      await db.sql`
        select id from pgledger_create_transfer(${ids.get(String(playerId))!}, ${house}, ${String(minor)},
          metadata => ${{ key }}::jsonb)`
      return 'ok'
    },
    async check(accepted) {
      const [sums] = await db.sql<Record<'transfers' | 'house' | 'total', bigint>>`
        select (select count(*) from pgledger_transfers where to_account_id = ${house}) as transfers,
          (select balance::numeric::bigint from pgledger_accounts where id = ${house}) as house,
          (select coalesce(sum(amount), 0)::numeric::bigint from pgledger_entries) as total`
      const { transfers, house: held, total } = sums!
      const faults = [
        ...(transfers === BigInt(accepted.count) ? [] : [`${transfers} transfers for ${accepted.count} acceptances`]),
        ...(held === accepted.minor ? [] : [`the house has ${held}, accepted were ${accepted.minor}`]),
        ...(total === 0n ? [] : [`the entries add up to ${total}`]),
      ]
      return { faults, heldUp: null }
    },
  }
}
