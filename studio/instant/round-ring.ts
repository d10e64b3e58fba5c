/** The remembered rounds: a ring, so the file stays small however long people play. Open rounds are never overwritten. */
import type { Book } from '@uwanja/runtime/books'
import { isDone, type RoundRow } from './round.ts'

export interface RoundRing {
  /** Where the next round goes. */
  place(): Pick<RoundRow, 'id' | 'order'>
  put(row: RoundRow): void
  get(key: string): RoundRow | undefined
  /** A player's, newest first. */
  of(playerId: string): readonly RoundRow[]
  /** Those that somebody still has to act on. */
  open(): readonly RoundRow[]
}

/** Without a book the rounds live in memory only: practice. */
export function openRoundRing(size: number, book: Book<RoundRow> | null): RoundRing {
  const slots = new Map<string, RoundRow>()
  const byKey = new Map<string, RoundRow>()
  const byPlayer = new Map<string, string[]>()
  let order = 0

  function forget(row: RoundRow): void {
    byKey.delete(row.key)
    const left = (byPlayer.get(row.playerId) ?? []).filter((key) => key !== row.key)
    if (left.length > 0) byPlayer.set(row.playerId, left)
    else byPlayer.delete(row.playerId)
  }
  function remember(row: RoundRow): void {
    const before = slots.get(row.id)
    if (before && before.key !== row.key) forget(before)
    if (!byKey.has(row.key)) byPlayer.set(row.playerId, [row.key, ...(byPlayer.get(row.playerId) ?? [])])
    slots.set(row.id, row)
    byKey.set(row.key, row)
    order = Math.max(order, row.order)
  }
  for (const row of [...(book?.all() ?? [])].sort((left, right) => left.order - right.order)) remember(row)

  return {
    place() {
      for (let tries = 0; tries < size; tries++) {
        order += 1
        const taken = slots.get(String(order % size))
        if (!taken || isDone(taken)) return { id: String(order % size), order }
      }
      throw new Error('every remembered round is still open')
    },
    put(row) {
      book?.put(row)
      remember(row)
    },
    get: (key) => byKey.get(key),
    of: (playerId) => (byPlayer.get(playerId) ?? []).flatMap((key) => byKey.get(key) ?? []),
    open: () => [...slots.values()].filter((row) => !isDone(row)),
  }
}
