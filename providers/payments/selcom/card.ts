/** The card deposit: an order at Selcom's checkout, then the player's whole page goes to Selcom's card page. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentField } from '../../payment-fields.ts'
import type { NextStep, PaymentFacts, PaymentOrder, PaymentPlug, Secrets, Wire } from '../../plugs.ts'
import { pageAddress } from '../page-address.ts'
import { shillings } from './amount.ts'
import { get, post } from './client.ts'
import { checkoutOutcome } from './outcome.ts'
import { complaintOf, orderStatus, resultOf } from './words.ts'

const WAIT = { next: 'wait' } as const
const REFUSED: NextStep = { next: 'settled', outcome: { state: 'failed', reason: 'refused' } }
/** "Order not found", the one refusal of order-status that says something about the order. */
const NOT_FOUND = '404'

/** What the card deposit: the player types their card on Selcom’s own page. */
const facts: PaymentFacts = {
  viewName: 'SelcomCreditCardDeposit',
  company: 'selcom',
  direction: 'deposit',
  flow: 'redirect',
  limitId: LIMIT_IDS.selcomCard,
  onlyForTestUsers: false,
  currency: 'TZS',
  protocol: { name: 'Selcom API Gateway v1', source: 'A' },
  // Selcom promises no age beyond which it refuses a request, so an order that it does not know is never taken for failed.
  unknownIsFinalAfterS: null,
}

const holderField = (name: string, longest: number): PaymentField => ({ name, kind: 'text', longest })

export const selcomCard: PaymentPlug = {
  facts,
  fields: [
    holderField('firstName', 60),
    holderField('lastName', 60),
    holderField('email', 120),
    holderField('address', 120),
    holderField('city', 60),
    holderField('region', 60),
    holderField('postCode', 20),
  ],
  async start(order, wire, secrets) {
    const amount = shillings(order.amount)
    if (amount === null) return REFUSED
    const answer = await post(wire, '/v1/checkout/create-order', {
      ...orderFields(order, wire, amount),
      ...billing(order, secrets),
    })
    if (!answer) return WAIT
    const result = resultOf(answer.resultcode)
    if (result === 'fail') return { next: 'settled', outcome: { state: 'failed', reason: 'declined' } }
    if (result === 'unknown') return { ...WAIT, ...complaintOf(answer.resultcode) }
    const page = gatewayUrl(answer.data[0]?.['payment_gateway_url'])
    const url = page === null ? null : pageAddress(page, wire)
    if (url) return { next: 'redirect', url, keep: { selcomReference: answer.reference ?? '' } }
    return page === null ? WAIT : { ...WAIT, why: 'page' }
  },
  async status(order, wire) {
    const answer = await get(wire, '/v1/checkout/order-status', { order_id: order.key })
    if (answer?.resultcode === NOT_FOUND) return { state: 'pending', why: 'not-received' }
    const found = answer && resultOf(answer.resultcode) === 'success' ? orderStatus.safeParse(answer.data[0]) : null
    if (found?.success && found.data.order_id === order.key) return checkoutOutcome(found.data)
    return { state: 'pending', ...complaintOf(answer?.resultcode ?? '') }
  },
}

function orderFields(order: PaymentOrder, wire: Wire, amount: number) {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const back = `${wire.siteUrl}/deposit`
  return {
    vendor: wire.keys['vendor'] ?? '',
    order_id: order.key,
    buyer_phone: order.msisdn,
    amount,
    currency: 'TZS',
    payment_methods: 'ALL',
    // The browser's return proves nothing; the pages only say so in two ways.
    redirect_url: base64(`${back}?reference=${order.key}`),
    cancel_url: base64(`${back}?reference=${order.key}&cancelled=1`),
    webhook: base64(wire.callbackUrl),
    no_of_items: 1,
  }
}

/** The card holder and their address are Selcom's to know: they are handed on and never kept. */
function billing({ msisdn }: PaymentOrder, secrets: Secrets) {
  const { firstName = '', lastName = '', email = '', address = '', city = '', region = '', postCode = '' } = secrets
  return {
    buyer_email: email,
    buyer_name: `${firstName} ${lastName}`.trim(),
    'billing.firstname': firstName,
    'billing.lastname': lastName,
    'billing.address_1': address,
    'billing.city': city,
    'billing.state_or_region': region,
    'billing.postcode_or_pobox': postCode,
    'billing.country': 'TZ',
    // The number is the player's own, whatever a request says of it.
    'billing.phone': msisdn,
  }
}

/** Base64 as the document says, or as its own sample of an answer prints it: as it is. */
function gatewayUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw === '') return null
  return /^https?:\/\//.test(raw) ? raw : Buffer.from(raw, 'base64').toString('utf8')
}
