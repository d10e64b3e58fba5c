/** How many messages are unread, for the menus, and who wants to know when the inbox changed. Small: every page loads it. */
import { create } from 'zustand'

interface Inbox {
  /** Null: not known (yet). */
  readonly unread: number | null
}

export const useInbox = create<Inbox>(() => ({ unread: null }))

const listeners = new Set<() => void>()

/** The server pushed that something in the inbox changed, though their number may be the same. Null: nobody is logged in. */
export function takeUnread(unread: number | null): void {
  useInbox.setState({ unread })
  if (unread !== null) for (const listener of [...listeners]) listener()
}

/** @returns the function that stops it. */
export function onInboxChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What a page counted itself, when it saw the whole inbox. */
export function countUnread(unread: number): void {
  useInbox.setState({ unread })
}

/** For menus: 0 while nothing is known, because a badge that comes late disturbs nobody. */
export function useUnread(): number {
  return useInbox(({ unread }) => unread ?? 0)
}
