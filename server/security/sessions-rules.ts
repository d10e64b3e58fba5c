/** What a player sees of their own sessions and can end: the login history and the trusted devices (U06, U07). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { Input } from '@uwanja/contract/wire/call'
import type { Device, LoginRow, security } from '@uwanja/contract/site/security'
import { edgeOf } from '../db/days.ts'
import { refuse } from '../runtime/refuse.ts'
import { endOneSession, endOtherSessions, liveSessions, sessionsOpened } from '../sessions/store.ts'
import type { SecurityDeps } from './deps.ts'
import { readUserAgent } from './user-agent.ts'

/** The session that asks. */
interface Own {
  readonly id: bigint
  readonly playerId: bigint
}

/** Log-ins that opened a session; both dates are required (B5), which the row of the contract sees to. */
export async function loginHistory(
  { db, jurisdiction }: Pick<SecurityDeps, 'db' | 'jurisdiction'>,
  { playerId }: Own,
  asked: Input<typeof security.userLoginHistory>,
): Promise<LoginRow[]> {
  const from = await edgeOf(db, jurisdiction.zone, asked.fromDate, 'from')
  const to = await edgeOf(db, jurisdiction.zone, asked.todate, 'to')
  if (from === null) return refuse('VALIDATION_ERROR', { fromDate: ['not a date'] })
  if (to === null) return refuse('VALIDATION_ERROR', { todate: ['not a date'] })
  const rows = await sessionsOpened(db, { playerId, from, to, limit: CONSTANTS.loginHistoryRows })
  return rows.map(({ agent, isMobile, openedAt, address }) => {
    const { os, browser } = readUserAgent(agent)
    return { IsMobile: isMobile, os, browser, createTime: openedAt.toISOString(), hostAddress: address }
  })
}

/** What can act for the player now: this session first, then by the last sign of life. */
export async function devices({ db }: Pick<SecurityDeps, 'db'>, own: Own): Promise<Device[]> {
  const rows = await liveSessions(db, own.playerId)
  const list = rows.map(({ id, agent, isMobile, openedAt, lastSeenAt, address, isNewDevice }): Device => ({
    id: id.toString(),
    ...readUserAgent(agent),
    isMobile,
    createTime: openedAt.toISOString(),
    lastSeen: lastSeenAt.toISOString(),
    hostAddress: address,
    isCurrent: id === own.id,
    isNew: isNewDevice,
  }))
  return [...list.filter(({ isCurrent }) => isCurrent), ...list.filter(({ isCurrent }) => !isCurrent)]
}

/**
 * One that has ended already is not refused: what they asked for is so. One of somebody else's gets the same answer, so that
 * nobody learns which ids are alive. This session itself ends by LogOff alone, which also takes the cookie's half away.
 */
export async function revokeDevice({ db, bus }: Pick<SecurityDeps, 'db' | 'bus'>, own: Own, id: bigint): Promise<void> {
  if (id === own.id) refuse('INCORRECT_PARAMETER_VALUE')
  if (!(await endOneSession(db, own.playerId, id))) return
  bus.publish({ news: 'session-ended', playerId: own.playerId.toString(), sessionId: id.toString() })
}

export async function revokeOtherDevices({ db, bus }: Pick<SecurityDeps, 'db' | 'bus'>, own: Own): Promise<void> {
  const ended = await db.transaction((tx) => endOtherSessions(tx, own.playerId, own.id))
  const playerId = own.playerId.toString()
  for (const id of ended) bus.publish({ news: 'session-ended', playerId, sessionId: id.toString() })
}
