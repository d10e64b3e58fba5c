/** Logging in and out (specification A4.4): the throttle, the password, and the session that it opens. */
import { groupedText } from '@uwanja/contract/amounts'
import type { StoredUser } from '@uwanja/contract/security'
import { totalOf } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'
import { fullNumber } from '../markets.ts'
import { lockedPasswordHash, playerByNumber, setPassword, type Player } from '../players/store.ts'
import { refuse } from '../refuse.ts'
import { endSession, openSession } from '../sessions/store.ts'
import { networkOf } from '../throttle/network.ts'
import type { Ticket } from '../throttle/throttle.ts'
import { LOGIN, loginLimits, PRESSURE } from './limits.ts'
import type { SecurityParts } from './parts.ts'
import { isKnownAddress } from './store.ts'

export interface LoginFrom {
  readonly address: string
  readonly agent: string
  readonly isBrowser: boolean
  readonly isMobile: boolean
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

/** @returns what the browser keeps, and its cookie half (null for a client that is no browser). */
export async function login(
  parts: SecurityParts,
  typed: { readonly userName: string; readonly password: string },
  from: LoginFrom,
): Promise<{ readonly stored: StoredUser; readonly cookie: string | null }> {
  const number = fullNumber(parts.market, typed.userName)
  const tries = await loginTry(parts, number, from.address)
  const player = await rightPlayer(parts, number, typed.password, tries)
  const renewed = parts.passwords.isOutdated(player.passwordHash) ? await parts.passwords.hash(typed.password) : null
  const opened = await parts.db.transaction(async (tx) => {
    // A recovery may have set another password since: the old one must not open a session that the recovery did not end.
    if ((await lockedPasswordHash(tx, player.id)) !== player.passwordHash) refuse('INVALID_USERNAME_OR_PASSWORD')
    if (renewed !== null) await setPassword(tx, player.id, renewed)
    const session = await openSession(tx, { playerId: player.id, ...from })
    return { stored: await storedUser(parts, tx, player, session.token), cookie: session.cookie }
  })
  await parts.throttle.giveBack(tries)
  await parts.throttle.clear({ kind: LOGIN.pair, subject: `${player.number} ${networkOf(from.address)}` })
  return opened
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
