/** The table for who does not see it: each state once, and what became of own bets as it happens. */
import { useState } from 'react'
import type { LiveState } from './live-state.ts'
import { betsTold, phaseTold } from './told.ts'
import { leftMsOf, useBeat } from './use-live.ts'
import type { Words } from './words.ts'

export function Heard({ state, words }: { state: LiveState; words: Words }) {
  const perfMs = useBeat(250)
  const now = phaseTold(state, leftMsOf(state, perfMs), words)
  const [told, setTold] = useState(now)
  if (told.key !== now.key) setTold(now)
  return (
    <>
      <p className="sr" role="status">
        {told.text}
      </p>
      <p className="sr" role="status">
        {betsTold(state, words)}
      </p>
    </>
  )
}
