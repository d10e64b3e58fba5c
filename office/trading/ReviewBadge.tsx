/** How many slips wait for a trader, beside the menu's word, wherever they are in the office: they describe its link. A new one is heard. */
import { useEffect, useRef } from 'react'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { useSpeech } from '../speech.ts'
import { REVIEWS_MS } from './polling.ts'
import { ring } from './sound.ts'

const NONE: Reply<typeof office.tradingReviews>['bets'] = []

export function ReviewBadge() {
  const { texts, fill } = useSpeech()
  const { data } = useOfficeQuery(office.tradingReviews, {}, REVIEWS_MS)
  const known = useRef<ReadonlySet<string>>(new Set())
  const waiting = data?.bets ?? NONE
  useEffect(() => {
    if (waiting.some(({ id }) => !known.current.has(id))) ring()
    known.current = new Set(waiting.map(({ id }) => id))
  }, [waiting])
  if (waiting.length === 0) return null
  return (
    <span
      id="reviews-trading"
      role="status"
      aria-label={fill(texts.trading.waiting, { count: waiting.length })}
      className="rounded-full bg-loss px-2 text-sm font-bold text-surface tabular-nums"
    >
      {waiting.length}
    </span>
  )
}
