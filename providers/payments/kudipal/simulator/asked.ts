/** What a merchant may ask, as it arrives. Unknown fields are let pass, as Flutterwave does. */
import { randomBytes } from 'node:crypto'
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(500))
const reference = z.string().check(z.regex(/^[\w.-]{1,64}$/))
/** Major units, as number or text; afterwards decimal text with two places. */
const amount = z.pipe(
  z.union([z.number(), text]),
  z.transform((raw, ctx) => {
    const parsed = parseAmount(String(raw), 'NGN')
    if (!parsed) ctx.issues.push({ code: 'custom', input: raw, message: 'amount is not valid' })
    return parsed ? decimalText(parsed.minor) : ''
  }),
)

/** As Flutterwave's own clients judge it: a domain that exists in public. */
const email = text.check(z.regex(/^[^\s@]+@(?:[\w-]+\.)+(?!(?:invalid|test|local|localhost|example)$)[a-z]{2,}$/i))
/** 080… as their examples write it is 23480… */
const phone = z.pipe(
  z.union([z.number(), text]),
  z.transform((raw) => {
    const digits = String(raw).replaceAll(/\D/g, '')
    return /^0\d{10}$/.test(digits) ? `234${digits.slice(1)}` : digits
  }),
)
/** A card's PIN, which their clients may send as a number. */
const pin = z.pipe(z.union([z.number(), text]), z.transform(String))

const charge = {
  tx_ref: reference,
  amount,
  currency: z._default(text, 'NGN'),
  email,
  phone_number: z._default(phone, ''),
  fullname: z._default(text, ''),
  redirect_url: z._default(text, ''),
  /** Where the sandbox says what became of it; the real company has it from the merchant's settings. */
  meta: z.optional(z.nullable(z.looseObject({ webhook_url: z.optional(z.url({ protocol: /^https?$/ })) }))),
}

export const transferCharge = z.object(charge)
export const ussdCharge = z.object({ ...charge, account_bank: text })
export const cardCharge = z.object({
  ...charge,
  card_number: z.pipe(
    text,
    z.transform((raw) => raw.replace(/\s/g, '')),
  ),
  cvv: text,
  expiry_month: text,
  expiry_year: text,
  authorization: z.optional(
    z.looseObject({
      mode: text,
      pin: z.optional(pin),
      city: z.optional(text),
      address: z.optional(text),
      state: z.optional(text),
      country: z.optional(text),
      zipcode: z.optional(text),
    }),
  ),
})
export type TransferCharge = z.output<typeof transferCharge>
export type UssdCharge = z.output<typeof ussdCharge>
export type CardCharge = z.output<typeof cardCharge>

export const sealedCharge = z.object({ client: z.string().check(z.maxLength(20_000)) })
export const otpGiven = z.object({ otp: z.union([text, z.number()]), flw_ref: text })
export const accountAsked = z.object({ account_number: text, account_bank: text })
export const payoutAsked = z.object({
  account_bank: text,
  account_number: text,
  amount,
  currency: z._default(text, 'NGN'),
  narration: z._default(text, ''),
  reference: z._default(reference, () => `FLW-${randomBytes(8).toString('hex')}`),
  callback_url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(100))),
})
export const refundAsked = z.object({ amount: z.optional(amount) })
export const feeAsked = z.object({ amount, currency: z._default(text, 'NGN') })
export type PayoutAsked = z.output<typeof payoutAsked>
