/** What a payment company says to us by itself, and what it can be asked beside its orders. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { PaymentOutcome, RawCallback, RawReply, Wire } from './plugs.ts'
import type { StatementLine } from './statement-line.ts'

export interface PaymentNotice {
  readonly key: string
  readonly outcome: PaymentOutcome
}

/** Money that a company brings without an order of ours: somebody paid to a pay-bill number or at an agent. */
export interface IncomingPayment {
  /** The method under whose limits it counts. */
  readonly viewName: string
  /** What the payer typed: the player's user name, if they typed it right. */
  readonly accountReference: string
  /** Null where the company asks for the name alone. */
  readonly amount: Amount | null
  /** The company's own reference: its money moves once. */
  readonly reference: string
  /** Who pays, digits with prefix; empty when the company does not say. */
  readonly msisdn: string
}

/** What a company's callback says, verified and translated. */
export type PaymentCall =
  /** Signed, and enough to settle. */
  | ({ readonly call: 'news' } & PaymentNotice)
  /** Something happened to this order; believed only after `status` was asked. */
  | { readonly call: 'verify'; readonly key: string }
  /** May it be paid? Nothing moves. */
  | ({ readonly call: 'validate' } & IncomingPayment)
  /** It was paid. */
  | ({ readonly call: 'paid'; readonly amount: Amount } & IncomingPayment)

/** What the server made of a callback; a company that has its own words for it says them in `answer`. */
export type CallAnswer =
  /** `name`: the player's, masked, where a payer wants to see whom they pay. */
  | { readonly did: 'taken' | 'known' | 'pending'; readonly name?: string }
  | {
      readonly did: 'refused'
      readonly why: 'unproven' | 'unknown-payment' | 'unknown-account' | 'amount' | 'too-low' | 'too-high' | 'not-now'
    }

/** One company's callbacks, whatever the method. */
export interface PaymentCallbacks {
  /** Verified and translated; null when the signature is wrong or the words cannot be read. */
  read(raw: RawCallback, wire: Wire): PaymentCall | null
  /** Without it: 200 when taken, known or pending, 401 unproven, 404 unknown payment, 409 otherwise. */
  answer?(raw: RawCallback, answer: CallAnswer, wire: Wire): RawReply
}

/** What a company can be asked beside its orders. */
export interface PaymentQuestions {
  /**
   * Asks the company about money that a player says they paid, by the reference that they were given. Only what is paid comes
   * back, with the account that the company itself knows it for. `unreadable`: it was paid, and the company does not say
   * whose it is and how much: a person has to look.
   */
  find?(reference: string, wire: Wire): Promise<(IncomingPayment & { readonly amount: Amount }) | 'unreadable' | null>
  /**
   * All money that moved on a day, from midnight to midnight UTC, but for methods that are `unlisted`: the whole of it, or
   * null.
   */
  statement?(day: string, wire: Wire): Promise<readonly StatementLine[] | null>
  /** What payouts are paid from: our money at the company. Null: it does not say. */
  float?(wire: Wire): Promise<readonly Amount[] | null>
}
