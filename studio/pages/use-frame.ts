/** Runs once a frame while something moves; a few times a second for people who asked for less motion. */
import { useEffect, useRef } from 'react'

const CALM_MS = 250

export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function useFrame(draw: (perfMs: number) => void): void {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
  })
  useEffect(() => {
    if (prefersCalm()) {
      const timer = setInterval(() => latest.current(performance.now()), CALM_MS)
      return () => clearInterval(timer)
    }
    let frame = 0
    const run = () => {
      latest.current(performance.now())
      frame = requestAnimationFrame(run)
    }
    frame = requestAnimationFrame(run)
    return () => cancelAnimationFrame(frame)
  }, [])
}
