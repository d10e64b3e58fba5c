/** One notice to a browser's push service: sealed for that browser (RFC 8291), with the proof that it is we (RFC 8292). */
import { createHash } from 'node:crypto'
import type { PushShown } from '@uwanja/contract/site/push'
import type { PushSettings } from '../settings/push.ts'
import type { Subscription } from './store.ts'

/** `gone`: the subscription is over. `refused`: this notice is, for good. `later`: nobody knows whether it was heard. */
export type Posted =
  | { readonly did: 'sent' | 'gone' }
  | { readonly did: 'refused'; readonly http: number }
  /** `afterS`: before that the service wants no other try. */
  | { readonly did: 'later'; readonly isSilent: boolean; readonly afterS: number }

export type Post = (to: Subscription, shown: PushShown, ttlS: number) => Promise<Posted>

/** Of what it sends along with an answer. */
const LONGEST_AFTER_S = 3_600

export async function openPost(
  { publicKey, privateKey, subject }: PushSettings,
  { timeoutMs }: { readonly timeoutMs: number },
): Promise<Post> {
  // Whoever sends none need not load it.
  const { default: webPush } = await import('web-push')
  const vapidDetails = { publicKey, privateKey, subject }
  return async ({ endpoint, p256dh, auth }, shown, ttlS) => {
    const topic = createHash('sha256').update(shown.tag).digest('base64url').slice(0, 32)
    const to = { endpoint, keys: { p256dh, auth } }
    const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(shown), {
      vapidDetails,
      TTL: Math.max(0, Math.round(ttlS)),
      topic,
    })
    // The library speaks https alone, and fetch says by itself how long a body is.
    const { 'Content-Length': _length, ...said } = headers as Record<string, string | number>
    const init = {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body!),
      // Another place would be one that nobody has looked at.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    } as const
    try {
      const answer = await fetch(endpoint, init)
      await answer.body?.cancel()
      return readAnswer(answer)
    } catch {
      return { did: 'later', isSilent: true, afterS: 0 }
    }
  }
}

function readAnswer({ ok, status, headers }: Response): Posted {
  if (ok) return { did: 'sent' }
  if (status === 404 || status === 410) return { did: 'gone' }
  if (status !== 429 && status < 500) return { did: 'refused', http: status }
  const after = Number(headers.get('retry-after'))
  return { did: 'later', isSilent: false, afterS: after > 0 ? Math.min(after, LONGEST_AFTER_S) : 0 }
}
