/** The sandbox's checkout orders: what moves them, and the webhook that tells how they ended. */
import type { World } from '../../world.ts'
import { signedHeaders, webhookWords } from './signing.ts'

export type PaymentStatus = 'PENDING' | 'INPROGRESS' | 'COMPLETED' | 'CANCELLED' | 'USERCANCELLED' | 'REJECTED'

export interface OrderRow {
  /** The merchant's order_id. */
  readonly id: string
  /** Opens the card page; nobody can guess it. */
  readonly token: string
  readonly reference: string
  readonly vendor: string
  readonly amount: string
  readonly buyerName: string
  readonly buyerPhone: string
  readonly redirectUrl: string
  readonly cancelUrl: string
  readonly webhook: string
  readonly status: PaymentStatus
  readonly channel: string
  readonly transid: string
  readonly payerPhone: string
  readonly declines: number
  readonly madeMs: number
  readonly endedMs: number | null
}

/** Ours: Selcom's documentation promises no schedule. */
const WEBHOOK_DELAYS_S = [60, 300, 900, 3600]
const ENDED: readonly PaymentStatus[] = ['COMPLETED', 'CANCELLED', 'USERCANCELLED', 'REJECTED']

export const isEnded = (row: OrderRow): boolean => ENDED.includes(row.status)

export function openOrders(world: World, keys: Readonly<Record<string, string>>) {
  const orders = world.book<OrderRow>('orders')
  // What a killed process still owed is taken up again.
  for (const row of orders.all()) {
    if (isEnded(row)) announce(world, keys, row)
    else if (row.transid !== '') promptFor(row)
  }

  /** Once it has ended nothing moves it any more. */
  function move(id: string, change: Partial<OrderRow>): OrderRow | null {
    const row = orders.get(id)
    if (!row || isEnded(row)) return null
    const next: OrderRow = { ...row, ...change }
    const moved = isEnded(next) ? { ...next, endedMs: world.now() } : next
    orders.put(moved)
    if (isEnded(moved)) announce(world, keys, moved)
    return moved
  }
  function promptFor(row: OrderRow): void {
    const { id, amount, vendor, payerPhone } = row
    const shown = {
      key: id,
      kind: 'push',
      amount: `${amount}.00`,
      currency: 'TZS',
      payee: vendor,
      reference: id,
    } as const
    world.phones.prompt(payerPhone, shown, (end) => {
      const status = end.ok ? 'COMPLETED' : end.reason === 'declined' ? 'USERCANCELLED' : 'REJECTED'
      move(id, { status })
    })
  }

  return {
    move,
    promptFor,
    get: (id: string) => orders.get(id),
    put: (row: OrderRow) => orders.put(row),
    all: () => orders.all(),
  }
}
export type Orders = ReturnType<typeof openOrders>

/** Only of what was paid, as documented. Handing the same delivery over again after a restart does no harm: it carries the order's id. */
function announce(world: World, keys: Readonly<Record<string, string>>, row: OrderRow): void {
  if (row.webhook === '' || row.endedMs === null || row.status !== 'COMPLETED') return
  const { transid, reference } = row
  const words = webhookWords({ order_id: row.id, transid: transid || reference, reference })
  const { channel, amount, payerPhone } = row
  world.deliver({
    id: row.id,
    url: row.webhook,
    body: JSON.stringify({ ...words, channel, amount, phone: payerPhone }),
    headers: (nowMs) => signedHeaders(keys, nowMs, words),
    delaysS: WEBHOOK_DELAYS_S,
    about: { msisdn: row.buyerPhone, amount: row.amount },
    sinceMs: row.endedMs,
  })
}
