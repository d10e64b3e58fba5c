/** The slip of one jackpot, kept in this tab: it is there after a reload, and after a login. */
import { useState } from 'react'
import type { Picks } from './slip-rules.ts'

const nameOf = (jackpotId: number): string => `jackpotSlip-${String(jackpotId)}`

function read(jackpotId: number): Picks {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(nameOf(jackpotId)) ?? '{}')
    const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    // No storage, or none of ours in it: an empty slip.
    return {}
  }
}

/** Without storage the slip lives as long as the page. */
export function keepPicks(jackpotId: number, picks: Picks): void {
  try {
    sessionStorage.setItem(nameOf(jackpotId), JSON.stringify(picks))
  } catch {
    // A browser that keeps nothing.
  }
}

export function useSlip(jackpotId: number): readonly [Picks, (picks: Picks) => void] {
  const [picks, setPicks] = useState(() => read(jackpotId))
  return [
    picks,
    (next) => {
      setPicks(next)
      keepPicks(jackpotId, next)
    },
  ]
}
