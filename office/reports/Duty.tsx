/** The house's own duty on gross gaming revenue in a stretch of days: whole months make a return. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function Duty({ from, to }: { from: string; to: string }) {
  const { texts, fill, money, month: monthOf } = useSpeech()
  const words = texts.reports.duty
  const asked = useOfficeQuery(office.duty, { from, to })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <OfficeQuery asked={asked}>
        {({ rows, state }) =>
          rows.length === 0 ? (
            <p className="text-muted">{words.none}</p>
          ) : (
            <>
              <p className="text-sm text-muted">
                {words.lead} {state !== '' && fill(words.law, { state })}
              </p>
              <Rows
                caption={words.title}
                columns={[
                  { title: texts.reports.tax.month },
                  { title: words.product },
                  { title: words.staked, side: 'right' },
                  { title: words.won, side: 'right' },
                  { title: words.gross, side: 'right' },
                  { title: words.rate, side: 'right' },
                  { title: words.duty, side: 'right' },
                ]}
                rows={rows.map(({ month, product, currency, rate, staked, won, gross, duty }) => ({
                  key: `${month} ${product} ${currency} ${rate}`,
                  cells: [
                    <span className="whitespace-nowrap">{monthOf(month)}</span>,
                    words.products[product],
                    ...[staked, won, gross].map((one) => money(one, currency)),
                    `${rate} %`,
                    money(duty, currency),
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
