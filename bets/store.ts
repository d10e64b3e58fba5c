/** Bets in the schema of the room that takes them. Statements are texts, because the schema's name stands in them. */
import type { Sql } from '@uwanja/database/sql'
import type { Bet, Stake } from './bet.ts'

/** A bet with where it belongs; `details` are its desk's own. */
export interface StoredBet extends Bet {
  readonly desk: string
  readonly place: string
  readonly player: string
  readonly slip: string
  readonly details: unknown
}

interface BetRow {
  readonly key: string
  readonly desk: string
  readonly place: string
  readonly player: string
  readonly slip: string
  readonly stakes: readonly Stake[]
  readonly won_minor: bigint | null
  readonly is_told: boolean
  readonly disputed: string | null
  readonly details: unknown
}

/** Open ones are all in memory while their room runs; a store is asked for them at its start. */
export interface BetStore {
  /** Writes them all, in place of those with the same keys. @param sql A transaction, where they belong to more. */
  save(sql: Sql, bets: readonly StoredBet[]): Promise<void>
  /** Those of a desk on which somebody still has to act, oldest first. */
  open(sql: Sql, desk: string): Promise<readonly StoredBet[]>
  find(sql: Sql, by: { desk: string; player: string; slip: string }): Promise<StoredBet | null>
  /** A player's at one place, newest first. */
  of(sql: Sql, by: { desk: string; player: string; place: string; most: number }): Promise<readonly StoredBet[]>
}

const COLUMNS = 'key, desk, place, player, slip, stakes, won_minor, is_told, disputed, details'

function asBet({ won_minor: won, is_told: isTold, ...row }: BetRow): StoredBet {
  return { ...row, wonMinor: won === null ? null : String(won), isTold }
}

const asRow = ({ wonMinor, isTold, ...bet }: StoredBet) => ({ ...bet, won_minor: wonMinor, is_told: isTold })

/** @param schema The owner's, as in its migrations. */
export function betStore(schema: 'studio' | 'book'): BetStore {
  const read = async (sql: Sql, where: string, values: readonly unknown[]) =>
    ((await sql.query(`select ${COLUMNS} from ${schema}.bet where ${where}`, values)) as unknown as BetRow[]).map(asBet)
  return {
    async save(sql, bets) {
      await sql.query(
        `insert into ${schema}.bet as b (${COLUMNS})
         select ${COLUMNS} from jsonb_to_recordset($1::jsonb) as r(key text, desk text, place text, player text, slip text,
           stakes jsonb, won_minor bigint, is_told boolean, disputed text, details jsonb)
         on conflict (key) do update set stakes = excluded.stakes, won_minor = excluded.won_minor, is_told = excluded.is_told,
           disputed = excluded.disputed, details = excluded.details`,
        [JSON.stringify(bets.map(asRow))],
      )
    },
    open: (sql, desk) => read(sql, 'desk = $1 and is_open order by nth', [desk]),
    find: async (sql, { desk, player, slip }) =>
      (await read(sql, 'desk = $1 and player = $2 and slip = $3', [desk, player, slip]))[0] ?? null,
    of: (sql, { desk, player, place, most }) =>
      read(sql, 'desk = $1 and player = $2 and place = $3 order by nth desc limit $4', [desk, player, place, most]),
  }
}
