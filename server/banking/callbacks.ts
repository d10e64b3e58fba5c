/** Companies' callbacks about payments: verified and translated by the company's plug, heard by the rules. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PaymentCompany } from '@uwanja/providers/company'
import type { CallAnswer, PaymentCall } from '@uwanja/providers/payment-calls'
import type { RawReply, PaymentOutcome } from '@uwanja/providers/plugs'
import { takeIncoming, validateIncoming } from './incoming.ts'
import type { CallbackAnswer } from './decide.ts'
import { takeOutcome } from './outcomes.ts'
import { takeReturnOutcome } from './returns.ts'
import type { BankingDeps } from './deps.ts'
import { paymentByKey } from './store.ts'
import { ask } from './withdrawals.ts'
import { noteCallback, type CallbackLine } from '../wire/callback-line.ts'

type OnRefused = (company: string, reason: string, request: FastifyRequest) => void
type Request = FastifyRequest<{ Params: { company: string; '*'?: string }; Body: string | null }>

/**
 * Mounts `/callbacks/payments/{company}` and what lies below it. The app must hand bodies over as they were sent:
 * signatures are over bytes.
 */
export function mountPaymentCallbacks(app: FastifyInstance, deps: BankingDeps, onRefused: OnRefused): void {
  const answer = async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const company = deps.methods.company(request.params.company)
    if (!company) onRefused('unknown', 'unknown-company', request)
    if (!company) return reply.code(404).send({ status: 'UNKNOWN_COMPANY' })
    const below = request.params['*']
    const path = below === undefined ? '' : `/${below}`
    const raw = { path, headers: request.headers, rawBody: request.body ?? '', nowMs: Date.now() }
    const wire = deps.methods.wire(company.name)
    const call = company.callbacks.read(raw, wire)
    if (!call) deps.warn('a payment callback was refused', { company: company.name, ip: request.ip })
    const answered: CallAnswer = call ? await take(deps, company, call) : { did: 'refused', why: 'unproven' }
    if (answered.did === 'refused') onRefused(company.name, answered.why, request)
    noteCallback(request, lineOf(company.name, call, answered))
    const { http, type, body, headers } = company.callbacks.answer?.(raw, answered, wire) ?? plainAnswer(answered)
    return reply
      .code(http)
      .headers(headers ?? {})
      .type(type)
      .send(body)
  }
  app.post('/callbacks/payments/:company', answer)
  app.post('/callbacks/payments/:company/*', answer)
}

function lineOf(company: string, call: PaymentCall | null, answered: CallAnswer): CallbackLine {
  const key = call === null ? undefined : 'key' in call ? call.key : call.reference
  const outcome = answered.did === 'refused' ? answered.why : answered.did
  return { company, ask: call?.call ?? 'unread', outcome, ...(key !== undefined && { key }) }
}

async function take(deps: BankingDeps, { name: company }: PaymentCompany, call: PaymentCall): Promise<CallAnswer> {
  switch (call.call) {
    case 'validate':
      return validateIncoming(deps, call)
    case 'paid':
      return takeIncoming(deps, company, call)
    case 'news':
      return said(await heardOf(deps, call.key, company, call.outcome))
    case 'verify': {
      const payment = await paymentByKey(deps.db, call.key)
      return said(payment?.company === company ? await ask(deps, payment) : 'unknown-payment')
    }
  }
}

/** Of a payment, or of parked money on its way back. */
async function heardOf(
  deps: BankingDeps,
  ...[key, company, outcome]: [string, string, PaymentOutcome]
): Promise<CallbackAnswer> {
  const heard = await takeOutcome(deps, key, company, outcome)
  return heard === 'unknown-payment' && (await takeReturnOutcome(deps, key, outcome, company)) ? 'known' : heard
}

function said(heard: Awaited<ReturnType<typeof takeOutcome>>): CallAnswer {
  // A payment that we do not know may be one that we have not committed yet: the company tries again.
  if (heard === 'unknown-payment') return { did: 'refused', why: heard }
  return { did: heard === 'settled' ? 'taken' : heard }
}

/** For companies without words of their own: a status alone, which says whether to try again. */
function plainAnswer(answer: CallAnswer): RawReply {
  const words = (http: number, status: string): RawReply => ({
    http,
    type: 'application/json',
    body: JSON.stringify({ status }),
  })
  if (answer.did !== 'refused') return words(200, 'OK')
  if (answer.why === 'unproven') return words(401, 'REFUSED')
  return answer.why === 'unknown-payment' ? words(404, 'UNKNOWN_PAYMENT') : words(409, 'REFUSED')
}
