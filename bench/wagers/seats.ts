/** Players with money, logged in, each with a launch of every company whose token the bench knows. */
import type { Db } from '@uwanja/money/sql'
import { GAME_COMPANIES, type GameCompany } from '@uwanja/providers/games'
import { seed } from '../money/side.ts'

export const PLAYERS = 500

export const launchToken = (company: GameCompany, playerId: number): string => `bench-${company}-${playerId}`

export async function seedSeats(db: Db, players = PLAYERS): Promise<void> {
  await seed(db, players)
  for (const [company, { facts }] of Object.entries(GAME_COMPANIES)) {
    const token = launchToken(company as GameCompany, 0).slice(0, -1)
    // Where nothing is exchanged the launch's token is the session's own.
    await db.sql`
      insert into game_session (player_id, session_id, company, product_id, game_id, public_hash, public_expires_at, private_hash, expires_at)
        select p.id, s.id, ${company}, '3', '7001', sha256(convert_to(${token} || p.id, 'UTF8')), house_now() + interval '1 hour',
          case when ${facts.token === 'direct'} then sha256(convert_to(${token} || p.id, 'UTF8')) end,
          house_now() + interval '12 hours'
        from player p join session s on s.player_id = p.id`
  }
  await db.script('analyze')
}
