/**
 * Flutterwave v3's words, which Kudipal's card flow shows that it speaks: what we send and what we read of the answers.
 * Amounts are in major units, as numbers or text (https://developer.flutterwave.com/v3.0/reference).
 */
import * as z from 'zod/mini'

const CHARGE_KINDS = ['card', 'bank_transfer', 'ussd'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

const text = z.string().check(z.maxLength(500))
const major = z.union([z.number(), text])

/** Every answer: `success` says that the call was understood, not that money moved. */
export const envelope = z.object({
  status: z.enum(['success', 'error']),
  message: z.optional(text),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
})
export type Envelope = z.output<typeof envelope>

/** A charge, as `charges`, `validate-charge` and `verify` show it. */
export const chargeWords = z.object({
  id: z.number(),
  tx_ref: text,
  flw_ref: text,
  amount: major,
  currency: text,
  status: text,
  processor_response: z.optional(z.nullable(text)),
})
export type ChargeWords = z.output<typeof chargeWords>

/** What the company wants next. */
export const authorization = z.object({
  authorization: z.object({
    mode: text,
    redirect: z.optional(text),
    note: z.optional(text),
    transfer_account: z.optional(text),
    transfer_bank: z.optional(text),
    account_expiration: z.optional(z.union([text, z.number()])),
  }),
})
export type Authorization = z.output<typeof authorization>['authorization']

/** A payout. */
export const transferWords = z.object({
  id: z.number(),
  reference: text,
  amount: major,
  currency: text,
  status: text,
  complete_message: z.optional(z.nullable(text)),
})
export type TransferWords = z.output<typeof transferWords>

export const bankWords = z.object({ code: text, name: text })
export const accountWords = z.object({ account_name: text })

/** Their callback: which order it is about, and nothing that would be believed. */
export const webhookWords = z.object({
  event: text,
  data: z.object({ tx_ref: z.optional(text), reference: z.optional(text) }),
})
