/** A logged-in player shows the password again: counted, so that whoever found an open page guesses no faster than at the door. */
import type { Player } from '../players/store.ts'
import { playerById, setEmail } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { confirmSession } from '../sessions/store.ts'
import type { Ticket } from '../throttle/throttle.ts'
import { shownLimits } from './limits.ts'
import { tell } from './notices.ts'
import type { SecurityParts } from './parts.ts'

/** @returns what the try cost, to be given back when all went well. */
export async function passwordTried(
  parts: SecurityParts,
  player: Player,
  shown: { readonly password: string; readonly wrong: 'OLD_PASSWORD_INCORRECT' | 'WRONG_PASSWORD' },
): Promise<readonly Ticket[]> {
  const outcome = await parts.throttle.take(shownLimits(player.number))
  if (!outcome.taken) return refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  const tries = [...outcome.tickets.values()]
  let isRight: boolean
  try {
    isRight = await parts.passwords.verify(player.passwordHash, shown.password, 'known')
  } catch (error) {
    // Nothing was compared, so nothing was tried.
    await parts.throttle.giveBack(tries)
    throw error
  }
  return isRight ? tries : refuse(shown.wrong)
}

/** For other features, which are handed this: refuses, or the password was right. */
export function passwordShown(parts: SecurityParts) {
  return async (playerId: bigint, password: string): Promise<void> => {
    const player = (await playerById(parts.db, playerId)) ?? refuse('UNAUTHORIZED')
    await parts.throttle.giveBack(await passwordTried(parts, player, { password, wrong: 'WRONG_PASSWORD' }))
  }
}

/** This session may change factors and the e-mail address for a while (docs/decisions/057). */
export async function confirmPassword(
  parts: SecurityParts,
  session: { readonly id: bigint; readonly playerId: bigint },
  password: string,
): Promise<null> {
  await passwordShown(parts)(session.playerId, password)
  await confirmSession(parts.db, session.id)
  return null
}

/** Where the mail about log-ins goes. The number hears of it: a thief would have that mail first. */
export async function changeEmail(parts: SecurityParts, playerId: bigint, email: string): Promise<void> {
  const player = (await playerById(parts.db, playerId)) ?? refuse('UNAUTHORIZED')
  if (player.email === email) return
  await setEmail(parts.db, playerId, email)
  tell(parts, player, { what: 'email-changed' })
}
