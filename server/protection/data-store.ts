/** SQL of everything that the house keeps about one player, for himself. Never a hash, a token or a sealed key. */
import type { Sql } from '@uwanja/money/sql'

type Row = Record<string, unknown>

/** A player's own rows of one kind; more than so many newest are asked for by post. */
const MOST = 5_000

export async function dataOf(db: Sql, playerId: bigint): Promise<Record<string, Row[]>> {
  return {
    profile: await db.sql`
      select id, number, currency, country, language, first_name, last_name, birth_date::text, email, subscribe_to_email,
        sms_notifications, number_proven_at, refcode, created_at from player where id = ${playerId}`,
    sessions: await db.sql`
      select created_at, ended_at, address, agent, is_mobile from session
      where player_id = ${playerId} order by id desc limit ${MOST}`,
    payments: await db.sql`
      select key, created_at, updated_at, direction, view_name, company, currency, minor, paid_minor, msisdn, details, state,
        reason, company_reference from payment where player_id = ${playerId} order by id desc limit ${MOST}`,
    games: await db.sql`
      select created_at, company, game_id from game_session where player_id = ${playerId} order by id desc limit ${MOST}`,
    messages: await db.sql`
      select created_at, direction, header, inner_header, body, footer, read_at from message
      where player_id = ${playerId} order by id desc limit ${MOST}`,
    ownRules: await db.sql`
      select at, subject, step, old_value, new_value, effective_at from protection_step
      where player_id = ${playerId} order by id desc limit ${MOST}`,
    identity: await db.sql`
      select document_type, last4, first_name, last_name, birth_date::text, checked_at from player_identity
      where player_id = ${playerId}`,
    identityChecks: await db.sql`
      select at, document_type, last4, result from identity_check where player_id = ${playerId} order by id desc limit ${MOST}`,
    exclusionRegister: await db.sql`
      select answered_at, number, result from exclusion_check where player_id = ${playerId}`,
    holds: await db.sql`
      select placed_at, reason, asks, due_on::text, blocks, lifted_at from player_hold
      where player_id = ${playerId} order by id desc limit ${MOST}`,
    harmSigns: await db.sql`
      select at, marker, step, seen, done_at, done_what from harm_sign
      where player_id = ${playerId} order by id desc limit ${MOST}`,
    answers: await db.sql`
      select at, body from hold_answer where player_id = ${playerId} order by id desc limit ${MOST}`,
  }
}
