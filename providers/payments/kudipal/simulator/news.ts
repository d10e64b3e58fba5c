/** The company's callbacks: the same body whatever becomes of the first try, with `verif-hash` as the only proof. */
import type { World } from '../../../world.ts'
import { HASH_HEADER } from '../company.ts'

/** Tried again after 1, 5, 15, 30 and 60 minutes, then given up; a status query still tells. */
const DELAYS_S = [60, 300, 900, 1800, 3600]

interface Callback {
  readonly id: string
  readonly url: string
  readonly msisdn: string
  readonly amount: string
  readonly settledMs: number
  readonly body: object
}

/** Sends the news of an end. May be called again after a restart. */
export function announce(world: World, hash: string, { id, url, msisdn, amount, settledMs, body }: Callback): void {
  if (url === '') return
  world.deliver({
    id,
    url,
    body: JSON.stringify(body),
    headers: () => ({ 'content-type': 'application/json', [HASH_HEADER]: hash }),
    delaysS: DELAYS_S,
    about: { msisdn, amount },
    sinceMs: settledMs,
  })
}
