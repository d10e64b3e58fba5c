/** The house's page around the game says when play pauses: a reminder or a deposit stands over it, or a session is over. */
import { useEffect, useRef } from 'react'

const NOTHING = () => undefined

/**
 * @param stop What plays by itself stops; who wants it again starts it again.
 * @param goOn After a pause: money may have come meanwhile.
 */
export function usePause(stop: () => void, goOn: () => void = NOTHING): void {
  const latest = useRef({ stop, goOn })
  useEffect(() => {
    latest.current = { stop, goOn }
  })
  useEffect(() => {
    let isPaused = false
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || typeof data !== 'object' || data === null) return
      const { uwanja } = data as { uwanja?: unknown }
      if (uwanja === 'pause') latest.current.stop()
      else if (uwanja === 'go-on' && isPaused) latest.current.goOn()
      isPaused = uwanja === 'pause' || (isPaused && uwanja !== 'go-on')
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
}
