/** FastHub's calls to us: results of orders, and money to our pay-bill number. Verified, then translated. */
import { parseAmount, type Amount } from '@uwanja/contract/wire/amounts'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { PaymentCompany } from '../../company.ts'
import type { CallAnswer, PaymentCall, PaymentCallbacks } from '../../payment-calls.ts'
import type { RawReply } from '../../plugs.ts'
import { isCurrency, outcomeOf } from './outcome.ts'
import { type PayBillAnswer, type PayBillCall, payBillCall } from './pay-bill-words.ts'
import { payBillMethods, viewNameOf } from './pay-bill-methods.ts'
import { fasthubPush } from './push.ts'
import { askPayBill } from './questions.ts'
import { signatureFault } from './signing.ts'
import { statement } from './statement.ts'
import { fasthubWithdraw } from './withdraw.ts'
import { jsonOf, orderWords } from './words.ts'

/** Below our callback address. */
export const PATHS = { result: '', validate: '/validate', confirm: '/confirm' } as const

const callbacks: PaymentCallbacks = {
  read({ path, headers, rawBody, nowMs }, wire) {
    const isSigned = [wire.keys['callbackSecret'], wire.keys['callbackSecretPrevious']].some(
      (secret) => !!secret && signatureFault(secret, headers, nowMs, rawBody) === null,
    )
    if (!isSigned) return null
    return path === PATHS.result ? readResult(jsonOf(rawBody)) : readPayBill(path, jsonOf(rawBody))
  },
  answer(raw, answer) {
    return raw.path === PATHS.result ? toResult(answer) : toPayBill(answer)
  },
}

/** Its SMS are another plug under the same name (providers/sms/fasthub). */
export const fasthub = {
  kind: 'payment',
  name: 'fasthub',
  settings: {
    url: { about: 'Address of FastHub (payments and SMS).' },
    clientId: { about: 'Our name at FastHub.' },
    clientSecret: { about: 'Signs our requests to FastHub.', secret: true },
    callbackSecret: { about: 'Proves FastHub’s callbacks.', secret: true, rotates: true },
  },
  methods: [fasthubPush, ...payBillMethods, fasthubWithdraw],
  callbacks,
  async find(reference, wire) {
    const call = await askPayBill(reference, wire)
    const incoming = call && incomingOf(call)
    return incoming?.amount ? { ...incoming, amount: incoming.amount } : null
  },
  statement,
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies PaymentCompany

function readResult(raw: unknown): PaymentCall | null {
  const words = orderWords.safeParse(raw)
  return words.success ? { call: 'news', key: words.data.requestId, outcome: outcomeOf(words.data) } : null
}

function readPayBill(path: string, raw: unknown): PaymentCall | null {
  const words = payBillCall.safeParse(raw)
  if (!words.success || words.data.businessNumber !== CONSTANTS.payBillBusinessNumber) return null
  const incoming = incomingOf(words.data)
  // An amount or a currency that is none must not pass for a question without an amount.
  if (!incoming || (words.data.amount !== undefined && !incoming.amount)) return null
  if (path === PATHS.validate && words.data.phase === 'VALIDATE') return { call: 'validate', ...incoming }
  const { amount } = incoming
  return path === PATHS.confirm && words.data.phase === 'CONFIRM' && amount
    ? { call: 'paid', ...incoming, amount }
    : null
}

function incomingOf(words: PayBillCall) {
  if (!isCurrency(words.currency)) return null
  const amount: Amount | null = words.amount === undefined ? null : parseAmount(words.amount, words.currency)
  const { reference, msisdn, accountReference } = words
  return { viewName: viewNameOf(words.channel), accountReference: accountReference.trim(), amount, reference, msisdn }
}

function toResult(answer: CallAnswer): RawReply {
  if (answer.did !== 'refused') return json(200, { status: 'OK' })
  if (answer.why === 'unproven') return json(401, { status: 'REFUSED' })
  return answer.why === 'unknown-payment' ? json(404, { status: 'UNKNOWN_PAYMENT' }) : json(409, { status: 'REFUSED' })
}

const REASONS: Readonly<Record<string, NonNullable<PayBillAnswer['reason']>>> = {
  'unknown-account': 'UNKNOWN_ACCOUNT',
  amount: 'AMOUNT',
  'too-low': 'TOO_LOW',
  'too-high': 'TOO_HIGH',
}

function toPayBill(answer: CallAnswer): RawReply {
  if (answer.did !== 'refused') return json(200, { status: 'OK', ...(answer.name ? { name: answer.name } : {}) })
  const http = answer.why === 'unproven' ? 401 : 409
  return json(http, { status: 'REFUSED', reason: REASONS[answer.why] ?? 'NOT_NOW' })
}

function json(http: number, body: object): RawReply {
  return { http, type: 'application/json', body: JSON.stringify(body) }
}
