/** The withdrawal through one of seven channels (wallet cash-in): looked up, handed over once, then only asked about. */
import { SELCOM_CHANNELS } from '@uwanja/contract/site/banking-selcom'
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { NextStep, PaymentFacts, PaymentOutcome, PaymentPlug } from '../../plugs.ts'
import { shillings } from './amount.ts'
import { get, post } from './client.ts'
import { type Envelope, complaintOf, isChannel, resultOf } from './words.ts'

const WAIT = { next: 'wait' } as const
const REFUSED: NextStep = { next: 'settled', outcome: { state: 'failed', reason: 'refused' } }
const NOT_FOUND = '404'
const DUPLICATE = '409'
const REASONS: Readonly<Record<string, string>> = { '010': 'unknown-number', '403': 'network' }

/** What the withdrawal through one of Selcom’s seven channels, to the player’s own number. */
const facts: PaymentFacts = {
  viewName: 'SelcomWithdraw',
  company: 'selcom',
  direction: 'withdraw',
  flow: 'channel',
  limitId: LIMIT_IDS.selcom,
  onlyForTestUsers: false,
  currency: 'TZS',
  protocol: { name: 'Selcom API Gateway v1', source: 'A' },
  // Selcom promises no age beyond which it refuses a request, so an order that it does not know is never taken for failed.
  unknownIsFinalAfterS: null,
  unlisted: true,
}

export const selcomWithdraw: PaymentPlug = {
  facts,
  fields: [{ name: 'channel', kind: 'choice', kept: true, choices: SELCOM_CHANNELS }],
  async start(order, wire) {
    const { channel } = order.details
    const amount = shillings(order.amount)
    if (amount === null || !isChannel(channel)) return REFUSED
    const { vendor = '', pin = '' } = wire.keys
    const fields = {
      transid: order.key,
      utilitycode: callsOf(channel).code,
      utilityref: order.msisdn,
      amount,
      vendor,
      pin,
      msisdn: order.msisdn,
    }
    const answer = await post(wire, callsOf(channel).pay, fields)
    // A no that speaks of an earlier copy says nothing about that copy.
    if (!isAbout(answer, order.key) || answer.resultcode === DUPLICATE) return WAIT
    const outcome = outcomeOf(answer, order.amount)
    return outcome.state === 'pending' ? { ...WAIT, ...complaintOf(answer.resultcode) } : { next: 'settled', outcome }
  },
  async lookUp({ channel, msisdn }, wire) {
    if (!isChannel(channel) || !msisdn) return { why: 'not-found' }
    const transid = `L${Date.now().toString(36)}${msisdn.slice(-4)}`
    const { code, look } = callsOf(channel)
    const answer = await get(wire, look, { utilitycode: code, utilityref: msisdn, transid })
    if (!answer) return { why: 'unavailable' }
    const name = resultOf(answer.resultcode) === 'success' ? answer.data[0]?.['name'] : null
    if (typeof name === 'string' && name.trim() !== '') return { name: name.trim().slice(0, 80) }
    return { why: resultOf(answer.resultcode) === 'fail' ? 'not-found' : 'unavailable' }
  },
  async status(order, wire) {
    const answer = await get(wire, callsOf(order.details['channel']).ask, { transid: order.key })
    if (answer?.resultcode === NOT_FOUND) return { state: 'pending', why: 'not-received' }
    return isAbout(answer, order.key) ? outcomeOf(answer, order.amount) : { state: 'pending' }
  },
}

/** Selcom Pesa is a company of Selcom's own: its calls, and its code, are others than the specification's SPCASHIN. */
const callsOf = (channel: string | undefined) =>
  channel === 'SPCASHIN'
    ? ({
        code: 'SPSCASHIN',
        pay: '/v1/selcompesa/cashin',
        look: '/v1/selcompesa/namelookup',
        ask: '/v1/selcompesa/query',
      } as const)
    : ({
        code: channel ?? '',
        pay: '/v1/walletcashin/process',
        look: '/v1/walletcashin/namelookup',
        ask: '/v1/walletcashin/query',
      } as const)

/** The document's answer to a query names no transid: it answers a signed question that named it. Another's is not ours. */
function isAbout(answer: Envelope | null, key: string): answer is Envelope {
  return answer !== null && (answer.transid ?? key) === key
}

/** Selcom pays the whole of what was asked or nothing, and names no amount in its answer. */
function outcomeOf({ resultcode, reference }: Envelope, amount: Amount): PaymentOutcome {
  const result = resultOf(resultcode)
  if (result === 'unknown') return { state: 'pending', ...complaintOf(resultcode) }
  return result === 'success'
    ? { state: 'paid', amount, reference: reference ?? '' }
    : { state: 'failed', reason: REASONS[resultcode] ?? 'declined' }
}
