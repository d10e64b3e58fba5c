/** Logging in and out (A02, A07, A09): the throttle, the password, the second factor, and the session. */
import { groupedText } from '@uwanja/contract/wire/amounts'
import type { StoredUser } from '@uwanja/contract/site/security'
import { fullNumber } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import { endSession, newSession } from '../sessions/store.ts'
import { networkOf } from '../throttle/network.ts'
import type { Ticket } from '../throttle/throttle.ts'
import type { Device } from './device.ts'
import { deviceSubject, FACTOR_PAIR, halfway, LOGIN, loginLimits, PRESSURE } from './limits.ts'
import { shownFactor, type TypedFactor } from './login-factor.ts'
import { enterAccount, lookupForLogin, type Account } from './login-store.ts'
import { mailLogin } from './login-mail.ts'
import { notify } from './notices.ts'
import type { SecurityDeps } from './deps.ts'
import type { Lane } from './passwords.ts'

export interface LoginFrom {
  readonly ip: string
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

/** One more try of this number from there, or a refusal that says how long to wait; and the account. */
async function loginTry({ db, throttle }: SecurityDeps, number: string | null, from: LoginFrom) {
  // What a client that is no browser calls itself is no secret: only a cookie makes a device known here.
  const mark = from.device.cookie === null ? null : from.device.mark
  const who = { number, network: networkOf(from.ip), ip: from.ip, mark }
  const isHere = throttle.home === 'database'
  const { account, place, ...looked } = await lookupForLogin(db, who, isHere ? PRESSURE : null)
  // The account has opened more sessions than anybody needs.
  if (!looked.outcome.taken) return refuse('TOO_MANY_ATTEMPTS', { remainingTime: looked.outcome.waitS })
  const kind = async () => (place !== 'strange' ? place : (await throttle.isFull(PRESSURE)) ? 'pressed' : 'strange')
  const outcome = isHere ? looked.outcome : await throttle.take(loginLimits(who, await kind()), [PRESSURE])
  if (!outcome.taken) return refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
  const lane: Lane = place === 'strange' ? 'stranger' : 'known'
  return { tries: [...outcome.tickets.values()], account, lane }
}

/** What stops after the right password opens no session that would count: it is counted by itself, before anything is hashed. */
async function notTooOften({ throttle }: SecurityDeps, account: Account, tries: readonly Ticket[]): Promise<void> {
  if (!account.hasAuthenticator && !account.smsSecurity && account.passwordDue !== 'reset') return
  const cap = halfway(account.number)
  if (!(await throttle.isFull(cap))) return
  await throttle.giveBack(tries)
  refuse('TOO_MANY_ATTEMPTS', { remainingTime: cap.windowS })
}

async function rightAccount(
  deps: SecurityDeps,
  { account, tries, lane }: Awaited<ReturnType<typeof loginTry>>,
  password: string,
): Promise<Account> {
  let isRight: boolean
  try {
    isRight = await deps.passwords.verify(account?.passwordHash ?? null, password, lane)
  } catch (error) {
    // Nothing was compared, so nothing was tried.
    await deps.throttle.giveBack(tries)
    throw error
  }
  return isRight && account ? account : refuse('INVALID_USERNAME_OR_PASSWORD')
}

export async function login(deps: SecurityDeps, typed: TypedLogin, from: LoginFrom): Promise<Opened> {
  const { throttle } = deps
  const found = await loginTry(deps, fullNumber(deps.jurisdiction, typed.userName), from)
  const { tries } = found
  if (found.account) await notTooOften(deps, found.account, tries)
  const account = await rightAccount(deps, found, typed.password)
  const subject = `${account.number} ${networkOf(from.ip)}`
  const subjects = [
    ...[LOGIN.pair, FACTOR_PAIR].map((kind) => ({ kind, subject })),
    { kind: LOGIN.device, subject: deviceSubject(account.number, from.device.mark) },
  ]
  const forgiven = { tries, subjects }
  const isHere = throttle.home === 'database'
  // The password was right, whatever else is asked for: guesses at that are counted apart.
  const opened = await enter(deps, account, typed, from, isHere ? forgiven : null).catch(async (error: unknown) => {
    await throttle.giveBack(tries)
    await throttle.take([halfway(account.number)])
    throw error
  })
  if (!isHere) await throttle.forgive(forgiven.tries, forgiven.subjects)
  return opened
}

const WRONG = {
  password: 'INVALID_USERNAME_OR_PASSWORD',
  reset: 'PASSWORD_RESET_REQUIRED',
  factor: 'INVALID_VERIFICATION_CODE',
} as const

/** After the right password. */
async function enter(
  deps: SecurityDeps,
  account: Account,
  typed: TypedLogin,
  from: LoginFrom,
  forgiven: Parameters<typeof enterAccount>[2]['forgiven'],
): Promise<Opened> {
  if (account.passwordDue === 'reset') return refuse('PASSWORD_RESET_REQUIRED')
  const factor = await shownFactor(deps, account, typed, from.ip)
  const { passwordHash } = account
  const renewedHash = deps.passwords.isOutdated(passwordHash) ? await deps.passwords.hash(typed.password) : null
  const { token, cookie, kept } = newSession(from)
  const { mark } = from.device
  // Who is listed comes in all the same: their money waits for them, and the gate stops the rest.
  await deps.register.look(account.id, 'login')
  const enters = { passwordHash, renewedHash, factor, session: kept, mark, forgiven }
  const entered = await enterAccount(deps.db, account.id, enters)
  if (entered.outcome !== 'open') return refuse(WRONG[entered.outcome])
  const playerId = account.id.toString()
  for (const sessionId of entered.ended) deps.bus.publish({ news: 'session-ended', playerId, sessionId })
  // The first time the player hears of a new device, and the next withdrawal is looked at.
  if (entered.device === 'new') notify(deps, account, { what: 'new-device', agent: from.agent })
  mailLogin(deps, { to: entered.mailTo, language: account.language, agent: from.agent })
  const stored = {
    token,
    user: { userName: account.number, currency: account.currency, rankId: account.rankId },
    balanceInfo: { totalBalance: groupedText(entered.totalMinor ?? 0n) },
  }
  return { stored, cookie, passwordDue: entered.passwordDue }
}

/** Whoever proves the number by a code starts with a clean sheet, wherever the tries came from. */
export async function clearLoginTries({ throttle }: SecurityDeps, number: string): Promise<void> {
  await throttle.clear({ kind: LOGIN.account, subject: number })
  await throttle.clearBelow({ kind: LOGIN.pair, subject: number })
  await throttle.clearBelow({ kind: LOGIN.device, subject: number })
}

export async function logOff({ db, bus }: SecurityDeps, session: { id: bigint; playerId: bigint }): Promise<void> {
  await endSession(db, session.id)
  bus.publish({ news: 'session-ended', playerId: session.playerId.toString(), sessionId: session.id.toString() })
}
