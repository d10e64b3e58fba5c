/** What is on now: as the server wrote it into the page, and asked for again while somebody looks at it (R63). */
import type { HomeNow } from '@uwanja/contract/site/home'
import { useEffect, useState } from 'react'
import { isFromWorker } from '../arrival.ts'
import { firstNow } from '../lobby/first-games.ts'

/** Odds move; the bundle is prepaid. */
const AGAIN_MS = 30_000

let known: { readonly now: HomeNow; readonly atMs: number } | null = null

/**
 * As of the page's beginning, from where performance.now() counts; of a page that the browser kept, as of some earlier visit. Where
 * the server renders each page has its own.
 */
function latest(): HomeNow | null {
  if (typeof document === 'undefined') return firstNow()
  const first = known === null ? firstNow() : null
  if (first) known = { now: first, atMs: isFromWorker() ? -AGAIN_MS : 0 }
  return known?.now ?? null
}

/** Only our server has the call, and only ours names its jurisdiction. */
const isOurs = () => document.querySelector('meta[name="uwanja-market"]') !== null

export function useNow(): HomeNow | null {
  const [now, setNow] = useState(latest)
  useEffect(() => {
    if (!isOurs()) return undefined
    const end = new AbortController()
    const look = async () => {
      if (document.hidden || !navigator.onLine || performance.now() - (known?.atMs ?? -AGAIN_MS) < AGAIN_MS) return
      const part = await import('./ask-now.ts').catch(() => null)
      const asked = await part?.askNow(end.signal)
      if (!asked || end.signal.aborted) return
      known = { now: asked, atMs: performance.now() }
      setNow(asked)
    }
    const timer = setInterval(() => void look(), AGAIN_MS / 6)
    void look()
    return () => {
      end.abort()
      clearInterval(timer)
    }
  }, [])
  return now
}
