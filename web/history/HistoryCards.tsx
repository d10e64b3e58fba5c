/** The history on phones: one card a row, the amount first. */
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import type { Row } from './use-history.ts'
import { TONE_LOOKS, useRowWords } from './use-row-words.ts'

export function HistoryCards({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('history')
  const open = useTranslations('life')('open')
  const wordsOf = useRowWords()
  return (
    <ul className="flex flex-col gap-2">
      {rows.map((row, at) => {
        const words = wordsOf(row)
        return (
          // A full page is 500 rows: what is off screen is not laid out.
          <li
            key={at}
            className="flex flex-col gap-1.5 rounded-xl border border-line bg-surface p-3.5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]"
          >
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{words.type}</span>
              <span className="font-bold whitespace-nowrap tabular-nums">{words.amount}</span>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
              <span className="whitespace-nowrap tabular-nums">{words.date}</span>
              <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${TONE_LOOKS[words.tone]}`}>
                {words.status}
              </span>
            </div>
            {words.comment && <p className="text-sm text-muted">{words.comment}</p>}
            {row.paymentId && (
              <ScreenLink to={`/payment?id=${row.paymentId}`} className="min-h-11 content-center text-sm underline">
                {open}
              </ScreenLink>
            )}
            <p className="flex justify-between gap-3 border-t border-line pt-1.5 text-sm text-muted">
              <span>{t('balance')}</span>
              <span className="whitespace-nowrap tabular-nums">{words.balance}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
