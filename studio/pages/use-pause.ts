/** The house's page around the game says when play pauses: a reminder stands over it, or a session is over. */
import { useEffect, useRef } from 'react'

/** @param stop What plays by itself stops; who wants it again starts it again. */
export function usePause(stop: () => void): void {
  const latest = useRef(stop)
  useEffect(() => {
    latest.current = stop
  })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || typeof data !== 'object' || data === null) return
      if ((data as { uwanja?: unknown }).uwanja === 'pause') latest.current()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
}
