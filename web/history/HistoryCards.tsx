/** The history on phones: two lines a row, so that a screen shows many: what it was and how much, when and the balance after. */
import type { ReactNode } from 'react'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { pageOfRow } from './history-rules.ts'
import type { Row } from './use-history.ts'
import { TONE_LOOKS, useRowWords } from './use-row-words.ts'

export function HistoryCards({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('history')
  const wordsOf = useRowWords()
  return (
    <ul className="flex flex-col gap-1.5">
      {rows.map((row, at) => {
        const words = wordsOf(row)
        return (
          // A full page is 500 rows: what is off screen is not laid out.
          <li
            key={at}
            className="rounded-xl border border-line bg-surface [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]"
          >
            <MaybeLink to={pageOfRow(row)}>
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate">
                  <span className="font-semibold">{words.type}</span>
                  {words.comment && <span className="text-sm text-muted"> · {words.comment}</span>}
                </span>
                <span className="font-bold whitespace-nowrap tabular-nums">{words.amount}</span>
              </span>
              <span className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
                <span className="flex items-center gap-2">
                  <span className="whitespace-nowrap tabular-nums">{words.date}</span>
                  <span className={`rounded-full px-2 text-xs font-semibold ${TONE_LOOKS[words.tone]}`}>
                    {words.status}
                  </span>
                </span>
                <span className="whitespace-nowrap tabular-nums">
                  <span className="sr-only">{t('balance')} </span>
                  {words.balance}
                </span>
              </span>
            </MaybeLink>
          </li>
        )
      })}
    </ul>
  )
}

function MaybeLink({ to, children }: { to: string | null; children: ReactNode }) {
  const look = 'flex flex-col gap-0.5 px-3 py-2'
  if (to === null) return <div className={look}>{children}</div>
  return (
    <ScreenLink to={to} className={`${look} rounded-xl no-underline hover:bg-raised`}>
      {children}
    </ScreenLink>
  )
}
