/** The line to whoever listens: what was said in the last minutes, who listens, and what is wrong with it at the moment. */
import type { FeedMessage } from '@uwanja/providers/feeds/feed'
import type { LineTrouble } from '@uwanja/contract/world/feed'
import { OLD_BY_MS } from './troubles.ts'

/** How long what was said can be asked for again by its moment. */
const KEPT_MS = 600_000

export interface Line {
  tell(message: FeedMessage): void
  /** Is everything that was said after this moment still known? */
  reaches(after: number): boolean
  /** Everything from now on, and before that what was said after a moment. Answers how to stop. */
  subscribe(after: number | null, take: (message: FeedMessage) => void): () => void
  /** At the end of a second: lets out what was held back, and forgets what is old. */
  endOfSecond(nowMs: number): void
  set(trouble: LineTrouble | null): void
  trouble(): LineTrouble | null
  /** Somebody listens, or did a few minutes ago and may come back for what was said since. */
  isHeard(nowMs: number): boolean
}

/** @param openedMs When the company was started: what was said before is nowhere. */
export function openLine(openedMs: number): Line {
  const said: FeedMessage[] = []
  const listeners = new Set<(message: FeedMessage) => void>()
  const held: FeedMessage[] = []
  let trouble: LineTrouble | null = null
  let leftAtMs: number | null = null
  let nowMs = openedMs
  let keptSinceMs = openedMs

  function send(message: FeedMessage): void {
    said.push(message)
    for (const take of listeners) take(message)
  }

  return {
    reaches: (after) => after >= keptSinceMs,
    tell(message) {
      if (trouble === 'silent') return
      const stamped = trouble === 'old' ? { ...message, atMs: message.atMs - OLD_BY_MS } : message
      if (trouble === 'reordered') held.push(stamped)
      else send(stamped)
      if (trouble === 'duplicated') send(stamped)
    },
    subscribe(after, take) {
      if (after !== null) for (const message of said) if (message.atMs > after) take(message)
      listeners.add(take)
      return () => {
        listeners.delete(take)
        leftAtMs = nowMs
      }
    },
    endOfSecond(atMs) {
      nowMs = atMs
      // In the wrong order: the newest first.
      for (const message of held.splice(0).reverse()) send(message)
      keptSinceMs = Math.max(keptSinceMs, nowMs - KEPT_MS)
      while (said[0] && said[0].atMs < keptSinceMs) said.shift()
    },
    set: (next) => void (trouble = next),
    trouble: () => trouble,
    isHeard: (atMs) => listeners.size > 0 || (leftAtMs !== null && atMs - leftAtMs < KEPT_MS),
  }
}
