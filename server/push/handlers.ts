/** Area Push: from the wire's words to the rows and back. */
import type { Input } from '@uwanja/contract/wire/call'
import type { push } from '@uwanja/contract/site/push'
import type { Db } from '@uwanja/money/sql'
import { refuse } from '../runtime/refuse.ts'
import { deviceToken } from '../sessions/cookie.ts'
import { hashToken, newToken } from '../sessions/store.ts'
import type { Settings } from '../settings/env.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { isListed, isPoint } from './endpoint-rules.ts'
import { dropSubscription, keepSubscription, kindsAt, lockedExclusion, moveSubscription } from './store.ts'

export interface PushDeps {
  readonly db: Db
  readonly settings: Settings
  readonly throttle: Pick<Throttle, 'take'>
}

/** Each is a few statements; nobody touches the switch so often. */
const limits = (playerId: bigint) =>
  [{ kind: 'push.subscribe', subject: playerId.toString(), most: 60, windowS: 3_600 }] as const

async function subscribe(deps: PushDeps, given: Input<typeof push.subscribe>, caller: PlayerCaller): Promise<null> {
  const { db, settings, throttle } = deps
  const { session, rawCookies } = caller
  if (settings.push === null || !isListed(given.endpoint, settings.push.hosts) || !isPoint(given.p256dh))
    return refuse('PUSH_NOT_AVAILABLE')
  const tried = await throttle.take([...limits(session.playerId)])
  if (!tried.taken) return refuse('TOO_MANY_ATTEMPTS', { remainingTime: tried.waitS })
  const mark = hashToken(deviceToken(settings, rawCookies) ?? newToken())
  await db.transaction(async (tx) => {
    const until = await lockedExclusion(tx, session.playerId)
    if (until) refuse('PLAYER_EXCLUDED', { until: until.toISOString() })
    if (given.replaces !== undefined) await moveSubscription(tx, session.playerId, given.replaces, given.endpoint)
    await keepSubscription(tx, session, { ...given, kinds: [...new Set(given.kinds)], mark })
  })
  return null
}

export function pushHandlers(deps: PushDeps): Handlers<typeof push> {
  const { db, settings } = deps
  return {
    async getKey({ endpoint }, { session }) {
      const publicKey = settings.push?.publicKey ?? null
      const isAsked = publicKey !== null && endpoint !== undefined
      return { publicKey, kinds: isAsked ? await kindsAt(db, session.playerId, endpoint) : null }
    },
    subscribe: (given, caller) => subscribe(deps, given, caller),
    async unsubscribe({ endpoint }, { session }) {
      await dropSubscription(db, session.playerId, endpoint)
      return null
    },
  }
}
