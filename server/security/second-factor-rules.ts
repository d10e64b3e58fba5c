/** Switching the second factors on and off (U02, U03, U11): the authenticator app with a code, SMS security without. */
import { refuse } from '../runtime/refuse.ts'
import { playerById, setSmsSecurity } from '../players/store.ts'
import { factorTry, shownStep } from './login-factor.ts'
import { notify } from './notices.ts'
import type { SecurityDeps } from './deps.ts'
import {
  authenticatorOf,
  confirmAuthenticator,
  deleteAuthenticator,
  lockedDoor,
  showAuthenticator,
  takeStep,
} from './store.ts'
import { houseName } from '../settings/operator.ts'
import { newTotpKey, otpauthAddress, typedKey } from '../second-factor/totp.ts'

interface Own {
  readonly id: bigint
  readonly playerId: bigint
}

async function waitingKey(deps: SecurityDeps, { id, playerId }: Own): Promise<Uint8Array> {
  const known = await authenticatorOf(deps.db, playerId)
  if (known?.isConfirmed) return refuse('TWO_FACTOR_IS_ON')
  if (known?.sessionId === id) return deps.sealing.open(known.sealedKey, playerId.toString())
  const key = newTotpKey()
  const sealedKey = deps.sealing.seal(key, playerId.toString())
  const isShown = await showAuthenticator(deps.db, { playerId, sessionId: id, sealedKey })
  return isShown ? key : refuse('TWO_FACTOR_IS_ON')
}

/** On or off, whichever it is not. */
export async function toggleApp(deps: SecurityDeps, own: Own, rawPin: string, ip: string): Promise<void> {
  const { db, throttle } = deps
  const { playerId } = own
  const player = (await playerById(db, playerId)) ?? refuse('UNAUTHORIZED')
  const tries = await factorTry(deps, player.number, ip)
  const shown = (await shownStep(deps, playerId, rawPin)) ?? refuse('INVALID_VERIFICATION_CODE')
  if (!shown.isConfirmed && shown.sessionId !== own.id) refuse('INVALID_VERIFICATION_CODE')
  await db.transaction(async (tx) => {
    const door = await lockedDoor(tx, playerId)
    // Two answers to one press: the second must not undo the first.
    if (door?.hasAuthenticator !== shown.isConfirmed) refuse('INVALID_VERIFICATION_CODE')
    if (!(await takeStep(tx, { playerId, ...shown }))) refuse('INVALID_VERIFICATION_CODE')
    if (shown.isConfirmed) await deleteAuthenticator(tx, playerId)
    else await confirmAuthenticator(tx, playerId)
    tx.afterCommit(() => notify(deps, player, { what: shown.isConfirmed ? 'two-factor-off' : 'two-factor-on' }))
  })
  await throttle.giveBack(tries)
}

/** A key for the app: the same one again until it is confirmed, for as long as the session that asks lives. */
export async function setUpApp(deps: SecurityDeps, own: Own) {
  const key = await waitingKey(deps, own)
  const player = (await playerById(deps.db, own.playerId)) ?? refuse('UNAUTHORIZED')
  const issuer = houseName(deps.settings)
  return { manualCode: typedKey(key), qrUrl: otpauthAddress(key, issuer, player.number) }
}

/** On or off, whichever it is not. */
export async function toggleSms(deps: SecurityDeps, { playerId }: Own): Promise<void> {
  const player = (await playerById(deps.db, playerId)) ?? refuse('UNAUTHORIZED')
  await deps.db.transaction(async (tx) => {
    const door = (await lockedDoor(tx, playerId)) ?? refuse('UNAUTHORIZED')
    await setSmsSecurity(tx, playerId, { isOn: !door.smsSecurity })
    tx.afterCommit(() => notify(deps, player, { what: door.smsSecurity ? 'sms-security-off' : 'sms-security-on' }))
  })
}
