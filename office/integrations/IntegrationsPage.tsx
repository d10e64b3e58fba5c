/** Outside companies: how they do, their payment methods, and the jobs that failed. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { CompanyRow, MethodRow } from '@uwanja/contract/operators/integrations'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { ChaosCard } from './ChaosCard.tsx'
import { Jobs } from './Jobs.tsx'
import { Keys } from './Keys.tsx'
import { LatencyChart } from './LatencyChart.tsx'
import { MethodDialog } from './MethodDialog.tsx'

const POLL_MS = 15_000

export function IntegrationsPage() {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.integrations, {}, POLL_MS)
  return (
    <>
      <PageHead title={texts.pages.integrations} />
      <OfficeQuery asked={asked}>
        {({ companies, methods, currency }) => (
          <>
            <Complaints companies={companies} />
            <Companies companies={companies} />
            <LatencyChart companies={companies} />
            <Methods methods={methods} currency={currency} />
          </>
        )}
      </OfficeQuery>
      <Keys />
      <Jobs />
      <ChaosCard />
    </>
  )
}

/** What is ours to put right, before everything else. */
function Complaints({ companies }: { companies: readonly CompanyRow[] }) {
  const { texts, fill, time } = useSpeech()
  const { complaint, complainedOf } = texts.integrations
  return companies.flatMap(({ company, complaints }) =>
    complaints.map(({ what, note, count, since, lastAt }) => (
      <Alert key={`${company} ${what} ${note}`} tone="danger">
        <span className="font-semibold">{company}</span>{' '}
        {fill(complaint, { what: named(complainedOf, what), count, since: time(since), at: time(lastAt) })}
        {note !== '' && ` (${note})`}
      </Alert>
    )),
  )
}

function Companies({ companies }: { companies: readonly CompanyRow[] }) {
  const { texts, fill, time, money } = useSpeech()
  const words = texts.integrations
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.companies}</h2>
      <p className="text-sm text-muted">{words.companiesLead}</p>
      <Rows
        name="companies"
        caption={words.companies}
        columns={[
          { title: words.company },
          { title: words.kind },
          { title: words.calls, side: 'right' },
          { title: words.errors, side: 'right' },
          { title: words.silent, side: 'right' },
          { title: words.latency, side: 'right' },
          { title: words.last },
          { title: words.refused },
        ]}
        rows={companies.map((one) => ({
          key: one.company,
          values: [
            ...[one.company, one.kinds.join(), one.calls, one.errors, one.noAnswers, one.meanMs, one.lastCallAt],
            one.refused.reduce((sum, { count }) => sum + count, 0),
          ],
          cells: [
            <>
              <span className="font-semibold">{one.company}</span>
              {one.float && (
                <span className="block text-muted">
                  {words.float}:{' '}
                  {one.float.map(({ amount, currency }) => money(amount, currency)).join(', ') || words.floatUnknown}
                </span>
              )}
            </>,
            one.isConfigured ? one.kinds.map((kind) => words.kinds[kind]).join(', ') : words.notConfigured,
            String(one.calls),
            <Trouble count={one.errors} />,
            <Trouble count={one.noAnswers} />,
            one.calls === 0 ? (
              ''
            ) : (
              <>
                {fill(words.milliseconds, { ms: one.meanMs })}
                <span className="block text-muted">{fill(words.slowest, { ms: one.slowestMs })}</span>
              </>
            ),
            one.lastCallAt === null ? words.never : time(one.lastCallAt),
            <ul>
              {one.refused.map(({ reason, count, lastAt }) => (
                <li key={reason}>
                  {fill(words.refusedOf, { reason: named(texts.refusedWhy, reason), count, at: time(lastAt) })}
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
    </section>
  )
}

/** A number that should be nought. */
function Trouble({ count }: { count: number }) {
  return <span className={count > 0 ? 'font-semibold text-loss' : 'text-muted'}>{count}</span>
}

function Methods({ methods, currency }: { methods: readonly MethodRow[]; currency: string }) {
  const { texts, money, kind } = useSpeech()
  const { may } = useMe()
  const [open, setOpen] = useState<MethodRow | null>(null)
  const words = texts.integrations
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.methods}</h2>
      <Rows
        caption={words.methods}
        columns={[
          { title: texts.withdrawals.method },
          { title: texts.ledger.kind },
          { title: texts.withdrawals.state },
          { title: words.min, side: 'right' },
          { title: words.max, side: 'right' },
          { title: words.change },
        ]}
        rows={methods.map((one) => ({
          key: one.viewName,
          values: [
            one.viewName,
            one.direction,
            `${one.isOn} ${one.isForTests}`,
            Number(one.minLimit),
            Number(one.maxLimit),
          ],
          cells: [
            <span className="font-semibold">{one.viewName}</span>,
            kind(one.direction),
            one.isOn ? (one.isForTests ? words.onForTests : words.on) : words.off,
            money(one.minLimit, currency),
            money(one.maxLimit, currency),
            may('integrations.edit') && (
              <Button size="small" aria-label={`${words.change}: ${one.viewName}`} onClick={() => setOpen(one)}>
                {words.change}
              </Button>
            ),
          ],
        }))}
      />
      {open && <MethodDialog method={open} currency={currency} onClose={() => setOpen(null)} />}
    </section>
  )
}
