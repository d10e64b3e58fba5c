/** The live state of the table, for React, and a beat that redraws countdowns. */
import { useEffect, useState } from 'react'
import { sessionHeader } from '../../pages/ask.ts'
import { openLine, type Link } from '../../pages/line.ts'
import { API } from './calls.ts'
import { applyEvent, type LiveState } from './live-state.ts'
import type { LiveEvents } from '@uwanja/contract/studio/live'

export function useLive(secret: string): { readonly state: LiveState | null; readonly link: Link } {
  const [state, setState] = useState<LiveState | null>(null)
  const [link, setLink] = useState<Link>('connecting')
  useEffect(
    () =>
      openLine<LiveEvents>({
        address: `${API}/stream`,
        headers: sessionHeader(secret),
        onEvent: (event) => setState((before) => applyEvent(before, event, performance.now())),
        onLink: setLink,
      }),
    [secret],
  )
  return { state, link }
}

/** Until the phase ends, by the studio's clock. */
export const leftMsOf = ({ table, offsetMs }: LiveState, perfMs: number): number =>
  Math.max(0, (table.untilMs ?? 0) - perfMs - offsetMs)

/** The browser's clock, read again every `everyMs`. */
export function useBeat(everyMs: number): number {
  const [perfMs, setPerfMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setPerfMs(performance.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return perfMs
}
