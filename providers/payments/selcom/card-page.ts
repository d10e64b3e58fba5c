/** What Selcom's hosted card page asks of Selcom. The card passes through: it is judged and forgotten. */
import type { Card } from '../../world-banks.ts'
import type { SimulatorReply, SimulatorRequest, World } from '../../world.ts'
import { type OrderRow, isEnded } from './checkout-orders.ts'
import type { Checkout } from './checkout.ts'
import { jsonOf, textIn } from './envelopes.ts'
import type { Sent } from './signing.ts'

/** How a card ends on this page. A step of the issuer's (PIN, code) would be a page of their own, and is passed over. */
type CardEnd = Card['says'] | 'unreadable'

const TRIES = 3

export function openCardPage(world: World, checkout: Checkout) {
  function show(row: OrderRow): SimulatorReply {
    const { id, vendor, amount, buyerName, status } = row
    return json(200, {
      orderId: id,
      vendor,
      amount: `${amount}.00`,
      currency: 'TZS',
      buyerName,
      status,
    })
  }
  function pay(row: OrderRow, request: SimulatorRequest): SimulatorReply {
    if (isEnded(row) || row.status === 'INPROGRESS') return json(200, { ok: false, reason: 'over', url: backTo(row) })
    const card = jsonOf(request.rawBody) ?? {}
    const end = judge(world, card)
    const testOutcome = world.testOutcome({ msisdn: row.buyerPhone, amount: row.amount })
    if (end === 'approved' && testOutcome === 'silent') {
      const waiting = checkout.move(row.id, { status: 'INPROGRESS', channel: 'CARD' }) ?? row
      return json(200, { ok: true, url: backTo(waiting) })
    }
    if (end === 'approved') {
      const status = testOutcome === 'fails-later' ? 'REJECTED' : 'COMPLETED'
      const ended = checkout.move(row.id, { status, channel: 'CARD' }) ?? row
      return json(200, { ok: status === 'COMPLETED', reason: 'declined', url: backTo(ended) })
    }
    if (end === 'unreadable') return json(200, { ok: false, reason: end })
    const declines = row.declines + 1
    const isLast = declines >= TRIES
    const moved =
      checkout.move(row.id, isLast ? { declines, status: 'REJECTED', channel: 'CARD' } : { declines }) ?? row
    return json(200, { ok: false, reason: end, ...(isLast ? { url: backTo(moved) } : {}) })
  }
  return {
    handle({ method, path, headers, ...rest }: SimulatorRequest): SimulatorReply {
      const [, token = '', act] = /^\/pay\/([0-9a-f]{32})(\/cancel)?$/.exec(path) ?? []
      const row = checkout.byToken(token)
      if (!row) return json(404, { error: 'there is no such order' })
      if (method === 'GET' && !act) return show(row)
      // A form on a page from elsewhere cannot send JSON without asking first.
      if (method !== 'POST' || !/^application\/json/i.test(String(headers['content-type'])))
        return json(415, { error: 'JSON only' })
      if (!act) return pay(row, { method, path, headers, ...rest })
      const moved = checkout.move(row.id, { status: 'USERCANCELLED' }) ?? row
      return json(200, { ok: true, url: backTo(moved) })
    },
  }
}

/** The issuer knows their cards; the rest of what was typed has to fit. */
function judge(world: World, typed: Sent): CardEnd {
  const text = (name: string) => textIn(typed, name).replace(/\D/g, '')
  const [number, cvv, month, year] = [text('cardNumber'), text('cvv'), text('expireMonth'), text('expireYear')]
  const expires = Date.UTC(2000 + Number(year), Number(month))
  if (!/^\d{12,19}$/.test(number) || !/^\d{3,4}$/.test(cvv) || !(expires > world.now())) return 'unreadable'
  const card = world.cards.find(number)
  const isRight = card?.cvv === cvv && card.month === month.padStart(2, '0') && card.year === year
  return card && isRight ? card.says : 'declined'
}

function backTo({ status, redirectUrl, cancelUrl }: OrderRow): string {
  return status === 'COMPLETED' || status === 'INPROGRESS' ? redirectUrl : cancelUrl || redirectUrl
}

function json(http: number, body: object): SimulatorReply {
  return { http, body: JSON.stringify(body) }
}
