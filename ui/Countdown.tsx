/** Counts down to (or up from) an instant, once a second, and says once when the time is up. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

type Props = {
  /** Unix milliseconds. */
  until: number
  /** Whose clock `until` is of: this machine's, unless told. */
  now?: () => number
  render: (leftMs: number) => ReactNode
  onEnd?: () => void
}

export function Countdown({ until, now: clock = Date.now, render, onEnd }: Props) {
  const [now, setNow] = useState(clock)
  const end = useEffectEvent(() => onEnd?.())
  const over = until - now <= 0

  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1_000)
    return () => clearInterval(timer)
  }, [until, clock])
  useEffect(() => {
    if (over) end()
  }, [over, until])

  // A timer is not read out every second; whoever listens asks for it.
  return (
    <span role="timer" aria-live="off" className="tabular-nums">
      {render(until - now)}
    </span>
  )
}
