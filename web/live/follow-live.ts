/** Runs server push while someone is logged in, on servers that have it. Once, from main.tsx, beside the polls. */
import type { LiveEvent } from '@uwanja/contract/site/live'
import { takeUnread } from '../messages/unread.ts'
import { takeBalance, takeOrder } from '../session/polls.ts'
import { useSession } from '../session/session.ts'
import { readToken } from '../session/stored-user.ts'
import type { Capability } from '@uwanja/contract/site/site'
import { askCapabilities, useLive } from './capabilities.ts'
import { publishPaymentNotice } from './payment-notices.ts'
import { publishRaceNotice } from './race-notices.ts'
import type { StreamOutside } from './stream.ts'

const outside: StreamOutside = {
  fetch: (path, init) => fetch(path, { ...init, credentials: 'same-origin' }),
  now: () => performance.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    }),
  isAwake: () => document.visibilityState === 'visible' && navigator.onLine,
  onWaking(run) {
    const places = [
      [document, 'visibilitychange'],
      [window, 'online'],
      [window, 'offline'],
    ] as const
    for (const [place, name] of places) place.addEventListener(name, run)
    return () => places.forEach(([place, name]) => place.removeEventListener(name, run))
  },
}

let current: { readonly token: string; stop: () => void } | null = null

function hear(token: string, { event, data }: LiveEvent): void {
  // Another tab may have logged somebody else in since: what this line says is about who was here before.
  if (readToken() !== token) return
  if (event === 'balance') return takeBalance(data.totalBalance)
  if (event === 'message') return takeUnread(data.unread)
  if (event === 'race') return publishRaceNotice(data.id)
  takeOrder(data)
  publishPaymentNotice(data)
}

/** As often as a phone finds its network again, and no oftener than the polls bear. */
const ASK_AGAIN_MS = 5_000

const FOREIGN = 'foreignServer'

/** A server that named no call is somebody else's, and is not asked again while this tab is open. */
async function capabilities(stopped: AbortSignal): Promise<readonly Capability[]> {
  try {
    if (sessionStorage.getItem(FOREIGN)) return []
  } catch {
    // No storage: every log-in asks.
  }
  const calls = await askCapabilities(outside.fetch, () => outside.wait(ASK_AGAIN_MS, stopped), stopped)
  try {
    if (calls.length === 0 && !stopped.aborted) sessionStorage.setItem(FOREIGN, '1')
  } catch {
    // As above.
  }
  return calls
}

async function open(token: string, stopped: AbortSignal): Promise<void> {
  const calls = await capabilities(stopped)
  if (current?.token !== token) return
  useLive.setState({ calls })
  if (!calls.includes('User/Events')) return
  // Visitors, and players of servers without it, do not download it.
  const { openStream } = await import('./stream.ts')
  // Logged out meanwhile, and perhaps in again as somebody else.
  if (current?.token !== token) return
  const onState = (stream: 'open' | 'closed') => {
    if (current?.token === token) useLive.setState({ stream })
  }
  current.stop = openStream(token, { onEvent: (event) => hear(token, event), onState }, outside).stop
}

function follow(token: string): void {
  if ((current?.token ?? '') === token) return
  current?.stop()
  current = null
  useLive.setState({ calls: null, stream: 'closed' })
  takeUnread(null)
  if (token === '') return
  const asking = new AbortController()
  current = { token, stop: () => asking.abort() }
  // A chunk that did not arrive is no push this time; the polls are enough.
  open(token, asking.signal).catch(() => undefined)
}

export function followLive(): void {
  follow(useSession.getState().user?.token ?? '')
  useSession.subscribe(({ user }) => follow(user?.token ?? ''))
}
