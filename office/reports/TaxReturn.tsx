/** What was withheld for the state in a stretch of days: whole months make a return. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function TaxReturn({ from, to }: { from: string; to: string }) {
  const { texts, fill, money, month: monthOf } = useSpeech()
  const words = texts.reports.tax
  const bases: Readonly<Record<string, string>> = words.bases
  const asked = useOfficeQuery(office.taxReturn, { from, to })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <OfficeQuery asked={asked}>
        {({ rows, owed }) =>
          rows.length === 0 ? (
            <p className="text-muted">{words.none}</p>
          ) : (
            <>
              <p className="text-sm text-muted">{words.lead}</p>
              <ul>
                {owed.map(({ currency, amount }) => (
                  <li key={currency}>{fill(words.total, { amount: money(amount, currency) })}</li>
                ))}
              </ul>
              <Rows
                caption={words.title}
                columns={[
                  { title: words.month },
                  { title: words.base },
                  { title: words.company },
                  { title: words.journals, side: 'right' },
                  { title: words.withheld, side: 'right' },
                  { title: words.givenBack, side: 'right' },
                  { title: words.owed, side: 'right' },
                ]}
                rows={rows.map(({ month, base, company, currency, journals, ...amounts }) => ({
                  key: `${month} ${base} ${company} ${currency}`,
                  cells: [
                    <span className="whitespace-nowrap">{monthOf(month)}</span>,
                    bases[base] ?? base,
                    company,
                    String(journals),
                    ...[amounts.withheld, amounts.givenBack, amounts.owed].map((one) => money(one, currency)),
                  ],
                }))}
              />
            </>
          )
        }
      </OfficeQuery>
    </section>
  )
}
