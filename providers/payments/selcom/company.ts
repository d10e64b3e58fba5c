/** Selcom's calls to us: the checkout's signed webhook, and an agent's questions, which carry a bearer token. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { PaymentCompany } from '../../company.ts'
import type { CallAnswer, PaymentCall, PaymentCallbacks } from '../../payment-calls.ts'
import type { RawCallback, RawReply, Wire } from '../../plugs.ts'
import { isSame } from '../fasthub/signing.ts'
import { selcomAgent } from './agent.ts'
import { ofShillings } from './amount.ts'
import { selcomCard } from './card.ts'
import { get } from './client.ts'
import { float } from './float.ts'
import { isFresh, signedFields, type Sent } from './signing.ts'
import { statement } from './statement.ts'
import { AGENT_CODES, agentCall, resultOf } from './words.ts'
import { selcomWithdraw } from './withdraw.ts'

/** Where each call arrives, below our callback address. */
export const PATHS = {
  webhook: '',
  lookup: '/lookup',
  validation: '/validation',
  notification: '/notification',
} as const

const callbacks: PaymentCallbacks = {
  read(raw, wire) {
    return raw.path === PATHS.webhook ? readWebhook(raw, wire) : readAgent(raw, wire)
  },
  answer(raw, answer, wire) {
    return raw.path === PATHS.webhook ? toWebhook(answer) : toAgent(raw, answer, wire)
  },
}

export const selcom = {
  kind: 'payment',
  name: 'selcom',
  settings: {
    url: { about: 'Address of Selcom’s API gateway, without /v1.' },
    pageOrigins: {
      about: 'Where Selcom’s card pages may be beside SELCOM_URL, with commas: players are sent nowhere else.',
      ours: true,
    },
    apiKey: { about: 'Our name at Selcom.' },
    apiSecret: { about: 'Signs both ways with Selcom.', secret: true },
    vendor: { about: 'Our account (till, float) at Selcom.' },
    pin: { about: 'Allows payouts from our account at Selcom.', secret: true },
    bearerToken: { about: 'What Selcom shows when it calls us for an agent.', secret: true, rotates: true },
  },
  methods: [selcomAgent, selcomCard, selcomWithdraw],
  callbacks,
  async find(reference, wire) {
    if (!/^[\w-]{1,64}$/.test(reference)) return null
    const answer = await get(wire, '/v1/c2b/query-status', { transid: reference })
    if (!answer || resultOf(answer.resultcode) !== 'success') return null
    // The document's answer has no data and tells of the money in a sentence, which is nothing to credit from.
    const call = agentCall.safeParse(answer.data[0])
    const amount = call.success ? ofShillings(call.data.amount) : null
    return call.success && amount ? { ...incoming(call.data), amount } : 'unreadable'
  },
  statement,
  float,
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies PaymentCompany

function readWebhook({ headers, rawBody, nowMs }: RawCallback, wire: Wire): PaymentCall | null {
  const sent = jsonOf(rawBody)
  const fields = sent && signedFields(wire.keys, headers, sent)
  if (!fields || !isFresh(headers, nowMs)) return null
  // The document's webhook does not sign its amount, so it is a reason to ask and no more: order-status says the rest.
  const key = fields['order_id']
  return key && /^[\w-]{1,64}$/.test(key) ? { call: 'verify', key } : null
}

function readAgent(raw: RawCallback, wire: Wire): PaymentCall | null {
  const { path, rawBody } = raw
  const read = hasToken(raw, wire) ? agentCall.safeParse(jsonOf(rawBody)) : null
  if (!read?.success) return null
  if (path === PATHS.lookup) return { call: 'validate', ...incoming(read.data), amount: null }
  // Money that is there is taken to the last senti; shillings alone are a rule of what we send.
  const amount = read.data.amount === undefined ? null : parseAmount(String(read.data.amount), 'TZS')
  if (!amount) return null
  if (path === PATHS.validation) return { call: 'validate', ...incoming(read.data), amount }
  return path === PATHS.notification ? { call: 'paid', ...incoming(read.data), amount } : null
}

function hasToken({ headers }: RawCallback, { keys }: Wire): boolean {
  const given = headers['authorization']
  const tokens = [keys['bearerToken'], keys['bearerTokenPrevious']].filter(Boolean)
  return typeof given === 'string' && tokens.some((token) => isSame(given, `Bearer ${token}`))
}

function incoming(call: { utilityref: string; transid: string; msisdn?: string | undefined }) {
  return {
    viewName: selcomAgent.facts.viewName,
    accountReference: call.utilityref.trim(),
    reference: call.transid,
    msisdn: (call.msisdn ?? '').replace(/\D/g, ''),
  }
}

function toWebhook(answer: CallAnswer): RawReply {
  if (answer.did !== 'refused') return json(200, { result: 'SUCCESS', resultcode: '000' })
  const http = answer.why === 'unproven' ? 401 : answer.why === 'unknown-payment' ? 404 : 409
  return json(http, { result: 'FAIL', resultcode: String(http) })
}

/** HTTP says whether we understood; the result code says what we made of it, as Selcom documents for agents. */
function toAgent(raw: RawCallback, answer: CallAnswer, wire: Wire): RawReply {
  const asked = jsonOf(raw.rawBody) ?? {}
  const echo = { reference: wordOf(asked['reference']), transid: wordOf(asked['transid']) }
  if (answer.did !== 'refused') {
    const name = answer.name === undefined ? {} : { name: answer.name }
    return json(200, { ...echo, resultcode: AGENT_CODES.taken, result: 'SUCCESS', message: 'OK', ...name })
  }
  if (answer.why === 'unproven' && !hasToken(raw, wire))
    return json(401, { ...echo, resultcode: '401', result: 'FAIL', message: 'Unauthorized' })
  // Money that came and was not taken has to be told again; a question has its answer in the code.
  const http = raw.path === PATHS.notification ? 409 : 200
  // Proven and not readable: with an account to pay to, what is wrong is the amount.
  const isAmount = answer.why === 'unproven' && typeof asked['utilityref'] === 'string' && raw.path !== PATHS.lookup
  const why = isAmount ? 'amount' : answer.why
  const known: Readonly<Record<string, string>> = AGENT_CODES
  return json(http, { ...echo, resultcode: known[why] ?? AGENT_CODES.other, result: 'FAIL', message: why })
}

const wordOf = (raw: unknown) => (typeof raw === 'string' ? raw.slice(0, 64) : '')

function json(http: number, body: object): RawReply {
  return { http, type: 'application/json', body: JSON.stringify(body) }
}

function jsonOf(rawBody: string): Sent | null {
  try {
    const raw: unknown = JSON.parse(rawBody)
    return raw !== null && typeof raw === 'object' && !Array.isArray(raw) ? (raw as Sent) : null
  } catch {
    return null
  }
}
