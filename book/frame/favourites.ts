/** Matches and leagues with a star, kept in this browser at the frame's own origin. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { inBrowser } from './kept.ts'

/** So many matches can be asked for at once; the oldest star goes out. */
const MOST = 30

interface Favourites {
  readonly matches: readonly string[]
  readonly leagues: readonly string[]
  toggle(kind: 'matches' | 'leagues', id: string): void
}

export const useFavourites = create<Favourites>()(
  persist(
    (set, get) => ({
      matches: [],
      leagues: [],
      toggle(kind, id) {
        const stars = get()[kind]
        set({ [kind]: stars.includes(id) ? stars.filter((one) => one !== id) : [...stars, id].slice(-MOST) })
      },
    }),
    // Read once the page stands: the book's HTML knows no stars.
    {
      name: 'favourites',
      storage: inBrowser(),
      skipHydration: true,
      partialize: ({ matches, leagues }) => ({ matches, leagues }),
    },
  ),
)
