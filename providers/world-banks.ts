/** What a simulator is given of the banks and the card issuer: accounts, codes that are dialled, cards and their checks. */
import type { PromptEnd } from './world.ts'

export interface Bank {
  readonly code: string
  readonly name: string
}

export interface TemporaryAccount {
  readonly bankName: string
  readonly number: string
  readonly expiresMs: number
}

/** Money that came into a temporary account: any amount, and perhaps after the account's time. */
export interface TransferIn {
  readonly amount: string
  readonly reference: string
  readonly from: string
}

export interface Banks {
  /** The banks whose accounts are in that currency. */
  list(currency: string): readonly Bank[]
  /** The name that an account stands in; null when there is no such account. */
  nameOf(bank: string, account: string): string | null
  /** Pays into an account, once for each key; false when there is none in that currency. */
  credit(
    to: { readonly bank: string; readonly account: string },
    credit: { readonly key: string; readonly amount: string; readonly currency: string; readonly from: string },
  ): boolean
  /**
   * Opens an account for one payment, and calls back once with what came, however much and however late. Asking again
   * with the same key opens no second one, so a simulator asks again after a restart.
   */
  temporary(
    account: {
      readonly key: string
      readonly amount: string
      readonly currency: string
      readonly payee: string
      readonly lastsMs: number
    },
    came: (transfer: TransferIn) => void,
  ): TemporaryAccount
  /**
   * A code that pays once, from the account that whoever dials it has at the bank. Null when the bank has none. The
   * same key is the same code, and calls back with the end that was or will be.
   */
  payCode(
    asked: {
      readonly key: string
      readonly bank: string
      readonly amount: string
      readonly currency: string
      readonly payee: string
      readonly reference: string
      readonly lastsMs: number
    },
    ended: (end: PromptEnd) => void,
  ): string | null
}

/** What the issuer wants from the owner before it pays. */
export type CardStep = 'none' | 'pin' | 'pin-otp' | 'address' | 'redirect'

export interface Card {
  readonly number: string
  readonly cvv: string
  /** Two digits each. */
  readonly month: string
  readonly year: string
  readonly step: CardStep
  /** What the issuer says once the step is done. */
  readonly says: 'approved' | 'declined' | 'insufficient'
  readonly brand: string
  readonly issuer: string
}

export interface Cards {
  find(number: string): Card | null
  /** Every card's PIN. */
  readonly pin: string
  /** The address of a page on which the owner says yes or no, and which sends them back. Calls back once. */
  check(
    asked: {
      readonly key: string
      readonly amount: string
      readonly currency: string
      readonly payee: string
      readonly lastDigits: string
      readonly backUrl: string
    },
    ended: (answer: 'approved' | 'declined') => void,
  ): string
}
