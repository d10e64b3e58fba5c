/**
 * The list that a page was left with, kept over a game in the same window, so that Back finds its pages and the place in
 * them. One list, of this tab, and not the longest ones. A reload wants to know anew.
 */
import { useEffect } from 'react'
import { isBack } from '../arrival.ts'
import { KEPT_MS, type GamesPage } from './game-lists.ts'

const STORED = 'gameList'
const MOST_PAGES = 20

interface Kept {
  readonly key: string
  readonly at: number
  readonly pages: readonly GamesPage[]
}

export function keptList(key: string): readonly GamesPage[] | null {
  if (!isBack()) return null
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Kept | null
    return kept?.key === key && Date.now() - kept.at < KEPT_MS ? kept.pages : null
  } catch {
    // No storage, or none of ours in it: the list is asked for.
    return null
  }
}

export function useKeptList(key: string, pages: readonly GamesPage[]): void {
  useEffect(() => {
    if (pages.length === 0 || pages.length > MOST_PAGES) return undefined
    const keep = () => {
      try {
        sessionStorage.setItem(STORED, JSON.stringify({ key, at: Date.now(), pages } satisfies Kept))
      } catch {
        // A full disk: the list is asked for again.
      }
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [key, pages])
}
