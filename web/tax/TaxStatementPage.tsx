/** What moved and what was withheld for the state in a year: to read, to print as a certificate, to take away (ours). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Select } from '@uwanja/ui/Select'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { user } from '@uwanja/contract/site/user'
import { ask } from '../ask.ts'
import { Failed } from '../Failed.tsx'
import { jurisdiction } from '../jurisdiction.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { SUMS, statementCsv, type Statement } from './statement-rules.ts'
import { StatementTable } from './StatementTable.tsx'

export function TaxStatementPage() {
  const t = useTranslations('taxStatement')
  const token = useSession((session) => session.user?.token ?? '')
  const [year, setYear] = useState(() => new Date().getFullYear())
  const query = useQuery({
    queryKey: ['tax-statement', token, year],
    queryFn: ({ signal }) => ask(user.getTaxStatement, { year }, signal),
    enabled: token !== '',
  })
  const years = query.data?.years ?? [year]
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4" data-print>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <p className="text-muted print:hidden">{t('lead')}</p>
      <Select
        className="max-w-48 print:hidden"
        label={t('year')}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), text: String(one) }))}
        onChange={({ target }) => setYear(Number(target.value))}
      />
      {query.isPending && <Skeleton className="h-80 rounded-2xl" />}
      {query.error && <Failed query={query} text={t('failed')} />}
      {query.data && <Whole statement={query.data as Statement} />}
    </div>
  )
}

function Whole({ statement }: { statement: Statement }) {
  const t = useTranslations('taxStatement')
  const dates = useDates()
  const { name, number, currency, upTo, madeOn, operator, year, months, archivedUntil } = statement
  const facts = [
    [t('player'), [name, `+${number}`].filter(Boolean).join(', ')],
    [t('operator'), operator || jurisdiction.operator.name || t('operatorHere')],
    [t('covers'), `${dates(`${year}-01-01`, 'day')} – ${dates(upTo, 'day')}`],
    [t('madeOn'), dates(madeOn, 'day')],
  ] as const
  return (
    <>
      <Card>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([title, value]) => (
            <div key={title} className="contents">
              <dt className="text-muted">{title}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {archivedUntil && <Alert tone="info">{t('archived', { date: dates(archivedUntil.slice(0, 10), 'day') })}</Alert>}
      {months.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <>
          <StatementTable statement={statement} />
          <p className="text-sm text-muted">{t('meaning', { currency })}</p>
        </>
      )}
      <div className="grid grid-cols-2 gap-2 print:hidden">
        <Button variant="primary" size="large" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button size="large" onClick={() => download(statement, [t('month'), ...SUMS.map((one) => t(one))])}>
          {t('csv')}
        </Button>
      </div>
    </>
  )
}

function download(statement: Statement, titles: readonly string[]): void {
  // With the mark by which spreadsheets know the letters of every language.
  const file = new Blob([`\uFEFF${statementCsv(statement, titles)}`], { type: 'text/csv' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `tax-${statement.year}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
