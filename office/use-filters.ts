/** The filters of a page: in its address, so that a link and Back find them, and at hand at once. */
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { arrived, changed, type Chosen } from './filters.ts'

/** Counts every change in this tab. */
let changes = 0

const changeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'change' in state ? Number(state.change) || 0 : 0

export interface Filters {
  /** Empty: nothing is said. */
  readonly of: (name: string) => string
  readonly change: (part: Chosen) => void
}

/** @param names Which stay when another is changed. */
export function useFilters(names: readonly string[]): Filters {
  const [address, setAddress] = useSearchParams()
  const { key, state } = useLocation()
  const said: Chosen = Object.fromEntries(address)
  const [kept, keep] = useState({ at: key, chosen: said, pending: 0 })
  const now = arrived(kept, { key, change: changeOf(state), said })
  if (now !== kept) keep(now)
  const { chosen } = now
  const change = (part: Chosen) => {
    changes += 1
    const next = changed(chosen, part, names)
    keep({ ...now, chosen: next, pending: changes })
    setAddress(next, { replace: true, state: { change: changes } })
  }
  return { of: (name) => chosen[name] ?? '', change }
}
