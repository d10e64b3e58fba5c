/** SQL of the companies' keys. Nothing here opens what is sealed. */
import type { Sql, Tx } from '@uwanja/money/sql'

export interface KeyRow {
  readonly company: string
  readonly name: string
  readonly state: 'standing' | 'waiting'
  readonly sealed: Uint8Array
  readonly setBy: bigint
  readonly setByName: string
  readonly setAt: Date
}

export async function keyRows(db: Sql): Promise<KeyRow[]> {
  return db.sql`
    select k.company, k.name, k.state, k.sealed, k.set_by as "setBy", o.name as "setByName", k.set_at as "setAt"
    from company_key k join operator o on o.id = k.set_by order by k.company, k.name`
}

/** All of one company, so that two changes of one key are made in turn. */
export async function lockKeys(
  tx: Tx,
  company: string,
): Promise<Pick<KeyRow, 'name' | 'state' | 'sealed' | 'setBy'>[]> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`company-key ${company}`}, 0))`
  return tx.sql`
    select name, state, sealed, set_by as "setBy" from company_key where company = ${company} for update`
}

export async function putKey(
  tx: Tx,
  key: Pick<KeyRow, 'company' | 'name' | 'state' | 'setBy'> & { readonly sealed: Uint8Array },
): Promise<void> {
  await tx.sql`
    insert into company_key (company, name, state, sealed, set_by)
    values (${key.company}, ${key.name}, ${key.state}, ${key.sealed}::bytea, ${key.setBy})
    on conflict (company, name, state)
      do update set sealed = excluded.sealed, set_by = excluded.set_by, set_at = house_now()`
}

export async function dropWaitingKey(tx: Tx, company: string, name: string): Promise<void> {
  await tx.sql`delete from company_key where company = ${company} and name = ${name} and state = 'waiting'`
}
