/** A logged-in player shows the password again: tried like a login, so that whoever found an open page guesses no faster. */
import type { Player } from '../players/store.ts'
import { playerById } from '../players/store.ts'
import { refuse } from '../refuse.ts'
import type { Ticket } from '../throttle/throttle.ts'
import { loginTry } from './login-rules.ts'
import type { SecurityParts } from './parts.ts'

/** @returns what the try cost, to be given back when all went well. */
export async function passwordTried(
  parts: SecurityParts,
  player: Player,
  shown: { readonly password: string; readonly wrong: 'OLD_PASSWORD_INCORRECT' | 'WRONG_PASSWORD' },
  address: string,
): Promise<readonly Ticket[]> {
  const { tries } = await loginTry(parts, player.number, address, 'deed')
  let isRight: boolean
  try {
    isRight = await parts.passwords.verify(player.passwordHash, shown.password)
  } catch (error) {
    // Nothing was compared, so nothing was tried.
    await parts.throttle.giveBack(tries)
    throw error
  }
  return isRight ? tries : refuse(shown.wrong)
}

/** For other features, which are handed this: refuses, or the password was right. */
export function passwordShown(parts: SecurityParts) {
  return async (playerId: bigint, password: string, address: string): Promise<void> => {
    const player = (await playerById(parts.db, playerId)) ?? refuse('UNAUTHORIZED')
    await parts.throttle.giveBack(await passwordTried(parts, player, { password, wrong: 'WRONG_PASSWORD' }, address))
  }
}
