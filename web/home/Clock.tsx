/** How long something still runs: by the visitor's clock, so not in the server's HTML. */
import { startTransition, useEffect, useState } from 'react'
import { spanText } from '../texts/span.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function Clock({ until }: { until: string }) {
  const t = useTranslations('home')
  const span = useTranslations('span')
  const [leftMs, setLeftMs] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setLeftMs(Math.max(0, Date.parse(until) - Date.now()))
    // Not while the page is taken over.
    const first = setTimeout(() => startTransition(look))
    const timer = setInterval(look, 1_000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [until])
  return (
    <span role="timer" aria-live="off" className="block min-h-5 text-sm text-muted tabular-nums">
      {leftMs !== null && t('ends', { time: spanText(span, leftMs) })}
    </span>
  )
}
