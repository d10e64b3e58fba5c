/** SQL of what stands sealed, wherever it stands: found by the name of its key, and put back sealed anew. */
import type { Db, Sql } from '@uwanja/money/sql'

interface SealedColumn {
  readonly column: string
  /** For whom it was sealed, as whoever opens it says it. */
  readonly owner: string
  /** How many are read at once, where one may be large. */
  readonly atOnce?: number
}

/** Every column whose rows `Sealing` opens. A test asks the catalogue for columns that are in neither list. */
export const SEALED = {
  authenticator: { column: 'sealed_key', owner: `player_id::text` },
  operator: { column: 'totp_sealed', owner: `'operator ' || id` },
  player_identity: { column: 'document_sealed', owner: `'document ' || player_id` },
  company_key: { column: 'sealed', owner: `'company-key ' || company || ' ' || name` },
  race: { column: 'seed', owner: `'race ' || url_suffix` },
  hold_picture: { column: 'sealed', owner: `'hold-picture ' || player_id || ' ' || key`, atOnce: 8 },
  erased_player: { column: 'sealed', owner: `'erased ' || player_id` },
} as const satisfies Readonly<Record<string, SealedColumn>>
export type SealedTable = keyof typeof SEALED

export const readAtOnce = (table: SealedTable): number => (SEALED[table] as SealedColumn).atOnce ?? AT_ONCE
const AT_ONCE = 200

export interface SealedRow {
  readonly place: string
  readonly sealed: Uint8Array
  readonly owner: string
}

/** @param name The first bytes, which say with which key it was sealed. */
export async function sealedUnder(db: Sql, table: SealedTable, name: Uint8Array, limit: number): Promise<SealedRow[]> {
  const { column, owner } = SEALED[table]
  const text = `select ctid::text as place, ${column} as sealed, ${owner} as owner from ${table}
    where substring(${column} from 1 for ${name.length}) = $1::bytea limit $2::int`
  return (await db.query(text, [name, limit])) as unknown as SealedRow[]
}

/** Not where somebody else has changed it meanwhile. @returns whether it is there. */
export async function putSealed(db: Db, table: SealedTable, { place, sealed }: SealedRow, anew: Uint8Array) {
  const { column } = SEALED[table]
  const text = `update ${table} set ${column} = $3::bytea where ctid = $1::tid and ${column} = $2::bytea returning 1`
  return (await db.query(text, [place, sealed, anew])).length === 1
}
