/** OFF/1 as the company writes it: our messages in the form that goes over the line. */
import type { FeedMessage } from '@uwanja/providers/feeds/feed'
import { isOfEvent } from '@uwanja/providers/feeds/feed'

export function wireOf(message: FeedMessage): Record<string, unknown> {
  const { producer, atMs, body } = message
  const outer = { producer, kind: body.kind, at: atMs, ...(isOfEvent(message) ? { event: message.event } : {}) }
  if (body.kind === 'alive') return { ...outer, subscribed: body.isSubscribed ? 1 : 0 }
  const { kind: _, ...rest } = body
  return { ...outer, ...rest }
}
