/** What the feature is given by whoever wires the process. */
import type { Money } from '@uwanja/money'
import type { Db, Sql, Tx } from '@uwanja/money/sql'
import type { Mail } from '@uwanja/providers/mail/mail'
import type { CountryOf } from '@uwanja/providers/plugs-geo'
import type { Settings } from '../settings/env.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Bus } from '../live/bus.ts'
import type { Notify } from '../notices/notify.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Passwords } from './passwords.ts'
import type { Sealing } from '../sealing/sealing.ts'

export interface SecurityDeps {
  readonly db: Db
  readonly money: Money
  readonly jurisdiction: Jurisdiction
  readonly settings: Settings
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly sealing: Sealing
  /** Unix milliseconds by the clock on the wall: the only one that an authenticator app knows, whatever the house's says. */
  wallMs(): number
  /** A bug in what nobody waits for. */
  onFault(error: unknown): void
  readonly bus: Pick<Bus, 'publish'>
  /** Writes into the player's inbox. */
  readonly notify: Notify
  /** Refuses a number that rests after its account was erased; in the transaction that takes it, nobody is faster. */
  phoneMayBeTaken(db: Sql, number: string): Promise<void>
  /** In the transaction that gives a player another number: the old one rests while a promise of their runs. */
  numberLeft(tx: Tx, left: { readonly playerId: bigint; readonly number: string }): Promise<void>
  /** The national exclusion register, asked before a transaction. */
  readonly register: {
    mayRegister(number: string): Promise<{ note(tx: Tx, playerId: bigint): Promise<void> }>
    look(playerId: bigint, when: 'login'): Promise<unknown>
  }
  /** True when the company took the message; false when it refused or its answer is unknown. */
  sendSms(msisdn: string, text: string, reference: string): Promise<boolean>
  /** Null: nobody was chosen to send mail. */
  readonly sendMail: ((mail: Mail) => Promise<boolean>) | null
  /** Null: nobody can tell. */
  readonly countryOf: CountryOf
}
