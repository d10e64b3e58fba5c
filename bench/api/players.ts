/** The players of the bench: seeded with money, a session whose token is known, an open game and a password. */
import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Db } from '@uwanja/money/sql'
import { ENV } from '@uwanja/server/settings/env'
import { seed } from '../money/side.ts'

export const PLAYERS = 2_000
/** As a deployment has them that does not say; `PASSWORD_PASSES=2 npm run bench -- api` shows what the rest of a login costs beside a small hash. */
export const PASSES = process.env['PASSWORD_PASSES'] ?? ENV.PASSWORD_PASSES.default
/** The same parameters as server/security/passwords.ts: had they others, the first login would make its hash anew. */
export const COST = { memoryCost: 19_456, timeCost: Number(PASSES), parallelism: 1 } as const
export const PASSWORD = 'a-bench-password'

/** Shaped as the server's own tokens are; worth nothing outside a database that the bench made. */
export const sessionToken = (id: number): string => createHash('sha256').update(`bench-${id}`).digest('base64url')
/** What a player types: money/side.ts gives the numbers. */
export const userNameOf = (id: number): string => `0${8_000_000_000 + id}`
/** Each player has an address of their own, as far as a proxy that we trust can tell. */
export const addressOf = (id: number): string => `10.7.${id >> 8}.${id & 255}`

/** A session for each, whose token is known. */
export async function seedSessions(db: Db, players: number): Promise<void> {
  const hashes = Array.from({ length: players }, (_one, index) => [
    index + 1,
    createHash('sha256')
      .update(sessionToken(index + 1))
      .digest('hex'),
  ])
  await db.sql`
    insert into session (player_id, token_hash, address, agent, is_mobile, expires_at)
      select (pair ->> 0)::bigint, decode(pair ->> 1, 'hex'), '127.0.0.1', 'bench', true, house_now() + interval '2 days'
      from jsonb_array_elements(${JSON.stringify(hashes)}::jsonb) pair`
}

export async function seedPlayers(db: Db): Promise<void> {
  await seed(db, PLAYERS)
  const passwordHash = await hash(PASSWORD, COST)
  // No money leaves to somebody whose names and birthday are not known.
  await db.sql`
    update player set password_hash = ${passwordHash}, number_proven_at = house_now(), first_name = 'Bench',
      last_name = 'Player', birth_date = '1990-01-01'`
  await seedSessions(db, PLAYERS)
  await db.script('analyze')
}
