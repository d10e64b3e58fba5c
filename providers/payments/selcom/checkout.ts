/** The sandbox's checkout: the merchant's calls about orders. */
import { randomBytes } from 'node:crypto'
import type { SimulatorReply, World } from '../../world.ts'
import { ofShillings } from './amount.ts'
import { type OrderRow, type Orders, isEnded, openOrders } from './checkout-orders.ts'
import { type References, billingIn, brokenAnswer, msisdnOf, noAnswer, notEnabled, say, textIn } from './envelopes.ts'
import type { Sent } from './signing.ts'

const REQUIRED = {
  full: [
    'vendor',
    'order_id',
    'buyer_email',
    'buyer_name',
    'buyer_phone',
    'amount',
    'currency',
    'payment_methods',
    'no_of_items',
    'billing.firstname',
    'billing.lastname',
    'billing.address_1',
    'billing.city',
    'billing.state_or_region',
    'billing.postcode_or_pobox',
    'billing.country',
    'billing.phone',
  ],
  minimal: ['vendor', 'order_id', 'buyer_email', 'buyer_name', 'buyer_phone', 'amount', 'currency', 'no_of_items'],
} as const
export function openCheckout(world: World, keys: Readonly<Record<string, string>>, references: References) {
  const orders = openOrders(world, keys)
  const opened = (row: OrderRow): SimulatorReply => {
    const url = Buffer.from(`${world.publicUrl}/selcom/checkout/${row.token}`).toString('base64')
    const data = [
      {
        gateway_buyer_uuid: row.token.slice(0, 8),
        payment_token: row.reference.slice(-8),
        qr: '',
        payment_gateway_url: url,
      },
    ]
    return say('000', { reference: row.reference, message: 'Payment notification logged', data })
  }

  function create(sent: Sent, kind: keyof typeof REQUIRED): SimulatorReply {
    const missing = REQUIRED[kind].find((name) => billingIn(sent, name) === '')
    const amount = ofShillings(sent['amount'])
    if (missing) return say('412', { message: `${missing} is required` }, 412)
    if (!amount || textIn(sent, 'currency') !== 'TZS') return say('412', { message: 'amount must be whole TZS' }, 412)
    if (textIn(sent, 'vendor') !== keys['vendor']) return say('403', { message: 'Unknown vendor' }, 403)
    const row = orderOf(sent, references, world.now())
    const known = orders.get(row.id)
    if (known) return known.amount === row.amount ? opened(known) : say('409', { message: 'Duplicate order_id' })
    const testOutcome = world.testOutcome({ msisdn: row.buyerPhone, amount: row.amount })
    if (testOutcome === 'not-enabled') return notEnabled()
    // Kept without a webhook: a question is answered by the refusal.
    if (testOutcome === 'declined') orders.put({ ...row, webhook: '', status: 'REJECTED', endedMs: world.now() })
    if (testOutcome === 'declined') return say('422', { reference: row.reference, message: 'Order refused' })
    if (testOutcome === 'broken-answer') return brokenAnswer
    orders.put(row)
    return testOutcome === 'no-answer' ? noAnswer : opened(row)
  }

  return {
    create,
    move: orders.move,
    byToken: (token: string) => orders.all().find((row) => row.token === token) ?? null,
    ...questions(orders),
    /** Whole shillings that came. */
    collected: () =>
      orders.all().reduce((sum, { status, amount }) => sum + (status === 'COMPLETED' ? Number(amount) : 0), 0),
    cancel(sent: Sent): SimulatorReply {
      const moved = orders.move(textIn(sent, 'order_id'), { status: 'CANCELLED' })
      return moved
        ? say('000', { reference: moved.reference, message: 'Order cancelled' })
        : say('404', { message: 'Order not open' })
    },
    walletPayment(sent: Sent): SimulatorReply {
      const [id, transid, payer] = [textIn(sent, 'order_id'), textIn(sent, 'transid'), msisdnOf(textIn(sent, 'msisdn'))]
      const row = orders.get(id)
      if (!row || isEnded(row) || transid === '') return say('404', { transid, message: 'Order not open' })
      if (world.phones.currency(payer) !== 'TZS') return say('010', { transid, message: 'Invalid mobile number' })
      if (row.transid !== '' && row.transid !== transid) return say('409', { transid, message: 'Payment in progress' })
      const moved = orders.move(id, { status: 'INPROGRESS', transid, payerPhone: payer, channel: 'WALLET' })
      if (moved && row.transid === '') orders.promptFor(moved)
      return say('111', {
        reference: row.reference,
        transid,
        message: 'Request in progress. You will receive a callback shortly',
      })
    },
  }
}
export type Checkout = ReturnType<typeof openCheckout>

function orderOf(sent: Sent, references: References, nowMs: number): OrderRow {
  return {
    id: textIn(sent, 'order_id'),
    token: randomBytes(16).toString('hex'),
    reference: references(),
    vendor: textIn(sent, 'vendor'),
    amount: String(Number(textIn(sent, 'amount'))),
    buyerName: textIn(sent, 'buyer_name'),
    buyerPhone: msisdnOf(textIn(sent, 'buyer_phone')),
    redirectUrl: addressIn(sent, 'redirect_url'),
    cancelUrl: addressIn(sent, 'cancel_url'),
    webhook: addressIn(sent, 'webhook'),
    status: 'PENDING',
    channel: '',
    transid: '',
    payerPhone: '',
    declines: 0,
    madeMs: nowMs,
    endedMs: null,
  }
}

/** Addresses travel as base64; what is none is left out. */
function addressIn(sent: Sent, name: string): string {
  const url = Buffer.from(textIn(sent, name), 'base64').toString('utf8')
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : ''
}

/** Of Dar es Salaam, which is three hours ahead all the year. */
const localTime = (ms: number) => new Date(ms + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

function shown(row: OrderRow): object {
  const { id, amount, status, transid, channel, reference, payerPhone, madeMs } = row
  return {
    order_id: id,
    creation_date: localTime(madeMs),
    amount,
    payment_status: status,
    transid: transid || null,
    channel: channel || null,
    reference: status === 'COMPLETED' ? reference : null,
    phone: payerPhone || null,
  }
}

/** What a merchant may ask about their orders. */
function questions(orders: Orders) {
  return {
    status(sent: Sent): SimulatorReply {
      const row = orders.get(textIn(sent, 'order_id'))
      if (!row) return say('404', { message: 'Order not found' })
      return say('000', { reference: row.reference, message: 'Order fetch successful', data: [shown(row)] })
    },
    list(sent: Sent): SimulatorReply {
      const day = (ms: number) => localTime(ms).slice(0, 10)
      const [from, to] = [textIn(sent, 'fromdate'), textIn(sent, 'todate')]
      const data = orders.all().filter(({ madeMs }) => day(madeMs) >= from && day(madeMs) <= to)
      return say('000', { message: 'Order fetch successful', data: data.map(shown) })
    },
  }
}
