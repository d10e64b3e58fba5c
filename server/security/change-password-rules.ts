/** A new password with the old one (U04): its tries counted, and every other session ends with it. */
import type { Input } from '@uwanja/contract/wire/call'
import type { security } from '@uwanja/contract/site/security'
import { lockedPasswordHash, playerById, setPassword, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { endOtherSessions } from '../sessions/store.ts'
import type { Ticket } from '../throttle/throttle.ts'
import { SHOWN } from './limits.ts'
import { notify } from './notices.ts'
import type { SecurityDeps } from './deps.ts'
import { isAcceptablePassword } from './password-policy.ts'
import { passwordTried } from './shown-password.ts'

/** Whoever found an open page must not guess faster here than at the front door. */
export function reauthenticatedByOld(
  deps: SecurityDeps,
  player: Player,
  oldPassword: string,
): Promise<readonly Ticket[]> {
  return passwordTried(deps, player, { password: oldPassword, wrong: 'OLD_PASSWORD_INCORRECT' })
}

/** The session that asks goes on; all others end, in every process, at once. */
export async function changePassword(
  deps: SecurityDeps,
  typed: Input<typeof security.changePassword>,
  session: { readonly id: bigint; readonly playerId: bigint },
): Promise<void> {
  const { db, jurisdiction, settings } = deps
  if (typed.newPassword !== typed.confirmPassword) refuse('PASSWORDS_DO_NOT_MATCH')
  const player = (await playerById(db, session.playerId)) ?? refuse('UNAUTHORIZED')
  const account = { number: player.number, password: typed.newPassword }
  // The page knows this status by its name and has the words for it (B5); the list says which field.
  if (!isAcceptablePassword(jurisdiction, settings.passwordMinLength, account)) {
    refuse('VALIDATION_ERROR', { newPassword: ['INCORRECT_PARAMETER_VALUE'] })
  }
  const tries = await reauthenticatedByOld(deps, player, typed.oldPassword)
  const passwordHash = await deps.passwords.hash(typed.newPassword)
  await db.transaction(async (tx) => {
    // A recovery or another page may have set a password since: then the old one that was shown is not the old one.
    if ((await lockedPasswordHash(tx, player.id)) !== player.passwordHash) refuse('OLD_PASSWORD_INCORRECT')
    await setPassword(tx, player.id, passwordHash)
    const ended = await endOtherSessions(tx, player.id, session.id)
    const playerId = player.id.toString()
    tx.afterCommit(() => {
      for (const id of ended) deps.bus.publish({ news: 'session-ended', playerId, sessionId: id.toString() })
      notify(deps, player, { what: 'password-changed' })
    })
  })
  await deps.throttle.giveBack(tries)
  await deps.throttle.clear({ kind: SHOWN, subject: player.number })
}
