/** Where a cashier's page says what it hears late: nothing may move the method that a finger is about to hit. */
import { useEffect, useState } from 'react'

export type NoticePlace = 'above' | 'below'

interface Seen {
  /** The server has said whether there is anything to be told. */
  readonly isNoticeThere: boolean
  readonly areMethodsShown: boolean
}

/** Above the methods when it was there no later than they were, else below them. Null: neither is there. Once said, it stays. */
export function noticePlace(before: NoticePlace | null, { isNoticeThere, areMethodsShown }: Seen): NoticePlace | null {
  if (before !== null) return before
  if (isNoticeThere) return 'above'
  return areMethodsShown ? 'below' : null
}

export function useNoticePlace(seen: Seen): NoticePlace | null {
  const [before, setPlace] = useState<NoticePlace | null>(null)
  const place = noticePlace(before, seen)
  if (place !== before) setPlace(place)
  return place
}

/** So long after the page was opened. */
export function usePassed(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
