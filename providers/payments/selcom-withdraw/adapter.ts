/** The withdrawal through one of seven channels (wallet cash-in): looked up, handed over once, then only asked about. */
import type { Amount } from '@uwanja/contract/amounts'
import type { NextStep, PaymentOutcome, PaymentPlug } from '../../plugs.ts'
import { shillings } from '../selcom/amount.ts'
import { get, post } from '../selcom/client.ts'
import { type Envelope, isChannel, resultOf } from '../selcom/words.ts'
import { facts } from './facts.ts'

const WAIT: NextStep = { next: 'wait' }
const REFUSED: NextStep = { next: 'settled', outcome: { state: 'failed', reason: 'refused' } }
const NOT_FOUND = '404'
const DUPLICATE = '409'
const REASONS: Readonly<Record<string, string>> = { '010': 'unknown-number', '403': 'network' }

export const selcomWithdraw: PaymentPlug = {
  facts,
  async start(order, wire) {
    const { channel } = order.details
    const amount = shillings(order.amount)
    if (amount === null || !isChannel(channel)) return REFUSED
    const { vendor = '', pin = '' } = wire.keys
    const fields = {
      transid: order.key,
      utilitycode: channel,
      utilityref: order.msisdn,
      amount,
      vendor,
      pin,
      msisdn: order.msisdn,
    }
    const answer = await post(wire, '/v1/walletcashin/process', fields)
    // A no that speaks of an earlier copy says nothing about that copy.
    if (answer?.transid !== order.key || answer.resultcode === DUPLICATE) return WAIT
    const outcome = outcomeOf(answer, order.amount)
    return outcome.state === 'pending' ? WAIT : { next: 'settled', outcome }
  },
  async lookUp({ channel, msisdn }, wire) {
    if (!isChannel(channel) || !msisdn) return { why: 'not-found' }
    const transid = `L${Date.now().toString(36)}${msisdn.slice(-4)}`
    const answer = await get(wire, '/v1/walletcashin/namelookup', { utilitycode: channel, utilityref: msisdn, transid })
    if (!answer) return { why: 'unavailable' }
    const name = resultOf(answer.resultcode) === 'success' ? answer.data[0]?.['name'] : null
    if (typeof name === 'string' && name.trim() !== '') return { name: name.trim().slice(0, 80) }
    return { why: resultOf(answer.resultcode) === 'fail' ? 'not-found' : 'unavailable' }
  },
  async status(order, wire) {
    const answer = await get(wire, '/v1/walletcashin/query', { transid: order.key })
    if (!answer || (answer.transid !== order.key && answer.resultcode !== NOT_FOUND)) return { state: 'pending' }
    if (answer.resultcode === NOT_FOUND) return { state: 'pending', why: 'not-received' }
    return outcomeOf(answer, order.amount)
  },
}

/** Selcom pays the whole of what was asked or nothing, and names no amount in its answer. */
function outcomeOf({ resultcode, reference }: Envelope, amount: Amount): PaymentOutcome {
  const result = resultOf(resultcode)
  if (result === 'unknown') return { state: 'pending' }
  return result === 'success'
    ? { state: 'paid', amount, reference: reference ?? '' }
    : { state: 'failed', reason: REASONS[resultcode] ?? 'declined' }
}
