/** SQL of a login: one statement before the password is compared, one after it (server/db/migrations/functions/login-try.sql, enter-account.sql). */
import type { Sql } from '@uwanja/money/sql'
import type { Player } from '../players/store.ts'
import type { newSession } from '../sessions/store.ts'
import { asksOf, tryOf } from '../throttle/database-tries.ts'
import type { Cap, Subject } from '../throttle/limit.ts'
import type { TakenTry } from '../throttle/store.ts'
import type { Ticket, Try } from '../throttle/throttle.ts'
import { loginLimits, MOST_SESSIONS, OPENED, type LoginWho } from './limits.ts'
import type { ShownFactor } from './login-factor.ts'

/** What a login needs of a player. */
export type Account = Pick<
  Player,
  | 'id'
  | 'number'
  | 'passwordHash'
  | 'currency'
  | 'rankId'
  | 'language'
  | 'smsNotifications'
  | 'smsSecurity'
  | 'passwordDue'
  | 'hasAuthenticator'
>

export interface Looked {
  readonly outcome: Try
  /** Null when the number has none, and when the try was not taken. */
  readonly account: Account | null
  /** By what the account knows whoever asks. */
  readonly place: 'device' | 'known' | 'strange'
}

/**
 * The account, and one try under the limits that fit.
 * @param pressure Null: the tries are counted elsewhere, none is taken; the sessions that were opened count all the same.
 */
export async function lookupForLogin(db: Sql, who: LoginWho, pressure: Cap | null): Promise<Looked> {
  const asks = {
    opened: OPENED,
    ...(pressure && {
      ...(who.mark && { device: asksOf(loginLimits(who, 'device')) }),
      known: asksOf(loginLimits(who, 'known')),
      strange: asksOf(loginLimits(who, 'strange')),
      pressed: asksOf(loginLimits(who, 'pressed')),
    }),
  }
  const [row] = await db.sql<TakenTry & { place: Looked['place']; id: bigint | null }>`select * from login_try(
    ${who.number}, ${who.ip}, ${who.mark}, ${JSON.stringify(asks)}::jsonb,
    ${pressure && JSON.stringify(pressure)}::jsonb)`
  const { waitS, tickets, place, ...account } = row!
  return { outcome: tryOf({ waitS, tickets }), account: account.id === null ? null : (account as Account), place }
}

export type Entered =
  /** `password`: it is another one by now. `factor`: it was used, or another one is asked for by now. */
  | { readonly outcome: 'password' | 'reset' | 'factor' }
  | {
      readonly outcome: 'open'
      readonly passwordDue: 'change' | null
      /** `first`: the account's first one ever. `recent`: it was new less than a day ago. */
      readonly device: 'first' | 'new' | 'recent' | 'known'
      /** Null: there is no wallet yet. */
      readonly totalMinor: bigint | null
      /** Ids of the player's sessions that this one pushed out. */
      readonly ended: readonly string[]
      /** Where the mail about this log-in goes, as the account stood then; null: nowhere. */
      readonly mailTo: string | null
    }

const hex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex')

function factorText(shown: ShownFactor): string {
  if (shown.kind === 'authenticator')
    return JSON.stringify({ kind: shown.kind, sealedKey: hex(shown.sealedKey), step: shown.step.toString() })
  return JSON.stringify({ kind: shown.kind, ...(shown.kind === 'sms' ? { codeId: shown.codeId.toString() } : {}) })
}

/**
 * Opens the session, or says why not: all in one statement, so it is all there or nothing is.
 * @param enter.passwordHash As it was when the password was compared with it.
 * @param enter.forgiven Null: the tries are counted elsewhere.
 */
export async function enterAccount(
  db: Sql,
  playerId: bigint,
  enter: {
    readonly passwordHash: string
    readonly renewedHash: string | null
    readonly factor: ShownFactor
    readonly session: ReturnType<typeof newSession>['kept']
    readonly mark: Uint8Array
    readonly forgiven: { readonly tries: readonly Ticket[]; readonly subjects: readonly Subject[] } | null
  },
): Promise<Entered> {
  const { session, forgiven } = enter
  const kept = {
    ...session,
    tokenHash: hex(session.tokenHash),
    cookieHash: hex(session.cookieHash),
    mark: hex(enter.mark),
    most: MOST_SESSIONS,
  }
  const back = forgiven && { ids: forgiven.tries.map(({ id }) => id), subjects: forgiven.subjects }
  const [row] = await db.sql<Entered>`select * from enter_account(
    ${playerId}, ${enter.passwordHash}, ${factorText(enter.factor)}::jsonb, ${enter.renewedHash},
    ${JSON.stringify(kept)}::jsonb, ${back && JSON.stringify(back)}::jsonb)`
  return row!
}
