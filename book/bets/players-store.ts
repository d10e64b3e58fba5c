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

export interface Player {
  /** Hundredths of the usual stake. */
  readonly factor: number
  readonly extraDelay: number
}

export async function readPlayer(db: Db, id: bigint): Promise<Player | null> {
  const [row] = await db.sql<Player>`
    select c.factor::int as factor, c.extra_delay_s::int as "extraDelay"
    from book.player p join book.player_class c on c.name = p.class where p.id = ${String(id)}::bigint`
  return row ?? null
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
