/** The browser's side of push: its permission, its subscription, and the server's knowledge of both. */
import { PUSH_KINDS, push, type PushKind } from '@uwanja/contract/site/push'
import { ask } from '../ask.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { knownKinds, type PushPlace } from './push-rules.ts'

/** Without our own worker nobody would show what arrives. */
const hasWorker = () => Boolean(document.querySelector('meta[name="uwanja-worker"]')?.getAttribute('content'))
const can = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && hasWorker()

/** Null: this browser or this server cannot. */
async function lookAt(signal: AbortSignal): Promise<PushPlace | null> {
  if (!can()) return null
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  const known = await ask(push.getKey, { endpoint: subscription?.endpoint ?? '' }, signal)
  const publicKey = known?.publicKey
  if (typeof publicKey !== 'string') return null
  return {
    publicKey,
    permission: Notification.permission,
    kinds: subscription && knownKinds(known?.kinds),
  }
}

export const pushPlace = {
  queryKey: ['push'],
  queryFn: ({ signal }: { signal: AbortSignal }) => lookAt(signal),
  // The browser's own settings may have been changed meanwhile.
  staleTime: 0,
}

/** `not-asked`: the question was closed without an answer. `lost`: nobody knows. Else the server's status. */
export type Told = 'done' | 'not-asked' | 'refused' | 'no-service' | 'lost' | { readonly status: string }

/** Only after a tap: browsers ask then, and only then. */
export async function subscribeHere(publicKey: string, kinds: readonly PushKind[]): Promise<Told> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'not-asked'
  const before = await (await navigator.serviceWorker.ready).pushManager.getSubscription().catch(() => null)
  const subscription = await subscribe(publicKey).catch(() => null)
  if (!subscription) return 'no-service'
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const replaces = before !== null && before.endpoint !== endpoint ? before.endpoint : undefined
  const given = { endpoint, p256dh, auth, kinds: [...kinds], ...(replaces !== undefined && { replaces }) }
  const outcome = await send(push.subscribe, given).catch(() => null)
  if (outcome?.ok) return 'done'
  return outcome === null ? 'lost' : { status: outcome.status }
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(wanted)
  } catch {
    // One that was made for another key of the house stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wanted)
  }
}

export async function subscribeHereToNothing(): Promise<Told> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (!subscription) return 'done'
  const outcome = await send(push.unsubscribe, { endpoint: subscription.endpoint }).catch(() => null)
  if (!outcome?.ok) return outcome === null ? 'lost' : { status: outcome.status }
  await subscription.unsubscribe().catch(() => false)
  return 'done'
}

export const lookAgain = () => queries.invalidateQueries({ queryKey: pushPlace.queryKey })

export const ALL_KINDS: readonly PushKind[] = PUSH_KINDS
