/** SQL of what people set for all bets: dated rules, and classes of players; each with who it was in one transaction. */
import type { Db, Sql } from '@uwanja/database/sql'
import type { Terms } from '../bets/terms.ts'
import { setTerm } from '../bets/terms-store.ts'
import { noteAction } from './store.ts'

export type SetRules = { readonly [Kind in 'limits' | 'exposure' | 'delay' | 'review']?: Terms[Kind] | undefined }

export async function keepRules(db: Db, said: SetRules, who: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (said.limits) await setTerm(tx, 'limits', said.limits)
    if (said.exposure) await setTerm(tx, 'exposure', said.exposure)
    if (said.delay) await setTerm(tx, 'delay', said.delay)
    if (said.review) await setTerm(tx, 'review', said.review)
    await noteAction(tx, null, { who, what: 'rules', details: said })
  })
}

export interface PlayerClass {
  readonly name: string
  readonly factor: number
  readonly extraDelay: number
}

export async function keepClass(db: Db, said: PlayerClass, who: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.sql`
      insert into book.player_class (name, factor, extra_delay_s)
      values (${said.name}, ${said.factor}::smallint, ${said.extraDelay}::smallint)
      on conflict (name) do update set factor = excluded.factor, extra_delay_s = excluded.extra_delay_s`
    await noteAction(tx, null, { who, what: 'player-class', details: said })
  })
}

export async function classesNow(db: Sql): Promise<(PlayerClass & { readonly players: number })[]> {
  return db.sql<PlayerClass & { players: number }>`
    select c.name, c.factor::int as factor, c.extra_delay_s::int as "extraDelay",
      (select count(*) from book.player p where p.class = c.name)::int as players
    from book.player_class c order by c.factor desc, c.name`
}

export async function playersNamed(
  db: Sql,
  walletPlayer: string,
): Promise<{ player: string; wallet: string; currency: string; class: string }[]> {
  return db.sql`
    select id::text as player, wallet, currency, class from book.player
    where wallet_player = ${walletPlayer} order by wallet`
}
