/** What the rules of this feature work with. */
import type { Money, Recorded } from '@uwanja/money'
import type { Db, Sql, Tx } from '@uwanja/money/sql'
import type { CompanyWatch } from '../companies/watch.ts'
import type { Settings } from '../settings/env.ts'
import type { Jobs } from '../runtime/jobs.ts'
import type { Bus } from '../live/bus.ts'
import type { Polls } from '../live/polls.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Player } from '../players/store.ts'
import type { Notify } from '../notices/notify.ts'
import type { PushToPhones } from '../push/notes.ts'
import type { Methods } from './methods.ts'
import type { RiskSettings } from './withdrawal-risk.ts'

export interface BankingDeps {
  readonly db: Db
  readonly money: Money
  readonly jurisdiction: Jurisdiction
  readonly methods: Methods
  readonly settings: Pick<Settings, 'withdrawHoldS' | 'depositQueryS' | 'returnAfterS'> & RiskSettings
  readonly watch: Pick<CompanyWatch, 'trouble'>
  /** The national exclusion register, asked before a transaction. */
  readonly register: {
    look(playerId: bigint, when: 'money'): Promise<unknown>
    requireKnown(playerId: bigint, when: 'money'): Promise<void>
  }
  /** Lists of sanctions and exposed persons: does an order of so much wait for a person? Null: it is about to leave. */
  readonly screening: { keepsBack(tx: Tx, playerId: bigint, minor: bigint | null): Promise<boolean> }
  /** What the state takes of payments. */
  readonly tax: {
    ofPayment(db: Sql, base: 'deposit' | 'withdrawal', minor: bigint): Promise<bigint>
    shown(db: Sql, base: 'deposit' | 'withdrawal', product: 'payments'): Promise<string | null>
  }
  readonly jobs: Pick<Jobs, 'ask'>
  readonly polls: Pick<Polls, 'pending'>
  readonly bus: Pick<Bus, 'publish'>
  /** They approved a payment on this phone: if it has the player's number, the number is theirs. */
  numberProven(tx: Tx, playerId: bigint, number: string): Promise<void>
  /** The player forbade themselves to cancel withdrawals. */
  cancelIsForbidden(tx: Tx, playerId: bigint): Promise<boolean>
  /** Refuses what the player moves in all, with this much more, when they are not known well enough for it. Under the wallet's lock. */
  isWithinKycLimit(tx: Tx, playerId: bigint, more: { readonly deposit: bigint } | 'what was withdrawn'): Promise<void>
  /** A deposit was credited: what else it brings. */
  bonusForDeposit(
    tx: Tx,
    paid: { readonly paymentId: bigint; readonly playerId: bigint; readonly minor: bigint },
  ): Promise<Recorded | null>
  /** A code that came with a deposit. */
  chooseBonus(tx: Tx, player: Player, rawCode: string): Promise<void>
  /** Money is taken out: an open bonus ends. */
  forfeitBonus(tx: Tx, playerId: bigint): Promise<void>
  /** Writes into the player's inbox. */
  readonly notify: Notify
  /** Their phones takeOutcome of money; null: there is no push. */
  readonly push: PushToPhones | null
  /** Something that a person has to look at; no secret goes in. */
  warn(what: string, details: Readonly<Record<string, string>>): void
}
