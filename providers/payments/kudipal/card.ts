/** The card deposit (Kudipal): the card travels sealed, and the issuer says what it wants next. */
import { PROTOCOL, UNKNOWN_CHARGE_IS_FINAL_AFTER_S } from './facts.ts'
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentField } from '../../payment-fields.ts'
import type { NextStep, PaymentFacts, PaymentOrder, PaymentPlug, Secrets, Wire } from '../../plugs.ts'
import { seal } from './cipher.ts'
import { type Answer, charge, chargeBody, chargeStatus, exchange, refusalOf, verified, waitFor } from './client.ts'
import { authorization, chargeWords } from './words.ts'
import { pageAddress } from '../page-address.ts'

/** What the card deposit is: a card, then its PIN, a code by SMS, a billing address or the issuer's page. */
const facts: PaymentFacts = {
  viewName: 'KudipalCardPayment',
  company: 'kudipal',
  direction: 'deposit',
  flow: 'card',
  limitId: LIMIT_IDS.kudipal,
  onlyForTestUsers: false,
  currency: 'NGN',
  protocol: PROTOCOL,
  unknownIsFinalAfterS: UNKNOWN_CHARGE_IS_FINAL_AFTER_S,
}

/** The card travels again with its PIN and with the address. What is missing is the company's to say. */
const CARD: readonly PaymentField[] = [
  { name: 'cardNumber', kind: 'secret', longest: 30, isOptional: true },
  { name: 'cvv', kind: 'secret', longest: 4, isOptional: true },
  { name: 'expireMonth', kind: 'text', longest: 2, isOptional: true },
  { name: 'expireYear', kind: 'text', longest: 2, isOptional: true },
]
const addressField = (name: string, longest: number): PaymentField => ({ name, kind: 'text', longest })

export const kudipalCard: PaymentPlug = {
  facts,
  fields: CARD,
  asks: {
    pin: [...CARD, { name: 'pin', kind: 'secret', longest: 4 }],
    otp: [{ name: 'otp', kind: 'secret', longest: 12 }],
    avs_noauth: [
      ...CARD,
      addressField('city', 100),
      addressField('address', 200),
      addressField('country', 60),
      addressField('zipCode', 20),
      addressField('state', 100),
    ],
  },
  start: (order, wire, secrets) => chargeCard(order, wire, secrets),
  async proceed(order, ask, wire, secrets) {
    if (ask === 'otp') return giveOtp(order, wire, secrets)
    const { city, address, state, country, zipCode, pin } = secrets
    const more =
      ask === 'avs_noauth' ? { mode: ask, city, address, state, country, zipcode: zipCode } : { mode: 'pin', pin }
    return chargeCard(order, wire, secrets, more)
  },
  status: chargeStatus,
}

async function chargeCard(
  order: PaymentOrder,
  wire: Wire,
  { cardNumber = '', cvv = '', expireMonth = '', expireYear = '' }: Secrets,
  authorized?: object,
): Promise<NextStep> {
  const card = {
    ...chargeBody(order, wire),
    card_number: cardNumber.replace(/\D/g, ''),
    cvv,
    expiry_month: expireMonth,
    expiry_year: expireYear,
    ...(authorized ? { authorization: authorized } : {}),
  }
  const client = sealed(wire.keys['encryptionKey'] ?? '', card)
  if (client === null) return { next: 'wait', why: 'keys' }
  const answer = await charge('card', { client, public_key: wire.keys['publicKey'] ?? '' }, wire)
  return nextOf(answer, order, wire)
}

/** Null when our own key cannot seal: then nothing may leave. */
function sealed(key: string, card: object): string | null {
  try {
    return seal(key, card)
  } catch {
    return null
  }
}

async function nextOf(answer: Answer, order: PaymentOrder, wire: Wire): Promise<NextStep> {
  const again = askedAgain(answer)
  if (again) return { next: 'ask', ask: again }
  if (answer.words?.status !== 'success') return refusalOf(answer) ?? waitFor(answer)
  const words = chargeWords.safeParse(answer.words.data)
  const keep = words.success ? { keep: { flwRef: words.data.flw_ref } } : {}
  const { mode, redirect } = authorization.safeParse(answer.words.meta).data?.authorization ?? {}
  // A page that is not on the list is not opened: the order stays, and is asked about.
  if (mode === 'redirect' && redirect) {
    const url = pageAddress(redirect, wire)
    return url === null ? { next: 'wait', why: 'page', ...keep } : { next: 'redirect', url, ...keep }
  }
  if (mode === 'pin' || mode === 'avs_noauth' || mode === 'otp') return { next: 'ask', ask: mode, ...keep }
  return { ...(await verified(order, wire)), ...keep }
}

/** A wrong secret ends nothing at once: the company says so, and the same may be tried again. */
function askedAgain({ http, words }: Answer): 'pin' | 'otp' | null {
  if (http !== 400 || words?.status !== 'error') return null
  if (/^Incorrect PIN/i.test(words.message ?? '')) return 'pin'
  return /^Invalid OTP/i.test(words.message ?? '') ? 'otp' : null
}

async function giveOtp(order: PaymentOrder, wire: Wire, secrets: Secrets): Promise<NextStep> {
  const body = { otp: secrets['otp'] ?? '', flw_ref: order.details['flwRef'] ?? '', type: 'card' }
  return nextOf(await exchange(wire, 'POST', '/v3/validate-charge', body), order, wire)
}
