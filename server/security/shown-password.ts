/** A logged-in player shows the password again: counted, so that whoever found an open page guesses no faster than at the door. */
import type { Player } from '../players/store.ts'
import { playerById, setEmail } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { confirmSession } from '../sessions/store.ts'
import type { Ticket } from '../throttle/throttle.ts'
import { shownLimits } from './limits.ts'
import { notify } from './notices.ts'
import type { SecurityDeps } from './deps.ts'

/** @returns what the try cost, to be given back when all went well. */
export async function passwordTried(
  deps: SecurityDeps,
  player: Player,
  shown: { readonly password: string; readonly wrong: 'OLD_PASSWORD_INCORRECT' | 'WRONG_PASSWORD' },
): Promise<readonly Ticket[]> {
  const outcome = await deps.throttle.take(shownLimits(player.number))
  if (!outcome.taken) return refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  const tries = [...outcome.tickets.values()]
  let isRight: boolean
  try {
    isRight = await deps.passwords.verify(player.passwordHash, shown.password, 'known')
  } catch (error) {
    // Nothing was compared, so nothing was tried.
    await deps.throttle.giveBack(tries)
    throw error
  }
  return isRight ? tries : refuse(shown.wrong)
}

/** For other features, which are handed this: refuses, or the password was right. */
export function reauthenticated(deps: SecurityDeps) {
  return async (playerId: bigint, password: string): Promise<void> => {
    const player = (await playerById(deps.db, playerId)) ?? refuse('UNAUTHORIZED')
    await deps.throttle.giveBack(await passwordTried(deps, player, { password, wrong: 'WRONG_PASSWORD' }))
  }
}

/** This session may change factors and the e-mail address for a while (docs/decisions/057). */
export async function confirmPassword(
  deps: SecurityDeps,
  session: { readonly id: bigint; readonly playerId: bigint },
  password: string,
): Promise<null> {
  await reauthenticated(deps)(session.playerId, password)
  await confirmSession(deps.db, session.id)
  return null
}

/** Where the mail about log-ins goes. The number hears of it: a thief would have that mail first. */
export async function changeEmail(deps: SecurityDeps, playerId: bigint, email: string): Promise<void> {
  const player = (await playerById(deps.db, playerId)) ?? refuse('UNAUTHORIZED')
  if (player.email === email) return
  await setEmail(deps.db, playerId, email)
  notify(deps, player, { what: 'email-changed' })
}
