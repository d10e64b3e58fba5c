/** Sessions as they are stored. A bearer is kept as its hash alone. */
import { createHash, randomBytes } from 'node:crypto'
import type { Db, Sql } from '@uwanja/database/sql'

/** No longer than the wallet's own. */
export const SESSION_S = 12 * 3_600
/** So often a wallet is asked whether the session behind a bearer lives. */
const ASKED_EVERY_S = 20

export interface BookSession {
  /** Of book.player. */
  readonly player: bigint
  /** The door of the wallet, and the player's name behind it. */
  readonly wallet: string
  readonly walletPlayer: string
  readonly walletToken: string
  readonly currency: string
  readonly lang: string
  readonly skin: string
  /** How people have set the player's class: hundredths of the usual stake, and seconds that a slip waits beside the usual ones. */
  readonly factor: number
  readonly extraDelay: number
}

/** What of a bearer is kept, and names its session. */
export const hashOf = (bearer: string): Buffer => createHash('sha256').update(bearer).digest()

/** The book's own row of a wallet's player. A wallet keeps a player's currency for ever. */
export async function playerAt(
  db: Sql,
  { wallet, walletPlayer, currency }: Pick<BookSession, 'wallet' | 'walletPlayer' | 'currency'>,
): Promise<bigint> {
  await db.sql`
    insert into book.player (wallet, wallet_player, currency) values (${wallet}, ${walletPlayer}, ${currency})
    on conflict (wallet, wallet_player) do nothing`
  const [row] = await db.sql<{ id: string }>`
    select id::text as id from book.player where wallet = ${wallet} and wallet_player = ${walletPlayer}`
  return BigInt(row!.id)
}

/** @returns the bearer: 256 bits, nothing to guess. */
export async function openSession(
  db: Sql,
  { player, walletToken, lang, skin }: Pick<BookSession, 'player' | 'walletToken' | 'lang' | 'skin'>,
): Promise<{ readonly bearer: string; readonly endsAt: Date }> {
  const bearer = randomBytes(32).toString('base64url')
  await db.sql`delete from book.session where ends_at < house_now()`
  const [row] = await db.sql<{ endsAt: Date }>`
    insert into book.session (hash, player, wallet_token, lang, skin, ends_at)
    values (${hashOf(bearer)}, ${player}, ${walletToken}, ${lang}, ${skin},
      house_now() + make_interval(secs => ${SESSION_S}))
    returning ends_at as "endsAt"`
  return { bearer, endsAt: row!.endsAt }
}

/** In the order of their hashes; null: nobody's, or it has ended. */
export async function readSessions(
  db: Db,
  hashes: readonly Buffer[],
): Promise<((BookSession & { isDue: boolean }) | null)[]> {
  const names = hashes.map((hash) => hash.toString('hex'))
  const rows = await db.sql<Omit<BookSession, 'player'> & { name: string; player: string; isDue: boolean }>`
    /* kept */ select encode(s.hash, 'hex') as name, s.player::text as player, p.wallet, p.wallet_player as "walletPlayer",
      s.wallet_token as "walletToken", p.currency, s.lang, s.skin, c.factor::int as factor, c.extra_delay_s::int as "extraDelay",
      s.asked_at <= house_now() - make_interval(secs => ${ASKED_EVERY_S}) as "isDue"
    from unnest(${names}::text[]) as asked (name)
    join book.session s on s.hash = decode(asked.name, 'hex')
    join book.player p on p.id = s.player
    join book.player_class c on c.name = p.class
    where s.ends_at > house_now()`
  const found = new Map(rows.map(({ name, player, ...row }) => [name, { ...row, player: BigInt(player) }]))
  return names.map((name) => found.get(name) ?? null)
}

/** Whether it falls to us to ask the wallet: of many calls at one moment one does. */
export async function takesTurn(db: Sql, hash: Buffer): Promise<boolean> {
  const rows = await db.sql`
    /* kept */ update book.session set asked_at = house_now()
    where hash = ${hash} and asked_at <= house_now() - make_interval(secs => ${ASKED_EVERY_S})
    returning 1`
  return rows.length > 0
}

export async function endSession(db: Sql, hash: Buffer): Promise<void> {
  await db.sql`delete from book.session where hash = ${hash}`
}
