/** Who bets: whose wallet pays, and how people have set their class. */
import type { Db } from '@uwanja/database/sql'

/** Of a player who has come through a launch. */
export interface BetSession {
  readonly player: bigint
  /** The name of the wallet that pays, and the player's there. */
  readonly wallet: string
  readonly walletPlayer: string
  /** What the wallet asks of a debit. */
  readonly walletToken: string
  readonly currency: string
  readonly lang: string
}

/** Who looks at a page of that wallet's bookmaker. */
export interface Guest {
  readonly player: null
  readonly wallet: string
}

export interface Player {
  /** Hundredths of the usual stake. */
  readonly factor: number
  readonly extraDelay: number
}

/** In their order; null: there is no such player. */
export async function readPlayers(db: Db, ids: readonly bigint[]): Promise<(Player | null)[]> {
  const rows = await db.sql<Player & { id: string }>`
    select p.id::text as id, c.factor::int as factor, c.extra_delay_s::int as "extraDelay"
    from book.player p join book.player_class c on c.name = p.class where p.id = any(${ids.map(String)}::bigint[])`
  const found = new Map(rows.map(({ id, ...player }) => [id, player]))
  return ids.map((id) => found.get(String(id)) ?? null)
}

/** By people alone, with who it was. False: there is no such player or class. */
export async function setClass(db: Db, id: string, name: string, who: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.sql<{ was: string }>`
      update book.player p set class = ${name} from book.player old
      where p.id = ${id}::bigint and old.id = p.id
        and exists (select 1 from book.player_class where name = ${name}) returning old.class as was`
    if (!row) return false
    await tx.sql`
      insert into book.desk_log (who, what, details)
      values (${who}, 'class', ${JSON.stringify({ player: id, was: row.was, is: name })}::jsonb)`
    return true
  })
}
