/** What is large or odd in a stretch of days, as the jurisdiction's row says. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function LargeRows({ from, to }: { from: string; to: string }) {
  const { texts, fill, money, kind, day } = useSpeech()
  const words = texts.reports
  const asked = useOfficeQuery(office.largeMovements, { from, to })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.large}</h2>
      <OfficeQuery asked={asked}>
        {({ rows, largeAmount, largeDay, currency, keepYears }) => (
          <>
            <p className="text-sm text-muted">
              {fill(words.largeLead, {
                amount: money(largeAmount, currency),
                day: money(largeDay, currency),
                years: keepYears,
              })}
            </p>
            {rows.length === 0 ? (
              <p className="text-muted">{texts.nothing}</p>
            ) : (
              <Rows
                name="large"
                caption={words.large}
                columns={[
                  { title: words.day },
                  { title: words.why },
                  { title: texts.players.number },
                  { title: texts.players.name },
                  { title: texts.ledger.kind },
                  { title: texts.ledger.amount, side: 'right' },
                  { title: words.reference },
                ]}
                rows={rows.map((one, at) => ({
                  key: String(at),
                  values: [one.day, one.kind, one.number, one.name, one.direction, Number(one.amount), one.reference],
                  cells: [
                    day(one.day),
                    words.kinds[one.kind],
                    <Link className="font-semibold text-link" to={`/players/${one.playerId}`}>
                      {one.number}
                    </Link>,
                    one.name,
                    kind(one.direction),
                    money(one.amount, one.currency),
                    <span className="break-all">{one.reference}</span>,
                  ],
                }))}
              />
            )}
          </>
        )}
      </OfficeQuery>
    </section>
  )
}
