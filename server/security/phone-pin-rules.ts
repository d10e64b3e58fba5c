/** The PIN of who dials or sends an SMS: set on the site, hashed like a password, and counted, because it is short. */
import { playerById, setPhonePin as keepPin, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Cap } from '../throttle/limit.ts'
import { notify } from './notices.ts'
import type { SecurityDeps } from './deps.ts'

const HOUR_S = 3_600
/** Five wrong ones an hour and ten a day: of ten thousand PINs a thief with the phone in hand tries a thousandth a day. */
const limits = (number: string): Cap[] => [
  { kind: 'phone-pin.hour', subject: number, most: 5, windowS: HOUR_S },
  { kind: 'phone-pin.day', subject: number, most: 10, windowS: 24 * HOUR_S },
]

/** One figure again and again, a row of them, a year of birth, or the end of the number. */
function isEasy(pin: string, number: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  const isRow = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
  return isRow || /^(?:19|20)\d\d$/.test(pin) || number.endsWith(pin)
}

export async function setPhonePin(deps: SecurityDeps, playerId: bigint, pin: string): Promise<void> {
  const player = (await playerById(deps.db, playerId)) ?? refuse('UNAUTHORIZED')
  if (pin !== '' && isEasy(pin, player.number)) refuse('INCORRECT_PARAMETER_VALUE', { pin: ['TOO_EASY'] })
  await keepPin(deps.db, playerId, pin === '' ? null : await deps.passwords.hash(pin))
  notify(deps, player, { what: 'phone-pin-changed' })
}

export type PinTried = 'right' | 'wrong' | 'none' | 'too-often'

/** For what is dialled: was that the player's PIN? */
export function triedPin({ passwords, throttle }: Pick<SecurityDeps, 'passwords' | 'throttle'>) {
  return async ({ number, phonePinHash }: Pick<Player, 'number' | 'phonePinHash'>, pin: string): Promise<PinTried> => {
    if (phonePinHash === null) return 'none'
    const outcome = await throttle.take(limits(number))
    if (!outcome.taken) return 'too-often'
    if (!(await passwords.verify(phonePinHash, pin, 'known'))) return 'wrong'
    await throttle.giveBack([...outcome.tickets.values()])
    return 'right'
  }
}
