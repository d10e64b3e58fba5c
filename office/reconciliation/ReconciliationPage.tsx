/** Companies' statements beside our books: totals by day, and each difference until somebody explains it. */
import { office } from '@uwanja/contract/operators/office'
import type { CompanyDay } from '@uwanja/contract/operators/reconciliation'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { DateRangeFields } from '../DateRangeFields.tsx'
import { useMe } from '../use-me.ts'
import { useDateRange } from '../use-days.ts'
import { CompareNow } from './CompareNow.tsx'
import { ItemCard } from './ItemCard.tsx'

const DAYS = 7

export function ReconciliationPage() {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const range = useDateRange(DAYS)
  const { from, to } = range
  const asked = useOfficeQuery(office.reconciliation, { from, to })
  const words = texts.reconciliation
  return (
    <>
      <PageHead title={texts.pages.reconciliation} />
      <p className="text-muted">{words.lead}</p>
      <DateRangeFields {...range} />
      <OfficeQuery asked={asked}>
        {({ zone, companies, days, items, totalItems }) => (
          <>
            {may('reconciliation.decide') && companies.length > 0 && <CompareNow companies={companies} first={to} />}
            <p className="text-sm text-muted">{fill(texts.reports.zone, { zone })}</p>
            {days.length === 0 ? <EmptyState title={words.none} /> : <Totals days={days} />}
            <section className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{words.items}</h2>
              {totalItems > items.length && (
                <p className="text-sm text-muted">{fill(words.shown, { shown: items.length, total: totalItems })}</p>
              )}
              {items.length === 0 ? (
                <p className="text-muted">{words.noItems}</p>
              ) : (
                items.map((one) => <ItemCard key={one.id} item={one} />)
              )}
            </section>
          </>
        )}
      </OfficeQuery>
    </>
  )
}

function Totals({ days }: { days: readonly CompanyDay[] }) {
  const { texts, money, day: dayOf } = useSpeech()
  const words = texts.reconciliation
  const rows = days.flatMap(({ day, company, comparedAt, totals, openItems }) => {
    const open = openItems === 0 ? '' : openItems
    const said = comparedAt === null ? words.noStatement : words.noMoney
    if (totals.length === 0) return [{ key: `${day} ${company}`, cells: [dayOf(day), company, said, '', '', '', open] }]
    return totals.map(({ direction, currency, ours, theirs, difference }) => ({
      key: `${day} ${company} ${direction} ${currency}`,
      cells: [
        dayOf(day),
        company,
        words.directions[direction],
        money(ours, currency),
        money(theirs, currency),
        <span className={Number(difference) === 0 ? 'text-muted' : 'font-semibold text-loss'}>
          {money(difference, currency)}
        </span>,
        open,
      ],
    }))
  })
  return (
    <Rows
      caption={words.totals}
      columns={[
        { title: words.day },
        { title: words.company },
        { title: words.direction },
        { title: words.ours, side: 'right' },
        { title: words.theirs, side: 'right' },
        { title: words.difference, side: 'right' },
        { title: words.open, side: 'right' },
      ]}
      rows={rows}
    />
  )
}
