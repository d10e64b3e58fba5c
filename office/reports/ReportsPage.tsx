/** Reports of a stretch of days: the trial balance, what the house owes, what is large or odd, and files to take away. */
import { office } from '@uwanja/contract/operators/office'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { DateRangeFields } from '../DateRangeFields.tsx'
import { useMe } from '../use-me.ts'
import { useDateRange } from '../use-days.ts'
import { Duty } from './Duty.tsx'
import { Exports } from './Exports.tsx'
import { LargeRows } from './LargeRows.tsx'
import { TaxReturn } from './TaxReturn.tsx'

export function ReportsPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const range = useDateRange(1)
  const { from, to } = range
  return (
    <>
      <PageHead title={texts.pages.reports} />
      <DateRangeFields {...range} />
      <TrialBalance from={from} to={to} />
      <TaxReturn from={from} to={to} />
      <Duty from={from} to={to} />
      <LargeRows from={from} to={to} />
      {may('reports.export') && <Exports from={from} to={to} />}
    </>
  )
}

function TrialBalance({ from, to }: { from: string; to: string }) {
  const { texts, fill, money } = useSpeech()
  const words = texts.reports
  const asked = useOfficeQuery(office.trialBalance, { from, to })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.trial}</h2>
      <OfficeQuery asked={asked}>
        {({ rows, liabilities, zone }) => (
          <>
            <p className="text-sm text-muted">
              {fill(words.zone, { zone })} {words.balanced}
            </p>
            <ul className="flex flex-col gap-1">
              {liabilities.map(({ currency, players, parked: inSuspense }) => (
                <li key={currency}>
                  {fill(words.owed, { players: money(players, currency), parked: money(inSuspense, currency) })}
                </li>
              ))}
            </ul>
            <Rows
              caption={words.trial}
              columns={[
                { title: texts.ledger.account },
                { title: words.opening, side: 'right' },
                { title: words.into, side: 'right' },
                { title: words.outOf, side: 'right' },
                { title: words.closing, side: 'right' },
              ]}
              rows={rows.map(({ name, currency, opening, into, outOf, closing }) => ({
                key: `${name} ${currency}`,
                values: [name, ...[opening, into, outOf, closing].map(Number)],
                cells: [name, ...[opening, into, outOf, closing].map((amount) => money(amount, currency))],
              }))}
            />
          </>
        )}
      </OfficeQuery>
    </section>
  )
}
