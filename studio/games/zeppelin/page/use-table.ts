/** The live state of the table, for React, and what this window has seen of the player's own bets. */
import { useEffect, useState } from 'react'
import { sessionHeader } from '../../../pages/ask.ts'
import { openLine, type Link } from '../../../pages/line.ts'
import type { MyStake } from '@uwanja/contract/studio/zeppelin'
import { API } from './calls.ts'
import { applyEvent, withDecided, type TableState } from './table-state.ts'

interface Seen {
  readonly table: TableState | null
  /** Decided ones, newest first. */
  readonly bets: readonly MyStake[]
}

export function useTable(secret: string): Seen & { readonly link: Link } {
  const [seen, setSeen] = useState<Seen>({ table: null, bets: [] })
  const [link, setLink] = useState<Link>('connecting')
  useEffect(
    () =>
      openLine({
        address: `${API}/stream`,
        headers: sessionHeader(secret),
        onEvent: (event) => {
          const perfMs = performance.now()
          setSeen(({ table, bets }) => {
            const next = applyEvent(table, event, perfMs)
            return { table: next, bets: withDecided(bets, next?.me ?? null) }
          })
        },
        onLink: setLink,
      }),
    [secret],
  )
  return { ...seen, link }
}
