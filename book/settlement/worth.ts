/**
 * The one door that changes what an accepted bet is worth. Who comes has read a revision; of two that read the same one wins. The
 * bet, its row of book.worth and the movements that are owed stand in one transaction.
 */
import type { Settlement, SettledLeg } from '@uwanja/contract/book/slip'
import type { Tx } from '@uwanja/database/sql'
import type { BetOutcome } from '../bets/store.ts'
import type { OwedRow } from './outbox-store.ts'
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
  /** A cash-out that its player had set beforehand. */
  readonly isAuto?: boolean
  /** What its legs came to, for the wallet's own page. */
  readonly legs?: readonly SettledLeg[]
  /** The bet that took its place. */
  readonly replacedBy?: string
  readonly who?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** What the wallet keeps beside what moves. */
function documentOf(worth: Worth): Settlement {
  const { bet, revision, why, outcome, replacedBy, isAuto = false, legs = [] } = worth
  const { openMinor, wonMinor, cashedMinor, voidedMinor, bonusMinor } = worth
  return {
    version: 1,
    bet_id: bet,
    revision: revision + 1,
    why,
    ...(isAuto ? { is_auto: true } : {}),
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

/** Longer than a wallet is waited for: so long a movement is one process's to say. */
export const LEASE_S = 60

const movementRows = (worth: Worth, isTaken: boolean): object[] =>
  worth.movements.map(({ kind, of, minor }, at) => ({
    bet: worth.bet,
    place: at + 1,
    kind,
    of,
    minor: String(minor),
    why: worth.why,
    document: documentOf(worth),
    // The others of the round follow it.
    taken: isTaken && at === 0,
  }))

export interface Said {
  /** Those that were written: the others had changed meanwhile. */
  readonly bets: ReadonlySet<string>
  /** What whoever said them has to tell wallets once they are committed; if it dies, somebody else does after a while. */
  readonly taken: readonly OwedRow[]
}

/** One of a round at a time. @param takes Bets of which the first movement is said by whoever writes it: nothing of their round is owed. */
export async function sayAndTake(tx: Tx, worths: readonly Worth[], takes: (bet: string) => boolean): Promise<Said> {
  const bets = await writeWorths(tx, JSON.stringify(worths.map(rowOf)))
  const owed = new Map(worths.flatMap((worth) => (bets.has(worth.bet) ? [[worth.bet, worth] as const] : [])))
  const rows = [...owed.values()].flatMap((worth) => movementRows(worth, takes(worth.bet)))
  if (rows.length === 0) return { bets, taken: [] }
  const taken = await writeOwed(tx, JSON.stringify(rows), LEASE_S)
  return {
    bets,
    taken: taken.map((row): OwedRow => {
      const worth = owed.get(row.bet)!
      const { kind, of, minor } = worth.movements[0]!
      return { ...row, kind, of, minor: String(minor), document: documentOf(worth), tries: 1 }
    }),
  }
}

const nobody = (): boolean => false

/** Those that were written, by bet: the others had changed meanwhile. One of a round at a time. */
export async function sayWorths(tx: Tx, worths: readonly Worth[]): Promise<ReadonlySet<string>> {
  return (await sayAndTake(tx, worths, nobody)).bets
}

/** False: somebody was quicker, and what stands must be read again. */
export async function sayWorth(tx: Tx, worth: Worth): Promise<boolean> {
  return (await sayWorths(tx, [worth])).has(worth.bet)
}
