/** Area User: balance, profile, its switches, and history. */
import { readsOf } from '@uwanja/database/replica'
import type { user } from '@uwanja/contract/site/user'
import { totalOf, type Money } from '@uwanja/money'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { gather } from '../live/gather.ts'
import { balanceReply, type Polls } from '../live/polls.ts'
import { playerById, setEmailSubscription, setSmsNotifications } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { extendSession } from '../sessions/store.ts'
import type { Handlers } from '../wire/handlers.ts'
import { history, type MatchesOf } from './history.ts'
import { monthOf } from './month.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { taxStatement, type StatementDeps } from './tax-statement.ts'
import { savePersonalDetails, type PersonDeps } from './profile.ts'

export interface UserDeps extends PersonDeps {
  readonly money: Money
  readonly catalogue: Pick<Catalogue, 'lists'>
  readonly settings: StatementDeps['settings']
  readonly throttle: Pick<Throttle, 'take'>
  readonly polls: Pick<Polls, 'balance'>
  readonly matchesOf: MatchesOf
}

/** Calls of this area whose rules stand in `security` and in `bets`, which answer them. */
type OthersCall =
  | 'getGoogleAuth'
  | 'toggleTwoFactor'
  | 'updateSmsTwoFactor'
  | 'updateEmail'
  | 'getUserBettingHistory'
  | 'getBettingDetails'

/** Both read months of movements. */
async function takeBooks({ throttle }: UserDeps, playerId: bigint): Promise<void> {
  const taken = await throttle.take([{ kind: 'tax-statement', subject: `${playerId}`, most: 60, windowS: 3_600 }])
  if (!taken.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: taken.waitS })
}

export function userHandlers(deps: UserDeps): Omit<Handlers<typeof user>, OthersCall> {
  const { db, money, jurisdiction, polls } = deps
  const walletOf = gather((playerIds: readonly bigint[]) => money.read.wallets(db, playerIds))
  return {
    async getBalance(_input, caller) {
      const { id, playerId, isDue } = caller.session
      const balance = await polls.balance(caller.session, async () => {
        const wallet = await walletOf(playerId)
        return wallet && { totalMinor: totalOf(wallet), currency: wallet.currency, version: wallet.version }
      })
      if (!balance) return refuse('UNAUTHORIZED')
      // A good poll keeps the session alive for two more days (A03).
      if (isDue && (await extendSession(db, id))) caller.renewCookie()
      return balanceReply(balance)
    },
    async personalInformation(_input, caller) {
      const player = (await playerById(db, caller.session.playerId)) ?? refuse('UNAUTHORIZED')
      return {
        firstName: player.firstName,
        lastName: player.lastName,
        birthDate: player.birthDate,
        countryCode: jurisdiction.prefix,
        mobileNumber: player.number.slice(jurisdiction.prefix.length),
        email: player.email,
        subscribeToEmail: player.subscribeToEmail,
        userName: player.number,
        currencyName: player.currency,
        twoFactorEnabled: player.hasAuthenticator,
        smsTwoFactorEnabled: player.smsSecurity,
        hasPhonePin: player.phonePinHash !== null,
        userNotificationSetup: { userProfileID: player.id.toString(), smsNotificationEnabled: player.smsNotifications },
      }
    },
    transactionHistory: (input, caller) =>
      history({ ...deps, db: readsOf(db) }, caller.session.playerId, { ...input, language: caller.language }),
    async getTaxStatement({ year }, { session: { playerId } }) {
      await takeBooks(deps, playerId)
      return taxStatement(deps, playerId, year)
    },
    async getMonth({ month }, { session: { playerId } }) {
      await takeBooks(deps, playerId)
      return monthOf({ ...deps, db: readsOf(db) }, playerId, month)
    },
    async saveUserPersonalDetails(typed, caller) {
      await savePersonalDetails(deps, caller.session.playerId, typed)
      return null
    },
    async updateEmailSubscription({ flag }, caller) {
      await setEmailSubscription(db, caller.session.playerId, { isOn: flag })
      return null
    },
    async updateSmsNotificationStatus({ flag }, caller) {
      await setSmsNotifications(db, caller.session.playerId, { isOn: flag })
      return null
    },
  }
}
