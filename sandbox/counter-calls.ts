/** The calls about money that people bring by themselves: rows for `calls.ts`, handlers for `api.ts`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SandboxCall } from './calls.ts'
import type { Counters } from './counters.ts'
import { NUMBER_RULE, currencyOf } from './numbers.ts'
import { SANDBOX_PIN } from './magic-values.ts'

const NO =
  'reason is unknown-business, unknown-account, amount, too-low, too-high, wrong-pin, insufficient, declined or not-now (the platform does not take it now, or does not answer)'

export const COUNTER_CALLS = {
  payBill: {
    method: 'POST',
    path: '/api/phones/:msisdn/pay-bill',
    about: `Pays to a business number from the phone’s wallet, as its owner; the account is the reference that the business asks for. network is MPESA, TIGOPESA, AIRTEL or HALOPESA: whose menu, absent: the number’s own. When ok is false, no money left the wallet; ${NO}.`,
    bodies: [{ business: '335757', account: '2348031234567', amount: '1000', pin: SANDBOX_PIN, network: 'MPESA' }],
    answer: { ok: true, reference: 'FP0011223344', name: 'AMINA O•••' },
  },
  payBillLook: {
    method: 'POST',
    path: '/api/phones/:msisdn/pay-bill/look',
    about: 'Whose account it is, as the menu shows it before the PIN.',
    bodies: [{ business: '335757', account: '2348031234567' }],
    answer: { ok: true, name: 'AMINA O•••' },
  },
  agentLook: {
    method: 'POST',
    path: '/api/agents/look',
    about: 'A Selcom agent asks whose account it is. msisdn is the customer’s.',
    bodies: [{ account: '255712345678', msisdn: '255712345678' }],
    answer: { ok: true, name: 'AMINA O•••' },
  },
  agentPay: {
    method: 'POST',
    path: '/api/agents/pay',
    about: `A Selcom agent takes cash, in TZS, for an account. When ok is false the cash is handed back; ${NO}.`,
    bodies: [{ account: '255712345678', amount: '1000', msisdn: '255712345678' }],
    answer: { ok: true, reference: 'SA0011223344', name: 'AMINA O•••' },
  },
} as const satisfies Readonly<Record<string, SandboxCall>>

const account = z.string().check(z.minLength(1), z.maxLength(64))
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))
const business = z.string().check(z.regex(/^\d{4,10}$/))
const msisdn = z.string().check(z.refine((raw) => currencyOf(raw) !== null))
const network = z._default(z.enum(['', 'MPESA', 'TIGOPESA', 'AIRTEL', 'HALOPESA']), '')
const shapes = {
  payBill: z.strictObject({ business, account, amount, pin: z.string().check(z.maxLength(12)), network }),
  payBillLook: z.strictObject({ business, account }),
  agentLook: z.strictObject({ account, msisdn }),
  agentPay: z.strictObject({ account, amount, msisdn }),
}

type Handler = (request: FastifyRequest<{ Params: { msisdn: string } }>, reply: FastifyReply) => unknown

export function counterHandlers(counters: Counters): Record<keyof typeof COUNTER_CALLS, Handler> {
  const wrong = (reply: FastifyReply, error: string) => reply.code(400).send({ error })
  const ofPhone = (request: Parameters<Handler>[0]) =>
    currencyOf(request.params.msisdn) === null ? null : request.params.msisdn
  return {
    payBill: (request, reply) => {
      const asked = shapes.payBill.safeParse(request.body)
      const phone = ofPhone(request)
      if (!phone) return wrong(reply, NUMBER_RULE)
      return asked.success ? counters.payPayBill(phone, asked.data) : wrong(reply, SHAPE.payBill)
    },
    payBillLook: (request, reply) => {
      const asked = shapes.payBillLook.safeParse(request.body)
      const phone = ofPhone(request)
      if (!phone) return wrong(reply, NUMBER_RULE)
      return asked.success
        ? counters.lookPayBill(phone, asked.data.business, asked.data.account)
        : wrong(reply, SHAPE.payBill)
    },
    agentLook: (request, reply) => {
      const asked = shapes.agentLook.safeParse(request.body)
      return asked.success ? counters.lookAgent(asked.data.account, asked.data.msisdn) : wrong(reply, SHAPE.agent)
    },
    agentPay: (request, reply) => {
      const asked = shapes.agentPay.safeParse(request.body)
      if (!asked.success) return wrong(reply, SHAPE.agent)
      return counters.payAgent(asked.data.account, asked.data.msisdn, asked.data.amount)
    },
  }
}

const SHAPE = {
  payBill: 'business must be 4 to 10 digits, account 1 to 64 letters, amount decimal text, pin digits',
  agent: `account must be 1 to 64 letters, amount decimal text; ${NUMBER_RULE}`,
}
