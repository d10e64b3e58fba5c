/** Keeps an answer of the sandbox fresh while the page is looked at. */
import { useCallback, useEffect, useState } from 'react'
import { get } from './api.ts'

const POLL_MS = 2_000

export interface Polled<T> {
  readonly data: T | null
  readonly failed: boolean
  /** Asks again now, after something was done. */
  refresh(): void
}

export function usePolled<T>(path: string): Polled<T> {
  const [data, setData] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask(): Promise<void> {
      if (!document.hidden) {
        try {
          const fresh = await get<T>(path, stop.signal)
          // The same answer keeps its identity, so that nothing below renders or is read out again.
          setData((old) => (JSON.stringify(old) === JSON.stringify(fresh) ? old : fresh))
          setFailed(false)
        } catch {
          if (!stop.signal.aborted) setFailed(true)
        }
      }
      if (!stop.signal.aborted) timer = setTimeout(() => void ask(), POLL_MS)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [path, round])

  const refresh = useCallback(() => setRound((old) => old + 1), [])
  return { data, failed, refresh }
}
