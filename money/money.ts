/** The door of the room: the only code that moves money. Two doors for writing (`wager`, and events in a transaction), one for reading. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { HouseAccount } from './accounts.ts'
import * as archive from './archive.ts'
import * as browse from './browse.ts'
import { freeBet, bonus, deposit, dormancy, openCorrection, pool, race, treasury, withdrawal } from './events.ts'
import { promotion } from './promotion-events.ts'
import { openFollowing, type Following } from './following.ts'
import { openGate, ruleOfPlay, type Gate, type PlayRule } from './gate.ts'
import type { GroupsNow } from '@uwanja/database/group-commit'
import * as ranges from './ranges.ts'
import * as read from './read.ts'
import * as readers from './readers.ts'
import { grossDays } from './gross-days.ts'
import * as reports from './reports.ts'
import * as returns from './returns.ts'
import * as taxReports from './tax-reports.ts'
import type { Db, Tx } from '@uwanja/database/sql'
import { TAX_BASES, type WagerTax } from './tax.ts'
import { terms } from './terms.ts'
import type { Guarded, Wager, WagerAnswer } from './wager-item.ts'
import { openWager, rolledBack, staked, stakedTogether, won, type Behind, type WagerHooks } from './wager.ts'

export type { GroupsNow } from '@uwanja/database/group-commit'
export { MoneyRefused, type MoneyProblem, type Recorded } from './record.ts'
export type { Journal } from './following.ts'
export { totalOf, type Finding, type Wallet } from './read.ts'
export { NO_LIMITS, WINDOWS, type GateState, type LimitName, type Limits, type PlayRule, type Window } from './gate.ts'
export { OPEN_TERMS, type Terms } from './terms.ts'
export { rateOn, TAX_BASES, taxOf, type TaxBase, type TaxRate, type WagerTax } from './tax.ts'
export { WAGER_JOURNALS, WAGER_KINDS, journalsThatCount, type WagerJournal, type WagerKindName } from './wager-kinds.ts'
export type { Guarded, Wager, WagerAnswer, WagerStatus } from './wager-item.ts'
export type { Behind, Moved, WagerRow } from './wager.ts'

export interface Money {
  /** Group commit, no transaction, never an exception. */
  readonly wager: (item: Guarded) => Promise<WagerAnswer>
  /** What its last groups did. */
  readonly groups: () => GroupsNow
  /** A stake taken back by people, in the transaction in which they undid its win. */
  rolledBack(tx: Tx, item: Extract<Wager, { kind: 'rolled-back' }>): Promise<WagerAnswer>
  /** A stake behind the gate in the transaction of who writes a row of their own with it: a ticket, an entry. */
  stake(tx: Tx, item: Extract<Wager, { kind: 'staked' }>): Promise<WagerAnswer>
  /** Several at once, each of another player. */
  stakes(tx: Tx, items: readonly Extract<Wager, { kind: 'staked' }>[]): Promise<readonly WagerAnswer[]>
  /** What such a round came to, in the transaction of that row. */
  won(tx: Tx, item: Extract<Wager, { kind: 'won' }>): Promise<WagerAnswer>
  readonly deposit: typeof deposit
  readonly withdrawal: typeof withdrawal
  readonly correction: ReturnType<typeof openCorrection>
  readonly bonus: typeof bonus
  readonly dormancy: typeof dormancy
  readonly treasury: typeof treasury
  readonly promotion: typeof promotion
  readonly freeBet: typeof freeBet
  readonly pool: typeof pool
  readonly race: typeof race
  readonly gate: Gate
  readonly terms: typeof terms
  readonly read: typeof read & Following
  /** Ranges that lie in files. */
  readonly archive: typeof archive
  /** Ranges of ids that journals lie in. */
  readonly ranges: typeof ranges
  /** How whoever reads the journals stands. */
  readonly readers: typeof readers
  /** The books as people walk them. */
  readonly browse: typeof browse
  /** The books by days. */
  readonly reports: typeof reports
  readonly grossDays: typeof grossDays
  /** What games gave back. */
  readonly returns: typeof returns
  /** What tax offices ask for. */
  readonly taxReports: typeof taxReports
  /** A new player's four accounts and wallet. */
  walletOpened(tx: Tx, playerId: bigint, currency: Currency): Promise<void>
}

/**
 * @param settings.zone The jurisdiction's time zone, in which the days of limits begin.
 * @param settings.house The house accounts that this deployment uses, opened in each currency if they are missing.
 */
export async function openMoney(db: Db, settings: House & Play): Promise<Money> {
  await openHouse(db, settings)
  return moneyDoor(db, settings)
}

interface House {
  readonly currencies: readonly Currency[]
  readonly house: readonly HouseAccount[]
  /** Absent: nobody is reminded. */
  readonly play?: PlayRule
}
interface Play extends WagerHooks {
  readonly zone: string
  /** What the state takes of play; absent: nothing. */
  readonly wagerTax?: WagerTax
  /** May this company say wins and voids anew? Absent: none may. */
  readonly resettles?: (source: string) => boolean
  /** How long a group of wagers may take, in milliseconds; absent: a minute. */
  readonly limitMs?: number
  /** When so many wagers wait for a group, a stake is refused at once; absent: never. */
  readonly mostWaiting?: number
  /** Looks at the guards of wagers; absent: none has one. */
  readonly behind?: Behind
}

/** Opens the house accounts that are missing: nothing moves before that. One statement for all of them, because every start asks. */
export async function openHouse(db: Db, { house, currencies, play }: House): Promise<void> {
  if (play) await ruleOfPlay(db, play)
  const names: readonly HouseAccount[] = [...house, 'free-bets', ...TAX_BASES.map((base) => `tax:${base}` as const)]
  // The very first epoch begins here, before anything moves: its first writer would make all others wait for its COMMIT.
  // Any other is begun by whoever writes in it (schema/functions/epoch.sql).
  await db.sql`
    select money.open_house_account(name, currency),
      case when not exists (select 1 from money.epoch) then money.epoch_to_write() end
    from unnest(${names}::text[]) as name, unnest(${currencies}::text[]) as currency`
}

/** The door alone, for whoever puts a program together while the house's accounts are being opened. */
export function moneyDoor(db: Db, settings: Play): Money {
  return {
    ...openWager(db, settings, settings),
    rolledBack: (tx, item) => rolledBack(tx, item, settings),
    stake: (tx, item) => staked(tx, item, settings),
    stakes: (tx, items) => stakedTogether(tx, items, settings),
    won: (tx, item) => won(tx, item, settings),
    deposit,
    withdrawal,
    correction: openCorrection({ zone: settings.zone, wagerTax: settings.wagerTax ?? (() => []) }),
    bonus,
    dormancy,
    treasury,
    pool,
    race,
    promotion,
    freeBet,
    gate: openGate(settings.zone),
    terms,
    archive,
    ranges,
    read: { ...read, ...openFollowing() },
    readers,
    browse,
    reports,
    grossDays,
    returns,
    taxReports,
    async walletOpened(tx, playerId, currency) {
      await tx.sql`select money.open_wallet(${playerId}, ${currency})`
    },
  }
}
