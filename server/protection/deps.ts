/** What the feature is given by whoever wires the process. */
import type { Money } from '@uwanja/money'
import type { Db, Sql } from '@uwanja/money/sql'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Bus } from '../live/bus.ts'
import type { Notify } from '../notices/notify.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Persons } from './person-rules.ts'
import type { NationalRegister } from './register-rules.ts'

export interface ProtectionDeps {
  readonly db: Db
  readonly money: Money
  readonly jurisdiction: Pick<Jurisdiction, 'ownFile' | 'play'>
  readonly bus: Pick<Bus, 'publish'>
  /** The national exclusion register. */
  readonly register: Pick<NationalRegister, 'requireKnown'>
  readonly persons: Pick<Persons, 'lock' | 'exclude'>
  readonly throttle: Pick<Throttle, 'take'>
  /** Writes into the player's inbox. */
  readonly notify: Notify
  /** The player's deposits in each window: banking counts them for its own gate too. */
  depositedSince(
    db: Sql,
    playerId: bigint,
    since: { readonly day: Date; readonly week: Date; readonly month: Date },
  ): Promise<{ readonly day: bigint; readonly week: bigint; readonly month: bigint }>
  /** Refuses a wrong password, and too many tries of it. */
  reauthenticated(playerId: bigint, password: string): Promise<void>
}
