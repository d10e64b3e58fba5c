/** The history on wide screens. */
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { pageOfRow } from './history-rules.ts'
import type { Row } from './use-history.ts'
import { TONE_LOOKS, useRowWords } from './use-row-words.ts'

export function HistoryTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('history')
  const wordsOf = useRowWords()
  return (
    <div className="overflow-x-auto rounded-2xl border border-line bg-surface">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-muted">
          <tr className="[&>th]:px-3 [&>th]:py-3 [&>th]:font-medium">
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('activity')}</th>
            <th scope="col" className="text-right">
              {t('amount')}
            </th>
            <th scope="col" className="text-right">
              {t('balance')}
            </th>
            <th scope="col">{t('comment')}</th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const words = wordsOf(row)
            const to = pageOfRow(row)
            return (
              <tr key={at} className="border-b border-line last:border-0 [&>td]:px-3 [&>td]:py-3">
                <td className="whitespace-nowrap tabular-nums">
                  {to !== null ? (
                    <ScreenLink to={to} className="-my-2 inline-block py-2 underline">
                      {words.date}
                    </ScreenLink>
                  ) : (
                    words.date
                  )}
                </td>
                <td className="whitespace-nowrap">{words.type}</td>
                <td className="text-right font-semibold whitespace-nowrap tabular-nums">{words.amount}</td>
                <td className="text-right whitespace-nowrap tabular-nums">{words.balance}</td>
                <td className="min-w-44 text-muted">{words.comment}</td>
                <td>
                  <span
                    className={`inline-block rounded-xl px-2.5 py-1 text-xs font-semibold ${TONE_LOOKS[words.tone]}`}
                  >
                    {words.status}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
