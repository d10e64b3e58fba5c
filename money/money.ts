/** The door of the room: the only code that moves money. Two doors for writing (`wager`, and events in a transaction), one for reading. */
import type { Currency } from '@uwanja/contract/amounts'
import type { HouseAccount } from './accounts.ts'
import * as browse from './browse.ts'
import { bonus, deposit, openCorrection, withdrawal } from './events.ts'
import { openGate, type Gate } from './gate.ts'
import * as read from './read.ts'
import * as reports from './reports.ts'
import type { Db, Tx } from './sql.ts'
import { TAX_BASES, type WagerTax } from './tax.ts'
import { terms } from './terms.ts'
import { openWager, type Tell, type Wager, type WagerAnswer } from './wager.ts'

export { MoneyRefused, type MoneyProblem, type Recorded } from './record.ts'
export { totalOf, type Finding, type Journal, type Wallet } from './read.ts'
export { NO_LIMITS, WINDOWS, type GateState, type LimitName, type Limits, type Window } from './gate.ts'
export { OPEN_TERMS, type Terms } from './terms.ts'
export { rateOn, TAX_BASES, taxOf, type TaxBase, type TaxRate, type WagerTax } from './tax.ts'
export type { Moved, Wager, WagerAnswer, WagerStatus } from './wager.ts'

export interface Money {
  /** Group commit, no transaction, never an exception. */
  readonly wager: (item: Wager) => Promise<WagerAnswer>
  readonly deposit: typeof deposit
  readonly withdrawal: typeof withdrawal
  readonly correction: ReturnType<typeof openCorrection>
  readonly bonus: typeof bonus
  readonly gate: Gate
  readonly terms: typeof terms
  readonly read: typeof read
  /** The books as people walk them. */
  readonly browse: typeof browse
  /** The books by days. */
  readonly reports: typeof reports
  /** A new player's four accounts and wallet. */
  walletOpened(tx: Tx, playerId: bigint, currency: Currency): Promise<void>
}

/**
 * @param settings.zone The market's time zone, in which the days of limits begin.
 * @param settings.house The house accounts that this deployment uses, opened in each currency if they are missing.
 */
export async function openMoney(
  db: Db,
  settings: {
    readonly zone: string
    readonly currencies: readonly Currency[]
    readonly house: readonly HouseAccount[]
    /** What the state takes of play; absent: nothing. */
    readonly wagerTax?: WagerTax
  } & Tell,
): Promise<Money> {
  const taxAccounts: readonly HouseAccount[] = TAX_BASES.map((base) => `tax:${base}` as const)
  for (const currency of settings.currencies) {
    for (const name of [...settings.house, ...taxAccounts])
      await db.sql`select money.open_house_account(${name}, ${currency})`
  }
  return {
    wager: openWager(db, settings, settings),
    deposit,
    withdrawal,
    correction: openCorrection(settings.zone),
    bonus,
    gate: openGate(settings.zone),
    terms,
    read,
    browse,
    reports,
    async walletOpened(tx, playerId, currency) {
      await tx.sql`select money.open_wallet(${playerId}, ${currency})`
    },
  }
}
