/** Game sessions: the one-time token of a launch, and the private token that the company gets for it. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Behind, WagerRow } from '@uwanja/money'
import type { Sql } from '@uwanja/money/sql'
import { GAME_COMPANIES, isGameCompany, type GameCompany } from '@uwanja/providers/games'
import type { GameAsk } from '@uwanja/providers/plugs'
import type { SportCompany } from '@uwanja/providers/sports'
import type { Seal } from '@uwanja/providers/seal'
import { hashToken, newToken } from '../sessions/store.ts'

/** Long enough for a slow phone to open the popup. */
const LAUNCH_S = 300
/** No stake after this; wins and rollbacks are taken for ever. */
const PLAY_S = 12 * 3_600

/** The token of a launch: to be exchanged once, or the session's own at once where nothing is exchanged. */
export async function openGameSession(
  db: Sql,
  /** `sessionId`: the log-in that opens the game. */
  session: {
    playerId: bigint
    sessionId: bigint
    company: GameCompany | SportCompany
    productId: string
    gameId: string
  },
): Promise<string> {
  const token = newToken()
  const isDirect = isGameCompany(session.company) && GAME_COMPANIES[session.company].facts.token === 'direct'
  await db.sql`
    insert into game_session (player_id, session_id, company, product_id, game_id, public_hash, private_hash, public_expires_at, expires_at)
    values (${session.playerId}, ${session.sessionId}, ${session.company}, ${session.productId}, ${session.gameId}, ${hashToken(token)},
      ${isDirect ? hashToken(token) : null},
      house_now() + make_interval(secs => ${LAUNCH_S}), house_now() + make_interval(secs => ${PLAY_S}))`
  return token
}

/**
 * Exchanges a launch token once; null when it is unknown, used or too old, when the company thinks that it is another
 * player's, or when the session id that the company wants for it is taken.
 */
export async function exchangeToken(
  db: Sql,
  company: string,
  { publicToken, playerId, ownToken }: Extract<GameAsk, { ask: 'open' }>,
): Promise<string | null> {
  const token = ownToken ?? newToken()
  const [row] = await db.sql`
    update game_session set private_hash = ${hashToken(token)}
    where company = ${company} and public_hash = ${hashToken(publicToken)} and private_hash is null
      and public_expires_at > house_now()
      and (${playerId ?? null}::text is null or player_id::text = ${playerId ?? null})
      and not exists (select 1 from game_session taken where taken.private_hash = ${hashToken(token)})
    returning id`
  return row ? token : null
}

/** Whether the signature came with these values first; remembered in a statement of its own, before anything moves. */
export async function keepsSeal(db: Sql, company: string, { signature, cut }: Seal): Promise<boolean> {
  const [fresh] = await db.sql`
    insert into game_seal (company, signature, cut) values (${company}, decode(${signature}, 'hex'), decode(${cut}, 'hex'))
    on conflict do nothing returning 1`
  if (fresh) return true
  const [known] = await db.sql`
    select 1 from game_seal
    where company = ${company} and signature = decode(${signature}, 'hex') and cut = decode(${cut}, 'hex')`
  return known !== undefined
}

export interface GameSession {
  readonly id: bigint
  readonly playerId: bigint
  readonly number: string
  readonly currency: Currency
  readonly cash: bigint
  readonly bonus: bigint
  /** May still stake: not too old, and the log-in that opened it lives. */
  readonly mayStake: boolean
  /** The national exclusion register said lately enough that they may play. */
  readonly isLookedUp: boolean
}

/** @param freshS How old the exclusion register's answer may be at a stake. */
export async function gameSession(
  db: Sql,
  company: string,
  token: string,
  freshS: number,
): Promise<GameSession | null> {
  const [row] = await db.sql<GameSession>`
    select g.id, g.player_id as "playerId", p.number, w.currency, w.cash, w.bonus,
      g.expires_at > house_now() and s.ended_at is null and s.expires_at > house_now() as "mayStake",
      coalesce(c.result = 'clear' and c.number = p.number and not c.is_stale
        and c.answered_at > house_now() - make_interval(secs => ${freshS})
        and c.answered_at > coalesce((select max(stale_before) from exclusion_feed), '-infinity'), false) as "isLookedUp"
    from game_session g join player p on p.id = g.player_id join session s on s.id = g.session_id left join exclusion_check c on c.player_id = p.id join money.wallet w on w.player_id = g.player_id
    where g.company = ${company} and g.private_hash = ${hashToken(token)}`
  return row ?? null
}

/**
 * Guards of wagers (money's `Behind`) are ids of game sessions, each looked at again in the wager's own statement.
 * @param freshS How old the exclusion register's answer may be at a stake; null: no register is asked.
 */
export const behindSessions =
  (freshS: number | null): Behind =>
  (db, items, zone, sessions) =>
    db.sql<WagerRow>`select * from wager_behind_sessions(${items}::jsonb, ${zone}, ${sessions.map((id) => id?.toString() ?? null)}::text[]::bigint[], ${freshS}::int)`

/** One row for each bet, however often its company asks: a person undoes the win, or agrees with the company that it stays. */
export async function noteRefusedRollback(
  db: Sql,
  refused: {
    readonly company: string
    readonly betKey: string
    readonly key: string
    readonly playerId: bigint
  },
): Promise<void> {
  await db.sql`
    insert into refused_rollback (company, bet_key, key, player_id)
    values (${refused.company}, ${refused.betKey}, ${refused.key}, ${refused.playerId})
    on conflict (company, bet_key) do update set times = refused_rollback.times + 1, last_at = house_now()`
}

/** A round's most: an hour later there is another. */
const MOST_PURGED = 20_000

/** What was seen to be open is looked at again after so long. */
const LOOK_AGAIN_DAYS = 7

/**
 * Game sessions that are over so long ago, but for those under which a round was staked that has no end yet: its company may
 * still bring the win. A round that never ends keeps its session for `mostDays`, as long as the law keeps a payment.
 * @returns how many were removed.
 */
export async function purgeGameSessions(db: Sql, keepDays: number, mostDays: number): Promise<number> {
  const [row] = await db.sql<{ gone: number }>`
    with due as (
      select id, player_id, company, created_at, expires_at from game_session
      where expires_at < (select house_now()) - make_interval(days => ${keepDays}::int)
        and (kept_at is null or kept_at < (select house_now()) - make_interval(days => ${LOOK_AGAIN_DAYS}::int))
      order by expires_at limit ${MOST_PURGED}
    ), open_stake as (
      select t.player_id, t.source, t.at
      from (select distinct player_id, company from due) d
        join money.journal t on t.player_id = d.player_id and t.source = d.company and t.kind = 'wager.staked'
      where not exists (select from money.round_journals(t.source, t.round, t.player_id) w where w.kind = 'wager.won')
        and money.rollback_named(t.source, t.key) is null
    ), kept as (
      update game_session g set kept_at = house_now() from due d
      where g.id = d.id and d.expires_at >= (select house_now()) - make_interval(days => ${mostDays}::int)
        and exists (select from open_stake s where s.player_id = d.player_id and s.source = d.company
          and s.at between d.created_at and d.expires_at)
      returning g.id
    ), gone as (
      delete from game_session where id in (select id from due) and id not in (select id from kept) returning 1
    )
    select count(*)::int as gone from gone`
  return row!.gone
}
