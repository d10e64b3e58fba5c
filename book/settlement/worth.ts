/**
 * The one door that changes what an accepted bet is worth. Who comes has read a revision; of two that read the same one wins. The
 * bet, its row of book.worth and the movements that are owed stand in one transaction.
 */
import type { Settlement, SettledLeg } from '@uwanja/contract/book/slip'
import type { Tx } from '@uwanja/database/sql'
import type { BetOutcome } from '../bets/store.ts'
import { writeOwed, writeWorths } from './worth-store.ts'

export interface OwedMovement {
  readonly kind: 'credit' | 'void' | 'change'
  /** The debit that a void names, or the credit or void that a change names. */
  readonly of: string | null
  readonly minor: bigint
}

export interface Worth {
  readonly bet: string
  /** The one that was read. */
  readonly revision: number
  readonly why: Settlement['why']
  readonly outcome: BetOutcome
  readonly openMinor: bigint
  readonly wonMinor: bigint
  readonly cashedMinor: bigint
  readonly voidedMinor: bigint
  readonly bonusMinor?: bigint
  readonly movements: readonly OwedMovement[]
  /** What its legs came to, for the wallet's own page. */
  readonly legs?: readonly SettledLeg[]
  /** The bet that took its place. */
  readonly replacedBy?: string
  readonly who?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** What the wallet keeps beside what moves. */
function documentOf(worth: Worth): Settlement {
  const { bet, revision, why, outcome, replacedBy, legs = [] } = worth
  const { openMinor, wonMinor, cashedMinor, voidedMinor, bonusMinor } = worth
  return {
    version: 1,
    bet_id: bet,
    revision: revision + 1,
    why,
    outcome,
    legs: [...legs],
    ...(replacedBy === undefined ? {} : { replaced_by: replacedBy }),
    worth: {
      open: outcome === 'open' ? Number(openMinor) : 0,
      won: Number(wonMinor),
      cashed: Number(cashedMinor),
      voided: Number(voidedMinor),
      ...(bonusMinor === undefined ? {} : { bonus: Number(bonusMinor) }),
    },
  }
}

function rowOf(worth: Worth): object {
  const { bet, revision, why, outcome, who = null, details = {} } = worth
  return {
    bet,
    revision,
    why,
    outcome,
    who,
    details,
    open: String(worth.openMinor),
    won: String(worth.wonMinor),
    cashed: String(worth.cashedMinor),
    voided: String(worth.voidedMinor),
  }
}

const movementRows = (worth: Worth): object[] =>
  worth.movements.map(({ kind, of, minor }, at) => ({
    bet: worth.bet,
    place: at + 1,
    kind,
    of,
    minor: String(minor),
    why: worth.why,
    document: documentOf(worth),
  }))

/** Those that were written, by bet: the others had changed meanwhile. One of a round at a time. */
export async function sayWorths(tx: Tx, worths: readonly Worth[]): Promise<ReadonlySet<string>> {
  const written = await writeWorths(tx, JSON.stringify(worths.map(rowOf)))
  const owed = worths.filter(({ bet }) => written.has(bet)).flatMap(movementRows)
  if (owed.length > 0) await writeOwed(tx, JSON.stringify(owed))
  return written
}

/** False: somebody was quicker, and what stands must be read again. */
export async function sayWorth(tx: Tx, worth: Worth): Promise<boolean> {
  return (await sayWorths(tx, [worth])).has(worth.bet)
}
