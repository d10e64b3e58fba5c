/** Who bets: whose wallet pays, and how people have set their class. */
import type { Db } from '@uwanja/database/sql'

export interface Player {
  /** Hundredths of the usual stake. */
  readonly factor: number
  readonly extraDelay: number
}

/** Of a player who has come through a launch, with how people have set their class. */
export interface BetSession extends Player {
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
