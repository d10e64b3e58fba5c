/** The months of a statement as a table; on a phone it scrolls by itself, on paper it is whole. */
import { moneyText } from '../money-text.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { SUMS, type Statement } from './statement-rules.ts'

export function StatementTable({ statement: { months, total, currency } }: { statement: Statement }) {
  const t = useTranslations('taxStatement')
  return (
    // A scrolled place is reached by the keyboard too.
    <div
      tabIndex={0}
      role="region"
      aria-label={t('title')}
      className="overflow-x-auto rounded-2xl border border-line bg-surface"
    >
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="px-3 pt-3 text-left text-muted">{t('amountsIn', { currency })}</caption>
        <thead className="border-b border-line text-muted">
          <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:font-medium">
            <th scope="col" className="text-left">
              {t('month')}
            </th>
            {SUMS.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ...sums }) => (
            <tr key={month} className="border-b border-line [&>*]:px-3 [&>*]:py-2">
              <th scope="row" className="text-left font-medium whitespace-nowrap">
                {month}
              </th>
              {SUMS.map((name) => (
                <td key={name}>{moneyText(sums[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold [&>*]:px-3 [&>*]:py-3">
            <th scope="row" className="text-left">
              {t('total')}
            </th>
            {SUMS.map((name) => (
              <td key={name}>{moneyText(total[name])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
