/** Logging in and out (specification A4.4): the throttle, the password, the second factor, and the session. */
import { groupedText } from '@uwanja/contract/amounts'
import type { StoredUser } from '@uwanja/contract/security'
import { totalOf } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import { fullNumber } from '../markets.ts'
import { noteDoubt, playerByNumber, renewPasswordHash, type Player } from '../players/store.ts'
import { refuse } from '../refuse.ts'
import { endSession, openSession } from '../sessions/store.ts'
import { networkOf } from '../throttle/network.ts'
import type { Ticket } from '../throttle/throttle.ts'
import type { Device } from './device.ts'
import { FACTOR_PAIR, LOGIN, loginLimits, PRESSURE } from './limits.ts'
import { shownFactor, useFactor, type TypedFactor } from './login-factor.ts'
import { tell } from './notices.ts'
import type { SecurityParts } from './parts.ts'
import { isKnownAddress, lockedDoor, seeDevice } from './store.ts'

export interface LoginFrom {
  readonly address: string
  readonly agent: string
  readonly isBrowser: boolean
  readonly isMobile: boolean
  readonly device: Device
}

export interface TypedLogin extends TypedFactor {
  readonly userName: string
  readonly password: string
}

export interface Opened {
  readonly stored: StoredUser
  /** The cookie half; null for a client that is no browser. */
  readonly cookie: string | null
  /** `change`: the session can only read, and change the password. */
  readonly passwordDue: 'change' | null
}

/** One more try of this number from this address, or a refusal that says how long to wait. */
export async function loginTry(
  { db, throttle }: SecurityParts,
  number: string | null,
  address: string,
): Promise<readonly Ticket[]> {
  const isKnown = number !== null && (await isKnownAddress(db, number, address))
  const isPressed = await throttle.isFull(PRESSURE)
  const limits = loginLimits({ number, network: networkOf(address), isKnown }, isPressed)
  const outcome = await throttle.take(limits, [PRESSURE])
  return outcome.taken ? [...outcome.tickets.values()] : refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
}

async function rightPlayer(
  parts: SecurityParts,
  number: string | null,
  password: string,
  tries: readonly Ticket[],
): Promise<Player> {
  const player = number === null ? null : await playerByNumber(parts.db, number)
  let isRight: boolean
  try {
    isRight = await parts.passwords.verify(player?.passwordHash ?? null, password)
  } catch (error) {
    // Nothing was compared, so nothing was tried.
    await parts.throttle.giveBack(tries)
    throw error
  }
  return isRight && player ? player : refuse('INVALID_USERNAME_OR_PASSWORD')
}

export async function login(parts: SecurityParts, typed: TypedLogin, from: LoginFrom): Promise<Opened> {
  const number = fullNumber(parts.market, typed.userName)
  const tries = await loginTry(parts, number, from.address)
  const player = await rightPlayer(parts, number, typed.password, tries)
  // The password was right, whatever else is asked for: guesses at that are counted apart.
  const opened = await enter(parts, player, typed, from).catch(async (error: unknown) => {
    await parts.throttle.giveBack(tries)
    throw error
  })
  const subject = `${player.number} ${networkOf(from.address)}`
  await parts.throttle.forgive(
    tries,
    [LOGIN.pair, FACTOR_PAIR].map((kind) => ({ kind, subject })),
  )
  return opened
}

/** After the right password. */
async function enter(parts: SecurityParts, player: Player, typed: TypedLogin, from: LoginFrom): Promise<Opened> {
  if (player.passwordDue === 'reset') return refuse('PASSWORD_RESET_REQUIRED')
  const factor = await shownFactor(parts, player, typed, from.address)
  const renewed = parts.passwords.isOutdated(player.passwordHash) ? await parts.passwords.hash(typed.password) : null
  return parts.db.transaction(async (tx) => {
    const door = await lockedDoor(tx, player.id)
    // A recovery may have set another password since: the old one must not open a session that the recovery did not end.
    if (door?.passwordHash !== player.passwordHash) return refuse('INVALID_USERNAME_OR_PASSWORD')
    if (door.passwordDue === 'reset') return refuse('PASSWORD_RESET_REQUIRED')
    await useFactor(tx, player.id, door, factor)
    if (renewed !== null) await renewPasswordHash(tx, player.id, renewed)
    const isNewDevice = await cameOn(parts, tx, player, from)
    const session = await openSession(tx, { playerId: player.id, ...from, isNewDevice })
    const stored = await storedUser(parts, tx, player, session.token)
    return { stored, cookie: session.cookie, passwordDue: door.passwordDue }
  })
}

/** @returns whether the device is a new one. The first time the player hears of it, and the next withdrawal is looked at. */
async function cameOn(parts: SecurityParts, tx: Tx, player: Player, { device, agent }: LoginFrom): Promise<boolean> {
  const seen = await seeDevice(tx, player.id, device.mark)
  if (seen === 'new') {
    await noteDoubt(tx, player.id, 'new-device')
    tx.afterCommit(() => tell(parts, player, { what: 'new-device', agent }))
  }
  return seen === 'new' || seen === 'recent'
}

async function storedUser({ money }: SecurityParts, tx: Tx, player: Player, token: string): Promise<StoredUser> {
  const wallet = await money.read.wallet(tx, player.id)
  return {
    token,
    user: { userName: player.number, currency: player.currency, rankId: player.rankId },
    balanceInfo: { totalBalance: groupedText(wallet ? totalOf(wallet) : 0n) },
  }
}

/** Whoever proves the number by a code starts with a clean sheet, wherever the tries came from. */
export async function clearLoginTries({ throttle }: SecurityParts, number: string): Promise<void> {
  await throttle.clear({ kind: LOGIN.account, subject: number })
  await throttle.clearBelow({ kind: LOGIN.pair, subject: number })
}

export async function logOff({ db, bus }: SecurityParts, session: { id: bigint; playerId: bigint }): Promise<void> {
  await endSession(db, session.id)
  bus.tell({ news: 'session-ended', playerId: session.playerId.toString(), sessionId: session.id.toString() })
}
