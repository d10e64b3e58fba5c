/** What the operators' door and their accounts are given by whoever wires the process; a feature's calls ask for more. */
import type { Db } from '@uwanja/database/sql'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { Settings } from '../settings/env.ts'
import type { Throttle } from '../throttle/throttle.ts'

export interface OperatorDeps {
  readonly db: Db
  readonly jurisdiction: Jurisdiction
  readonly settings: Settings
  readonly passwords: {
    /** Operators wait in a queue of their own. */
    hash(password: string, lane: 'office'): Promise<string>
    verify(passwordHash: string | null, password: string, lane: 'office'): Promise<boolean>
  }
  readonly throttle: Throttle
  readonly sealing: Sealing
  /** The clock on the wall, which authenticator apps go by. */
  wallMs(): number
}

/** The operator whom the door has let in. */
export interface Operator {
  readonly id: bigint
  readonly name: string
  readonly role: string
  readonly sessionId: bigint
  readonly ip: string
}
