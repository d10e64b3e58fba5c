/**
 * Is whoever holds the number still the player? Networks take a number back that was silent for some months and sell it to
 * somebody else, to whom then every SMS goes (docs/decisions/013).
 */
import { totalOf } from '@uwanja/money'
import { tidyDay } from '../db/days.ts'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { silentDays } from '../sessions/store.ts'
import { birthDateLimits } from './limits.ts'
import type { SecurityDeps } from './deps.ts'

/** There is somebody or something to take: a name, a birth date, or money of any kind. */
async function holdsAnything({ db, money }: SecurityDeps, player: Player): Promise<boolean> {
  if (player.firstName !== '' || player.lastName !== '' || player.birthDate !== null) return true
  const wallet = await money.read.wallet(db, player.id)
  return wallet !== null && totalOf(wallet) + wallet.held > 0n
}

/** After the right code. A silent account that holds anything also wants the birth date; without one a person must look. */
export async function checkStillTheirs(deps: SecurityDeps, player: Player, rawBirthDate: string): Promise<void> {
  const { recoverySilentDays } = deps.settings
  if (recoverySilentDays === 0 || (await silentDays(deps.db, player.id)) < recoverySilentDays) return
  if (!(await holdsAnything(deps, player))) return
  if (player.birthDate === null) refuse('RECOVERY_NEEDS_SUPPORT')
  if (rawBirthDate.trim() === '') refuse('BIRTH_DATE_REQUIRED')
  const outcome = await deps.throttle.take(birthDateLimits(player.number))
  if (!outcome.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  if (tidyDay(rawBirthDate) !== player.birthDate) refuse('BIRTH_DATE_INCORRECT')
}
