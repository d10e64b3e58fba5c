/** What the role may that we are at the database. */
import type { Sql } from '@uwanja/database/sql'

/** @returns `more`: its rights beyond tables and functions, as words with commas; empty for a role that only serves. */
export async function roleOf(db: Sql): Promise<{ readonly name: string; readonly more: string }> {
  const [role] = await db.sql<{ name: string; more: string }>`
    select rolname as name, concat_ws(', ', case when rolsuper then 'superuser' end, case when rolcreaterole then 'createrole' end,
      case when rolcreatedb then 'createdb' end, case when rolreplication then 'replication' end,
      case when rolbypassrls then 'bypassrls' end) as more
    from pg_roles where rolname = current_user`
  return role!
}

/** Whose tables these are, and in which schemas they lie. */
export async function schemasOf(db: Sql): Promise<{ readonly owner: string; readonly schemas: readonly string[] }> {
  const rows = await db.sql<{ owner: string; schema: string }>`
    select distinct tableowner as owner, schemaname as schema from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by schema`
  const [owner, ...others] = new Set(rows.map((row) => row.owner))
  if (owner === undefined) throw new Error('this database has no tables: run npm run migrate first')
  if (others.length > 0)
    throw new Error(`these tables have several owners (${[owner, ...others].join(', ')}): give them to one`)
  return { owner, schemas: [...new Set(rows.map((row) => row.schema))] }
}
