/** Asks again and again while somebody looks: the answer that stands, until another one came. */
import { useEffect, useEffectEvent, useState } from 'react'

interface Polled<T> {
  readonly data: T | null
  /** The last try got no answer. */
  readonly isLost: boolean
  /** Asks at once. */
  again(): void
}

/**
 * @param key Of what is asked for: another one is asked anew, and what was known of the one before is nothing.
 * @param ask null: nobody asks now. What it throws is a lost connection; it is told when nobody waits for it any more.
 */
export function usePolled<T>(
  key: string,
  ask: ((signal: AbortSignal) => Promise<T>) | null,
  everyMs: number,
  { waitMs = 0 }: { readonly waitMs?: number } = {},
): Polled<T> {
  const [known, setKnown] = useState<{ readonly key: string; readonly data: T } | null>(null)
  const [isLost, setLost] = useState(false)
  const [turn, setTurn] = useState(0)
  const isOff = ask === null
  const now = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const data = await ask!(signal)
      if (signal.aborted) return
      setKnown({ key, data })
      setLost(false)
    } catch {
      if (!signal.aborted) setLost(true)
    }
  })
  useEffect(() => {
    if (isOff) return
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = async () => {
      if (document.visibilityState === 'visible') await now(ending.signal)
      if (!ending.signal.aborted) timer = setTimeout(() => void run(), everyMs)
    }
    const looked = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      void run()
    }
    timer = setTimeout(() => void run(), waitMs)
    document.addEventListener('visibilitychange', looked)
    return () => {
      ending.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', looked)
    }
  }, [key, isOff, everyMs, waitMs, turn])
  return { data: known?.key === key ? known.data : null, isLost, again: () => setTurn((one) => one + 1) }
}
