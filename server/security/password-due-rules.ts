/** A password that has had its time, as an operator says: after a leak, or when it was handed over by hand. */
import { setPasswordDue, type PasswordDue } from '../players/store.ts'
import { endSessionsOf } from '../sessions/store.ts'
import type { SecurityDeps } from './deps.ts'

/**
 * `reset`: whoever knows the password may be anybody, so it opens nothing more (7015) until a recovery, and every session
 * ends. `change`: it opens a session that can only read, and change the password (111); sessions that live become such.
 * A recovery and a change of the password end either.
 */
export async function demandPassword(
  { db, bus }: Pick<SecurityDeps, 'db' | 'bus'>,
  playerId: bigint,
  due: PasswordDue,
): Promise<void> {
  await db.transaction(async (tx) => {
    await setPasswordDue(tx, playerId, due)
    if (due === 'change') return
    await endSessionsOf(tx, playerId)
    tx.afterCommit(() => bus.publish({ news: 'session-ended', playerId: playerId.toString(), sessionId: null }))
  })
}
