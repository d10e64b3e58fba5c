/** A player in figures: what an operator looks at before they decide about the player's money. */
import { LIMIT_NAMES } from '@uwanja/contract/site/limits'
import { may } from '@uwanja/contract/operators/roles'
import type { PlayerSummary } from '@uwanja/contract/operators/summary'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Sql } from '@uwanja/database/sql'
import type { GateState, Money } from '@uwanja/money'

import { recordAuditOnce } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import { refuse } from '../runtime/refuse.ts'
import { isoOf } from './moments.ts'
import type { PlayerDeps } from './operators-deps.ts'
import { playerRow } from './operators-store.ts'
import { bonusNow, devicesOf, movedBy, openSessionsOf, playOf, type BonusNow, type MovedRow } from './summary-store.ts'

const PLAY_DAYS = 30
const MOST_SESSIONS = 5
/** Who reads a player's figures leaves a trace: once an hour, because pages ask again while they are open. */
const READ_AGAIN_S = 3_600

const toMoved = ({ count, minor, lastAt }: MovedRow) => ({
  count,
  amount: decimalText(minor),
  lastAt: lastAt?.toISOString() ?? null,
})

const toBonus = (bonus: BonusNow): PlayerSummary['bonus'] => ({
  name: bonus.name,
  state: bonus.state,
  granted: decimalText(bonus.grantedMinor),
  required: decimalText(bonus.requiredMinor),
  wagered: decimalText(bonus.wageredMinor),
  expiresAt: bonus.expiresAt?.toISOString() ?? null,
})

const limitsOf = ({ limits }: GateState): PlayerSummary['limits'] =>
  LIMIT_NAMES.flatMap((name) => {
    const minor = limits[name]
    return minor === null ? [] : [{ name, amount: decimalText(minor) }]
  })

/** What protects a player, for whoever may see it. */
const protectionOf = (gate: GateState | null, isSeen: boolean) => ({
  limits: gate === null || !isSeen ? null : limitsOf(gate),
  sessionMinutes: isSeen && gate?.sessionLimitS ? Math.round(gate.sessionLimitS / 60) : null,
})

async function loginsOf(db: Sql, id: bigint): Promise<Pick<PlayerSummary, 'sessions' | 'openSessions' | 'devices'>> {
  const sessions = await openSessionsOf(db, id, MOST_SESSIONS)
  const { count, newestAt } = await devicesOf(db, id)
  return {
    sessions: sessions.map(({ at, open: _open, ...session }) => ({ at: at.toISOString(), ...session })),
    openSessions: sessions[0]?.open ?? 0,
    devices: { count, newestAt: newestAt?.toISOString() ?? null },
  }
}

/** Whoever decides about a player's money has to know what the player has promised themselves. */
const seesProtection = (role: string): boolean => may(role, 'protection.read') || may(role, 'withdrawals.decide')

/** Leaves the trace that reading a player's page leaves. */
export async function summaryOf(deps: PlayerDeps, by: Operator, id: bigint): Promise<PlayerSummary> {
  const read = { by, action: 'player.read' as const, subject: `player ${id}` }
  const summary = await figuresOf(deps.db, deps.money, { id, isProtectionSeen: seesProtection(by.role) })
  await deps.db.transaction((tx) => recordAuditOnce(tx, read, READ_AGAIN_S))
  return summary
}

async function figuresOf(
  db: Sql,
  money: Money,
  { id, isProtectionSeen }: { readonly id: bigint; readonly isProtectionSeen: boolean },
): Promise<PlayerSummary> {
  const player = (await playerRow(db, id)) ?? refuse('NOT_FOUND')
  const wallet = (await money.read.wallet(db, id)) ?? refuse('NOT_FOUND')
  const gate = await money.gate.read(db, id)
  const { ageDays, staked, won } = await playOf(db, id, PLAY_DAYS)
  const bonus = await bonusNow(db, id)
  return {
    id: String(id),
    number: player.number,
    name: `${player.firstName} ${player.lastName}`.trim(),
    currency: wallet.currency,
    createdAt: player.createdAt.toISOString(),
    ageDays,
    standing: { excludedUntil: isoOf(gate?.excludedUntil), breakUntil: isoOf(gate?.timeOutUntil) },
    cash: decimalText(wallet.cash),
    bonusBalance: decimalText(wallet.bonus),
    deposits: toMoved(await movedBy(db, id, 'deposit')),
    withdrawals: toMoved(await movedBy(db, id, 'withdraw')),
    staked: decimalText(staked),
    won: decimalText(won),
    result: decimalText(won - staked),
    ...protectionOf(gate, isProtectionSeen),
    bonus: bonus && toBonus(bonus),
    ...(await loginsOf(db, id)),
  }
}
