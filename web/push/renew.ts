/**
 * In the service worker: the browser has given itself another address for push, and no page may be open. The server is told by the
 * player who is logged in here, with what they wanted to be told at the old one; who is not is told nothing, as after a log-out.
 */
import { STORAGE } from '@uwanja/contract/wire/constants'

/** What browsers say of it; the newer ones say both. */
export interface SubscriptionChange {
  readonly oldSubscription?: Pick<PushSubscription, 'endpoint'> | null
  readonly newSubscription?: Pick<PushSubscription, 'toJSON'> | null
}

/** Where a worker may read cookies: not everywhere. */
type Cookies = { readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> } }

async function tokenOf({ cookieStore }: Cookies): Promise<string> {
  try {
    const raw = (await cookieStore?.get(STORAGE.userCookie))?.value ?? '{}'
    const { token } = JSON.parse(decodeURIComponent(raw)) as { token?: unknown }
    return typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}

interface Known {
  readonly publicKey?: string | null
  readonly kinds?: readonly string[] | null
}

export async function renewSubscription(
  { oldSubscription, newSubscription }: SubscriptionChange,
  worker: Cookies & { readonly registration: Pick<ServiceWorkerRegistration, 'pushManager'> },
): Promise<void> {
  const token = await tokenOf(worker)
  if (token === '' || !oldSubscription) return
  const call = async (path: string, body?: object): Promise<unknown> => {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(
      `/api/api/Push/${path}`,
      body
        ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : { headers },
    )
    return ((await answer.json()) as { data?: unknown }).data
  }
  const old = oldSubscription.endpoint
  const { publicKey, kinds } = ((await call(`Key?endpoint=${encodeURIComponent(old)}`)) ?? {}) as Known
  if (!publicKey || !kinds) return
  const { pushManager } = worker.registration
  const made =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  const { endpoint, keys } = made.toJSON()
  // In one step: a line that is cut in between leaves no old address behind.
  await call('Subscribe', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], kinds, replaces: old })
}
