/** Matches that are played now: who they are is asked once, the stream tells the rest. */
import { useDeferredValue } from 'react'
import type { EventRow } from '../answers/changes.ts'
import { type ListAsked, useLive } from '../answers/ask.ts'
import { events, useLiveIds } from '../answers/events.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { Loading } from '../Loading.tsx'
import { MatchList } from './MatchList.tsx'

interface Props {
  readonly asked: ListAsked
  /** null: it takes no room when nothing is played. */
  readonly empty: string | null
  readonly most?: number
}

/** The answer's matches that are still played, then those that began meanwhile. */
function rowsOf(answered: readonly EventRow[], ids: readonly string[] | null, { sport, tournament }: ListAsked) {
  if (ids === null) return answered
  const { heads } = events.getState()
  const playing = ids.flatMap((id) => heads[id] ?? [])
  const isMeant = (row: EventRow) => (!sport || row.sport === sport) && (!tournament || row.tournamentId === tournament)
  const known = new Set(answered.map(({ id }) => id))
  const still = answered.filter(({ id }) => ids.includes(id))
  return [...still, ...playing.filter((row) => isMeant(row) && !known.has(row.id))]
}

export function LiveList({ asked, empty, most = Infinity }: Props) {
  const { state, data: said, again } = useLive(asked)
  const data = useDeferredValue(said)
  const ids = useLiveIds()
  if (!data)
    return said || state === 'loading' ? empty !== null && <Loading /> : empty !== null && <Failed again={again} />
  const rows = rowsOf(data.events, ids, asked).slice(0, most)
  if (rows.length === 0) return empty !== null && <Empty>{empty}</Empty>
  // Leagues stay together, whoever began first.
  const order = [...new Set(rows.map((row) => row.tournamentId))]
  return <MatchList rows={order.flatMap((id) => rows.filter((row) => row.tournamentId === id))} />
}
