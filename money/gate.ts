/**
 * The gate in front of play and deposits: limits, promises and blocks of a player, in the row that a wager locks anyway.
 * The wager checks it in its own statement; a deposit looks at it under the same lock.
 */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'

export const WINDOWS = ['day', 'week', 'month'] as const
export type Window = (typeof WINDOWS)[number]
export type LimitName = `${Window}${'Deposit' | 'Stake' | 'Loss'}`

/** Minor units; null is no limit. All of them hold, so the lowest is the one that is felt. */
export type Limits = Readonly<Record<LimitName, bigint | null>>
export const NO_LIMITS: Limits = {
  dayDeposit: null,
  weekDeposit: null,
  monthDeposit: null,
  dayStake: null,
  weekStake: null,
  monthStake: null,
  dayLoss: null,
  weekLoss: null,
  monthLoss: null,
}

export interface GateState {
  readonly currency: Currency
  readonly limits: Limits
  /** What counts towards a limit so far; less than zero for a player who is winning. Deposits are counted by who makes them. */
  readonly used: Readonly<Record<`${Window}${'Stake' | 'Loss'}`, bigint>>
  /** When the present window began, and when the next one begins, in the jurisdiction's zone; null: the windows slide. */
  readonly began: Readonly<Record<Window, Date>>
  readonly ends: Readonly<Record<Window, Date | null>>
  readonly now: Date
  /** For any reason: no stake passes. */
  readonly isBlocked: boolean
  /** Null when none is running. */
  readonly timeOutUntil: Date | null
  /** The earliest end; set until the player has come back, also when it has passed. */
  readonly excludedUntil: Date | null
  /** From then on the reminder stands, and no stake passes, until it is answered; null: it never comes. */
  readonly reminderDueAt: Date | null
  /** The player's own limit of a session of play, in seconds; null: none. */
  readonly sessionLimitS: number | null
  /** The session of play that goes on: since when, and when it is over if no further stake passes. */
  readonly session: { readonly began: Date; readonly overAt: Date } | null
}

/** What the jurisdiction says of play. */
export interface PlayRule {
  /** Seconds without a stake after which a log-in begins anew. */
  readonly pauseS: number
  /** How often who has not chosen is reminded, in seconds; 0 is never. */
  readonly reminderS: number
  /** Days, weeks and months of limits: the calendar's, or the last 24 hours, 7 and 30 days. */
  readonly windows: 'calendar' | 'sliding'
}

/**
 * Every start says it anew, beside stakes that are under way: none waits. A wallet whose windows are of the other kind makes
 * them anew of its own journals when it is next played with.
 */
export async function ruleOfPlay(db: Sql, { pauseS, reminderS, windows }: PlayRule): Promise<void> {
  await db.sql`
    insert into money.play_rule (pause_s, reminder_s, windows) values (${pauseS}, ${reminderS}, ${windows})
    on conflict (is_only) do update set
      pause_s = excluded.pause_s, reminder_s = excluded.reminder_s, windows = excluded.windows
    where (play_rule.pause_s, play_rule.reminder_s, play_rule.windows)
      is distinct from (excluded.pause_s, excluded.reminder_s, excluded.windows)`
}

export interface Gate {
  /** The house lets no stake pass before this moment; null takes only the house's own block away. Wins and rollbacks pass always. */
  blocked(tx: Tx, playerId: bigint, until: Date | 'forever' | null): Promise<void>
  limited(tx: Tx, playerId: bigint, limits: Limits): Promise<void>
  /** The player's promise to themselves; a longer one that is running stays. */
  timedOut(tx: Tx, playerId: bigint, until: Date): Promise<void>
  /** Until then at least, and until the player has come back; a longer one that is running stays. */
  excluded(tx: Tx, playerId: bigint, until: Date): Promise<void>
  /** Two people of the office lift what one of them placed; the only exclusion that ends early. */
  exclusionLifted(tx: Tx, playerId: bigint): Promise<void>
  /** The exclusion is over and its player wants to play; refused by the database while it runs. */
  cameBack(tx: Tx, playerId: bigint): Promise<void>
  /** The player's own limit of a session of play, in seconds; null: none. */
  sessionLimited(tx: Tx, playerId: bigint, limitS: number | null): Promise<void>
  /** The reminder that stands has been answered: stakes pass again. One that is not due goes on counting. */
  reminderAnswered(db: Sql, playerId: bigint): Promise<void>
  /** Removes what was kept for windows that slide of players who play no more, of so many at a time. */
  swept(db: Sql, atATime?: number): Promise<void>
  read(db: Sql, playerId: bigint): Promise<GateState | null>
  /** As `read`, and nothing of it changes before the transaction ends. */
  locked(tx: Tx, playerId: bigint): Promise<GateState | null>
  /** The wallets alone, until the end of the transaction, in the order of their ids: for who needs no more than that they stand in line. */
  lockedAlone(tx: Tx, playerIds: readonly bigint[]): Promise<void>
}

