/**
 * The line on which prices come: one at a time, of what is on the screen. The browser itself comes back with the id of what it saw
 * last; what it gives up (the book is full, or gone) is tried again here. A hidden page has no line: it costs the player money.
 */
import { STREAM_PATH } from '@uwanja/contract/book/stream'
import { useEffect } from 'react'
import { create } from 'zustand'
import { atBook } from '../at-book.ts'
import { say } from '../shell/announce.ts'
import type { Delta, EventRow } from './changes.ts'
import { move, type Extent } from './events.ts'

/** Shorter breaks nobody needs to hear of. */
const LOST_AFTER_MS = 4_000
const AGAIN_MS = 30_000

interface Line {
  /** Prices may be old: the line has been broken for a while. */
  readonly isLost: boolean
}
export const useLine = create<Line>(() => ({ isLost: false }))

const topicOf = (id: string | null): string => (id === null ? 'live' : `event:${id}`)

export type Scored = (row: EventRow) => string

function openLine(id: string | null, scored: Scored): () => void {
  let source: EventSource | null = null
  let lostTimer: number | undefined
  let againTimer: number | undefined
  const extent: Extent = id === null ? 'heads' : 'wholes'
  const hear = (kind: 'whole' | 'delta') => (event: MessageEvent<string>) => {
    for (const row of move(extent, kind, JSON.parse(event.data) as Delta)) say(scored(row))
  }
  const found = () => {
    window.clearTimeout(lostTimer)
    lostTimer = undefined
    useLine.setState({ isLost: false })
  }
  const lost = () => {
    lostTimer ??= window.setTimeout(() => useLine.setState({ isLost: true }), LOST_AFTER_MS)
    if (source?.readyState !== EventSource.CLOSED) return
    window.clearTimeout(againTimer)
    againTimer = window.setTimeout(open, AGAIN_MS)
  }
  function close() {
    window.clearTimeout(againTimer)
    window.clearTimeout(lostTimer)
    lostTimer = undefined
    source?.close()
    source = null
  }
  function open() {
    close()
    if (document.visibilityState === 'hidden') return
    source = new EventSource(`${atBook(STREAM_PATH)}?topic=${topicOf(id)}`)
    source.addEventListener('open', found)
    source.addEventListener('error', lost)
    source.addEventListener('whole', hear('whole'))
    source.addEventListener('delta', hear('delta'))
  }
  open()
  document.addEventListener('visibilitychange', open)
  window.addEventListener('online', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    window.removeEventListener('online', open)
    close()
    useLine.setState({ isLost: false })
  }
}

/** @param id Of the match whose page it is; null: all that are played now. `isWanted`: there is something to watch. */
export function useStream(id: string | null, isWanted: boolean, scored: Scored): void {
  useEffect(() => {
    if (!isWanted) return
    return openLine(id, scored)
    // What is said of a goal is made anew with each rendering, and says the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, isWanted])
}
