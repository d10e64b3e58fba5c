/** Where each page of the history was scrolled to: going back shows that place, another page its top or the place it names. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHere } from './place.ts'

const STORED = 'scrollPlaces'

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Pixels from the top by the key of the history's entry; null until a browser has looked. */
let places: Record<string, number> | null = null
const known = () => (places ??= stored())

/** Keys that were made here and not left yet. The store's first reading waits for the browser, so it is not asked about them. */
const unread = new Set<string>()

/** Names an entry of the history. */
export function newKey(): string {
  const key = Math.random().toString(36).slice(2, 10)
  unread.add(key)
  return key
}

/** Before the page of this entry is left. */
export function noteScroll(key: string): void {
  unread.delete(key)
  known()[key] = scrollY
}

function scrollTo(key: string, hash: string, isFirst: boolean): void {
  const place = unread.has(key) ? undefined : known()[key]
  if (place !== undefined) return window.scrollTo(0, place)
  // The browser itself has found the place of the first address.
  if (isFirst) return
  const named = hash ? document.getElementById(decoded(hash.slice(1))) : null
  if (named) named.scrollIntoView()
  else window.scrollTo(0, 0)
}

function decoded(rawId: string): string {
  try {
    return decodeURIComponent(rawId)
  } catch {
    return rawId
  }
}

export function useScrollPlaces(): void {
  const { key, hash } = useHere()
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    scrollTo(key, hash, isFirst.current)
    isFirst.current = false
  }, [key, hash])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const leave = () => {
      noteScroll(key)
      try {
        sessionStorage.setItem(STORED, JSON.stringify(known()))
      } catch {
        // Kept for this page only.
      }
      // A reload is the browser's own affair until the site stands again.
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [key])
}
