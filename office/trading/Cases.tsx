/** Cases that alerts became: open ones first; the one that the address names is shown whole. */
import { Link, useSearchParams } from 'react-router'
import type { CaseRow } from '@uwanja/contract/book/cases'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { CaseFile } from './CaseFile.tsx'
import { CaseSubject } from './CaseSubject.tsx'

export function Cases() {
  const [address] = useSearchParams()
  const id = address.get('case')
  return id === null || !/^[1-9]\d{0,17}$/.test(id) ? <CaseList /> : <CaseFile id={id} />
}

function CaseList() {
  const { texts } = useSpeech()
  const { cases: words } = texts.trading.alerts
  const [address] = useSearchParams()
  const asked = useOfficeQuery(office.tradingCases, { before: address.get('before') ?? '' })
  return (
    <section className="flex flex-col gap-3">
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ cases, next }) => (
          <>
            {cases.length === 0 ? <EmptyState title={words.none} /> : <CaseRows cases={cases} />}
            {next !== null && <OlderLink values={{ state: 'cases', before: next }} />}
          </>
        )}
      </OfficeQuery>
    </section>
  )
}

function CaseRows({ cases }: { cases: readonly CaseRow[] }) {
  const { texts, fill, time } = useSpeech()
  const { states, cases: words } = texts.trading.alerts
  return (
    <Rows
      caption={states.cases}
      columns={[
        { title: states.cases },
        { title: words.about },
        { title: words.state },
        { title: words.alerts, side: 'right' },
        { title: words.opened },
      ]}
      rows={cases.map((one) => ({
        key: one.id,
        cells: [
          <Link key="case" className="text-link" to={`/trading/alerts?state=cases&case=${one.id}`}>
            {fill(words.number, { id: one.id })}
          </Link>,
          <CaseSubject key="about" of={one} />,
          one.closed ? words.findings[one.closed.finding] : words.isOpen,
          String(one.alerts),
          fill(words.by, { at: time(one.openedAt), who: one.openedBy }),
        ],
      }))}
    />
  )
}