/** @param zone The jurisdiction's time zone, in which days, weeks and months begin. */
export function openGate(zone: string): Gate {
  return {
    async blocked(tx, playerId, until) {
      await tx.sql`update money.wallet
        set house_blocked_until = ${until === 'forever' ? 'infinity' : until}::timestamptz where player_id = ${playerId}`
    },
    async limited(tx, playerId, limits) {
      await tx.sql`update money.wallet set
          day_deposit_limit = ${limits.dayDeposit}, week_deposit_limit = ${limits.weekDeposit},
          month_deposit_limit = ${limits.monthDeposit},
          day_stake_limit = ${limits.dayStake}, week_stake_limit = ${limits.weekStake},
          month_stake_limit = ${limits.monthStake},
          day_loss_limit = ${limits.dayLoss}, week_loss_limit = ${limits.weekLoss}, month_loss_limit = ${limits.monthLoss}
        where player_id = ${playerId}`
    },
    async timedOut(tx, playerId, until) {
      await tx.sql`update money.wallet set time_out_until = greatest(time_out_until, ${until}::timestamptz)
        where player_id = ${playerId}`
    },
    async excluded(tx, playerId, until) {
      await tx.sql`update money.wallet set excluded_until = greatest(excluded_until, ${until}::timestamptz)
        where player_id = ${playerId}`
    },
    async exclusionLifted(tx, playerId) {
      await tx.sql`select set_config('uwanja.lifting', ${playerId.toString()}, true)`
      await tx.sql`update money.wallet set excluded_until = null where player_id = ${playerId}`
      await tx.sql`select set_config('uwanja.lifting', '', true)`
    },
    async cameBack(tx, playerId) {
      await tx.sql`update money.wallet set excluded_until = null where player_id = ${playerId}`
    },
    async sessionLimited(tx, playerId, limitS) {
      await tx.sql`update money.wallet set play_limit_s = ${limitS} where player_id = ${playerId}`
    },
    async reminderAnswered(db, playerId) {
      await db.sql`
        update money.wallet w set reminder_from = house_now() from money.play_rule r
        where w.player_id = ${playerId} and money.reminder_due(w, r) <= house_now()`
    },
    async swept(db, atATime = 500) {
      for (let after: bigint | null = 0n; after !== null;) {
        const rows: { after: bigint | null }[] = await db.sql`select money.sweep_moves(${after}, ${atATime}) as after`
        after = rows[0]!.after
      }
    },
    read: (db, playerId) => read(db, playerId, zone),
    async locked(tx, playerId) {
      // Two statements: what the first one waited for, the second one sees.
      await tx.sql`select 1 from money.wallet where player_id = ${playerId} for update`
      return read(tx, playerId, zone)
    },
    async lockedAlone(tx, playerIds) {
      const ids = playerIds.map(String)
      await tx.sql`select 1 from money.wallet where player_id = any (${ids}::text[]::bigint[]) order by player_id for update`
    },
  }
}

type Row = Limits &
  Omit<GateState, 'limits' | 'used' | 'began' | 'ends' | 'session'> &
  Record<`${Window}${'Staked' | 'Won'}`, bigint> &
  Record<`${Window}Began`, Date> &
  Record<`${Window}Ends`, Date | null> & { readonly playBegan: Date | null; readonly playOverAt: Date }

async function read(db: Sql, playerId: bigint, zone: string): Promise<GateState | null> {
  const [row] = await db.sql<Row>`
    select w.currency, n.now, coalesce(w.blocked_until > n.now, false) as "isBlocked",
      case when w.time_out_until > n.now then w.time_out_until end as "timeOutUntil", w.excluded_until as "excludedUntil",
      money.reminder_due(w, r) as "reminderDueAt", w.play_limit_s as "sessionLimitS",
      case when w.played_at + make_interval(secs => r.pause_s) > n.now then w.play_began end as "playBegan",
      w.played_at + make_interval(secs => r.pause_s) as "playOverAt",
      w.day_deposit_limit as "dayDeposit", w.week_deposit_limit as "weekDeposit", w.month_deposit_limit as "monthDeposit",
      w.day_stake_limit as "dayStake", w.week_stake_limit as "weekStake", w.month_stake_limit as "monthStake",
      w.day_loss_limit as "dayLoss", w.week_loss_limit as "weekLoss", w.month_loss_limit as "monthLoss",
      v.day_staked as "dayStaked", v.week_staked as "weekStaked", v.month_staked as "monthStaked",
      v.day_won as "dayWon", v.week_won as "weekWon", v.month_won as "monthWon",
      coalesce(v.day_edge, v.day::timestamp at time zone ${zone}) as "dayBegan",
      (v.day + 1)::timestamp at time zone ${zone} as "dayEnds",
      coalesce(v.week_edge, v.week::timestamp at time zone ${zone}) as "weekBegan",
      (v.week + 7)::timestamp at time zone ${zone} as "weekEnds",
      coalesce(v.month_edge, v.month::timestamp at time zone ${zone}) as "monthBegan",
      (v.month + interval '1 month')::timestamp at time zone ${zone} as "monthEnds"
    from money.wallet w cross join (select house_now() as now offset 0) n left join money.play_rule r on true
      cross join lateral money.wallet_at(w, r, n.now, ${zone}) v
    where w.player_id = ${playerId}`
  return row ? toState(row) : null
}

function toState(row: Row): GateState {
  const { currency, now, isBlocked, timeOutUntil, excludedUntil, reminderDueAt, sessionLimitS, playBegan } = row
  const names = Object.keys(NO_LIMITS) as LimitName[]
  return {
    currency,
    now,
    isBlocked,
    timeOutUntil,
    excludedUntil,
    reminderDueAt,
    sessionLimitS,
    session: playBegan && { began: playBegan, overAt: row.playOverAt },
    limits: Object.fromEntries(names.map((name) => [name, row[name]])) as Limits,
    used: {
      dayStake: row.dayStaked,
      weekStake: row.weekStaked,
      monthStake: row.monthStaked,
      dayLoss: row.dayStaked - row.dayWon,
      weekLoss: row.weekStaked - row.weekWon,
      monthLoss: row.monthStaked - row.monthWon,
    },
    began: { day: row.dayBegan, week: row.weekBegan, month: row.monthBegan },
    ends: { day: row.dayEnds, week: row.weekEnds, month: row.monthEnds },
  }
}
