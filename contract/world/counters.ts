/** The calls about money that people bring by themselves: pay-bills, and agents who take cash. */
import * as z from 'zod/mini'
import { worldCall } from './call.ts'
import { SANDBOX_PIN } from './constants.ts'

const NO =
  'reason is unknown-business, unknown-account, amount, too-low, too-high, wrong-pin, insufficient, declined or not-now (the platform does not take it now, or does not answer)'
const PAY_BILL_SHAPE = 'business must be 4 to 10 digits, account 1 to 64 letters, amount decimal text, pin digits'
const AGENT_SHAPE = 'account must be 1 to 64 letters, amount decimal text, msisdn digits'

const text = z.string()
const account = z.string().check(z.minLength(1), z.maxLength(64))
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))
const business = z.string().check(z.regex(/^\d{4,10}$/))
const network = z._default(z.enum(['', 'MPESA', 'TIGOPESA', 'AIRTEL', 'HALOPESA']), '')
/** How a payment at a counter ended. */
const counterEnd = z.object({
  ok: z.boolean(),
  reason: z.optional(text),
  reference: z.optional(text),
  name: z.optional(text),
})

export const COUNTER_CALLS = {
  payBill: worldCall({
    method: 'POST',
    path: '/api/phones/:msisdn/pay-bill',
    about: `Pays to a business number from the phone’s wallet, as its owner; the account is the reference that the business asks for. network is MPESA, TIGOPESA, AIRTEL or HALOPESA: whose menu, absent: the number’s own. When ok is false, no money left the wallet; ${NO}.`,
    body: z.strictObject({ business, account, amount, pin: z.string().check(z.maxLength(12)), network }),
    wrong: PAY_BILL_SHAPE,
    bodies: [{ business: '335757', account: '2348031234567', amount: '1000', pin: SANDBOX_PIN, network: 'MPESA' }],
    reply: counterEnd,
    answer: { ok: true, reference: 'FP0011223344', name: 'AMINA O•••' },
  }),
  payBillLook: worldCall({
    method: 'POST',
    path: '/api/phones/:msisdn/pay-bill/look',
    about: 'Whose account it is, as the menu shows it before the PIN.',
    body: z.strictObject({ business, account }),
    wrong: PAY_BILL_SHAPE,
    bodies: [{ business: '335757', account: '2348031234567' }],
    reply: counterEnd,
    answer: { ok: true, name: 'AMINA O•••' },
  }),
  agentLook: worldCall({
    method: 'POST',
    path: '/api/agents/look',
    about: 'A Selcom agent asks whose account it is. msisdn is the customer’s.',
    body: z.strictObject({ account, msisdn: text }),
    wrong: AGENT_SHAPE,
    bodies: [{ account: '255712345678', msisdn: '255712345678' }],
    reply: counterEnd,
    answer: { ok: true, name: 'AMINA O•••' },
  }),
  agentPay: worldCall({
    method: 'POST',
    path: '/api/agents/pay',
    about: `A Selcom agent takes cash, in TZS, for an account. When ok is false the cash is handed back; ${NO}.`,
    body: z.strictObject({ account, amount, msisdn: text }),
    wrong: AGENT_SHAPE,
    bodies: [{ account: '255712345678', amount: '1000', msisdn: '255712345678' }],
    reply: counterEnd,
    answer: { ok: true, reference: 'SA0011223344', name: 'AMINA O•••' },
  }),
} as const
