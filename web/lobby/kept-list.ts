/**
 * The list that a page was left with, kept over a game in the same window, so that Back finds its pages and the place in
 * them. One list, of this tab, and not the longest ones. A reload wants to know anew.
 */
import { useEffect } from 'react'
import type { GamesData } from './use-games.ts'

const STORED = 'gameList'
const MOST_PAGES = 20

interface Kept {
  readonly key: string
  readonly at: number
  readonly data: GamesData
}

export function keptList(key: readonly unknown[], forMs: number): GamesData | undefined {
  if (!isBack()) return undefined
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Kept | null
    return kept?.key === JSON.stringify(key) && Date.now() - kept.at < forMs ? kept.data : undefined
  } catch {
    // No storage, or none of ours in it: the list is asked for.
    return undefined
  }
}

const arrival = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** Did Back or Forward load this page? */
const isBack = () => arrival()?.type === 'back_forward'

/** Did the service worker answer, with a page that may be of an earlier visit? */
export const isFromWorker = () => (arrival()?.workerStart ?? 0) > 0

export function useKeptList(key: readonly unknown[], data: GamesData | undefined): void {
  const text = JSON.stringify(key)
  useEffect(() => {
    if (!data || data.pages.length > MOST_PAGES) return undefined
    const keep = () => {
      try {
        sessionStorage.setItem(STORED, JSON.stringify({ key: text, at: Date.now(), data } satisfies Kept))
      } catch {
        // A full disk: the list is asked for again.
      }
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [text, data])
}
