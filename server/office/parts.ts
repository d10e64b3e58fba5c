/** What the office is given by whoever wires the process. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { ClosingState, ClosingWhy } from '@uwanja/contract/operators/closings'
import type { Money } from '@uwanja/money'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Taken } from '../catalogue/listing.ts'
import type { Chaos } from './chaos.ts'
import type { CompanyKeys } from '../companies/keys/keys.ts'
import type { CompanyWatch } from '../companies/watch.ts'
import type { Jobs } from '../runtime/jobs.ts'
import type { Bus } from '../live/bus.ts'
import type { Tell } from '../notices/tell.ts'
import type { OperatorParts } from '../operators/parts.ts'

/** Money that came and was not credited: of a payment of ours, or of nobody we know. */
export interface ParkedWhich {
  readonly kind: 'parked' | 'stray'
  readonly id: bigint
}

export interface MethodNow {
  readonly viewName: string
  readonly company: string
  readonly direction: 'deposit' | 'withdraw'
  /** Null: its limits are its own. */
  readonly limitId: number | null
  readonly min: bigint
  readonly max: bigint
  readonly isOn: boolean
  readonly isForTests: boolean
}
export interface MethodWish {
  readonly viewName: string
  readonly isOn: boolean
  readonly isForTests: boolean
  /** Decimal text; empty: the market's. */
  readonly minLimit: string
  readonly maxLimit: string
}

export interface ComplaintNow {
  readonly company: string
  readonly what: string
  /** A reference of the company's, where it is about one movement. */
  readonly note: string
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
}

export type MinorSum = 'deposited' | 'received' | 'owed' | 'cash' | 'forfeited' | 'madeUp'

export interface ClosingNow {
  readonly playerId: bigint
  readonly number: string
  readonly why: ClosingWhy
  readonly state: ClosingState
  readonly reason: string
  readonly currency: string
  readonly cashMinor: bigint
  readonly paidMinor: bigint
  readonly paymentState: string | null
  readonly createdAt: Date
  readonly dueAt: Date | null
}

/** What people may do to payments; banking makes it, because a feature never imports a feature. */
export interface PaymentDeeds {
  /** Of a withdrawal that is requested and locked: it goes on by itself. */
  withdrawalApproved(tx: Tx, paymentId: bigint): Promise<void>
  /** Of a withdrawal that is requested and locked: the money is cash again, and the player reads why. */
  withdrawalRejected(tx: Tx, paymentId: bigint, why: string): Promise<void>
  /** Speaks to the company, so in no transaction. */
  depositAsked(paymentId: bigint): Promise<'settled' | 'known' | 'pending' | 'unknown-payment'>
  /** Locks parked money; refuses when it was settled. Null: it came for nobody we know. */
  parkedLocked(tx: Tx, which: ParkedWhich): Promise<{ readonly playerId: bigint | null; readonly reason: string }>
  /** Every method of the market as it is now. */
  methods(): readonly MethodNow[]
  /** @returns what it was; refuses what the market does not allow. */
  methodSet(tx: Tx, wish: MethodWish): Promise<{ readonly before: object; readonly after: object }>
  /** After the commit: this process follows at once. */
  methodsChanged(): Promise<void>
  /** What keeps a company from serving us and is ours to put right, heard within a day. */
  complaints(): Promise<readonly ComplaintNow[]>
  /** Our money at the companies as it is known now; null amounts: the company did not say. */
  floats(): readonly { readonly company: string; readonly amounts: readonly Amount[] | null; readonly atMs: number }[]
  /** Of a withdrawal that its company did not take. Speaks to the company, so in no transaction. */
  notTakenAnswered(paymentId: bigint, answer: 'again' | 'back'): Promise<'again' | 'back' | 'settled'>
  /** Accounts that are closed with their money paid out. */
  closings(most: number): Promise<readonly ClosingNow[]>
  /** Lets that rule try again. False: it does not wait for a person. */
  closingAgain(tx: Tx, playerId: bigint): Promise<boolean>
  /** What giving a minor's deposits back comes to; null: nobody holds them for age. */
  minorSums(
    db: Sql,
    playerId: bigint,
  ): Promise<(Readonly<Record<MinorSum, bigint>> & { readonly currency: string }) | null>
  /** Squares the account and plans the payout; refuses other sums than were asked for. */
  minorSettled(
    tx: Tx,
    playerId: bigint,
    wish: { readonly key: string; readonly why: string; readonly asked: Readonly<Record<string, string>> },
  ): Promise<void>
  /** Companies whose statements can be had. */
  reconcilable(): readonly string[]
  /** Speaks to the company, so in no transaction. */
  reconciled(company: string, day: string): Promise<'compared' | 'unanswered'>
  parkedSentBack(tx: Tx, which: ParkedWhich): Promise<void>
  parkedCredited(tx: Tx, which: ParkedWhich, playerId: bigint): Promise<void>
}

export interface OfficeParts extends OperatorParts {
  readonly money: Money
  readonly bus: Pick<Bus, 'tell'>
  readonly payments: PaymentDeeds
  readonly companyKeys: CompanyKeys
  /** Null: the outside world is the real one. */
  readonly chaos: Chaos | null
  readonly watch: Pick<CompanyWatch, 'read'>
  readonly jobs: Pick<Jobs, 'retry'>
  readonly catalogue: Catalogue
  /** Asks a game company for its list now; throws when it could not be asked or believed. */
  takeGameList(company: string): Promise<Taken>
  /** Writes into the player's inbox. */
  readonly tell: Tell
}
