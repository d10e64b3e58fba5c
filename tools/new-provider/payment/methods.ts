/** Sample Pay's methods: the push deposit and the withdrawal to the player's own number. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PaymentOrder, PaymentPlug, Wire } from '@uwanja/providers/plugs'
import { ask, hand } from '../../../providers/payments/fasthub/client.ts'
import { WINDOW_S } from '../../../providers/payments/fasthub/signing.ts'
import { giveCode, push } from './code.ts'
import { depositTexts, withdrawTexts } from './texts.ts'

/** Test users alone see the methods until `onlyForTestUsers` says otherwise. */
const both = {
  company: 'sample-pay',
  onlyForTestUsers: true,
  // The specification does not know these methods, so they say themselves where they are offered and within which limits.
  limitId: null,
  offered: { NG: { min: 100_00n, max: 500_000_00n }, TZ: { min: 1_000_00n, max: 3_000_000_00n } },
  currency: null,
  // D: there is no public source for the protocol, the shape is ours. A: the company's own document. B: agreed by several.
  protocol: { name: 'GMM/1', source: 'D' },
  // A request is refused when its timestamp is further away than the window, so after two of them no copy can arrive.
  unknownIsFinalAfterS: 2 * WINDOW_S,
} as const

export const samplePayDeposit: PaymentPlug = {
  facts: { ...both, viewName: 'SamplePayDeposit', direction: 'deposit', flow: 'push' },
  texts: depositTexts,
  // One field of its own, which travels with the order: drop it, or put the company's in its place.
  fields: [{ name: 'wallet', kind: 'choice', kept: true, choices: ['MAIN', 'SAVINGS'] }],
  start(order, wire) {
    const { wallet } = order.details
    const chosen = wallet === undefined ? {} : { channel: wallet }
    const body = { ...requestOf(order, wire), ...chosen, accountReference: order.accountReference }
    return push(body, wire)
  },
  // And one step: money from savings wants the code that came by SMS. What a step asks passes through memory alone.
  asks: { code: [{ name: 'code', kind: 'secret', longest: 6 }] },
  proceed: (order, _ask, wire, { code = '' }) => giveCode(order, code, wire),
  status: (order, wire) => ask('c2b', order, wire),
}

export const samplePayWithdraw: PaymentPlug = {
  facts: { ...both, viewName: 'SamplePayWithdraw', direction: 'withdraw', flow: 'own-number' },
  texts: withdrawTexts,
  start: (order, wire) => hand('/b2c', requestOf(order, wire), wire),
  status: (order, wire) => ask('b2c', order, wire),
}

function requestOf({ key, msisdn, amount }: PaymentOrder, { callbackUrl }: Wire) {
  return { requestId: key, msisdn, amount: decimalText(amount.minor), currency: amount.currency, callbackUrl }
}
