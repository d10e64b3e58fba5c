/** What the company keeps of a charge and of a payout: never a card's number, CVV or PIN. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { Card, CardStep } from '../../../world-banks.ts'
import type { ChargeKind } from '../words.ts'

export interface ChargeRow {
  /** The merchant's tx_ref. */
  readonly id: string
  readonly number: number
  readonly flwRef: string
  readonly kind: ChargeKind
  readonly amount: string
  readonly currency: string
  /** What really came, once it came: a transfer may be another amount. */
  readonly came: string | null
  readonly msisdn: string
  readonly name: string
  readonly email: string
  readonly status: 'pending' | 'successful' | 'failed'
  readonly says: string
  readonly card: ShownCard | null
  /** Which step of the card the owner has still to do; null when there is none. */
  readonly step: Exclude<CardStep, 'none' | 'pin-otp'> | 'otp' | null
  /** What the card's issuer will say once its step is done; null for no card. */
  readonly verdict: Card['says'] | null
  readonly wrongTries: number
  readonly otpHash: string | null
  readonly bank: string | null
  readonly webhookUrl: string
  readonly redirectUrl: string
  readonly takenMs: number
  readonly settledMs: number | null
  /** Given back so far; absent: nothing. */
  readonly refunded?: string
}

export interface ShownCard {
  readonly first_6digits: string
  readonly last_4digits: string
  readonly issuer: string
  readonly country: string
  readonly type: string
  readonly expiry: string
}

export interface PayoutRow {
  /** The merchant's reference. */
  readonly id: string
  readonly number: number
  readonly bank: string
  readonly account: string
  readonly name: string
  readonly amount: string
  readonly currency: string
  readonly narration: string
  readonly status: 'NEW' | 'SUCCESSFUL' | 'FAILED'
  readonly says: string
  readonly webhookUrl: string
  readonly takenMs: number
  readonly settledMs: number | null
}

export const minorOf = (amount: string): bigint => parseAmount(amount, 'NGN')?.minor ?? 0n

export const MERCHANT = 'Uwanja'
/** How long the network takes over what needs no person. */
export const NETWORK_MS = 2_000
/** A temporary account and a USSD code hold for half an hour. */
export const LASTS_MS = 30 * 60_000
