/** The company's callbacks: the same body whatever becomes of the first try, with `verif-hash` as the only proof. */
import type { World } from '../../../world.ts'
import { HASH_HEADER } from '../company.ts'

const LATE_MS = 60_000
/** Tried again after 1, 5, 15, 30 and 60 minutes, then given up; a status query still tells. */
const DELAYS_S = [60, 300, 900, 1800, 3600]

interface News {
  readonly id: string
  readonly url: string
  readonly msisdn: string
  readonly amount: string
  readonly settledMs: number
  readonly body: object
}

/** Sends the news of an end, as the order's fate wants it. May be called again after a restart. */
export function announce(world: World, hash: string, { id, url, msisdn, amount, settledMs, body }: News): void {
  const fate = world.fate({ msisdn, amount })
  if (fate === 'callback-lost' || url === '') return
  const rawBody = JSON.stringify(body)
  const send = (deliveryId: string) =>
    world.deliver({
      id: deliveryId,
      url,
      body: rawBody,
      headers: () => ({ 'content-type': 'application/json', [HASH_HEADER]: hash }),
      delaysS: DELAYS_S,
    })
  const waitMs = fate === 'callback-late' ? settledMs + LATE_MS - world.now() : 0
  if (waitMs > 0) world.after(waitMs, () => send(id))
  else send(id)
  if (fate === 'callback-repeated') ['.2', '.3'].forEach((suffix) => send(id + suffix))
}
