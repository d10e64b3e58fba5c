/** The trail of what operators did; what is looked for stands in the address. */
import { useState, type SyntheticEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isDeskAction } from '@uwanja/contract/operators/audit'
import { office, type AuditRow } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { LogDetails } from '../trading/LogDetails.tsx'
import { useMe } from '../use-me.ts'
import { changesOf } from './changes.ts'

const FILTERS = ['operator', 'action', 'subject', 'words', 'from', 'to'] as const
const DAYS: readonly string[] = ['from', 'to']
type Filter = Readonly<Record<(typeof FILTERS)[number], string>>

export function AuditPage() {
  const { texts } = useSpeech()
  const [address, setAddress] = useSearchParams()
  const filter = Object.fromEntries(FILTERS.map((one) => [one, address.get(one) ?? ''])) as Filter
  const [typed, setTyped] = useState(filter)
  const titles: Filter = { ...texts.audit, operator: texts.audit.who, from: texts.reports.from, to: texts.reports.to }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAddress(Object.fromEntries(FILTERS.map((one) => [one, typed[one].trim()]).filter(([, value]) => value !== '')))
  }
  return (
    <>
      <PageHead title={texts.pages.audit} />
      <form role="search" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3" onSubmit={submit}>
        {FILTERS.map((one) => (
          <Field
            key={one}
            size="compact"
            label={titles[one]}
            {...(DAYS.includes(one) ? { type: 'date' } : { maxLength: 64 })}
            value={typed[one]}
            onChange={({ target }) => setTyped({ ...typed, [one]: target.value })}
          />
        ))}
        <Button type="submit" variant="primary">
          {texts.search}
        </Button>
      </form>
      <Found filter={filter} before={address.get('before') ?? ''} />
    </>
  )
}

function Found({ filter, before }: { filter: Filter; before: string }) {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.auditTrail, { ...filter, before })
  return (
    <OfficeQuery asked={asked}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <EmptyState title={texts.nothing} />
        ) : (
          <>
            <Actions rows={rows} />
            {next !== null && <OlderLink values={{ ...filter, before: next }} />}
          </>
        )
      }
    </OfficeQuery>
  )
}

function Actions({ rows }: { rows: readonly AuditRow[] }) {
  const { texts, fill, time, kind } = useSpeech()
  const words = texts.audit
  return (
    <Rows
      name="audit"
      caption={texts.pages.audit}
      columns={[
        { title: texts.ledger.at, holds: 'moment' },
        { title: words.who },
        { title: texts.ledger.kind },
        { title: texts.players.why },
        { title: words.before },
        { title: words.after },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          time(row.at),
          <>
            {row.operator || words.house}
            {row.address && <span className="block text-muted">{fill(words.from, { address: row.address })}</span>}
          </>,
          <>
            {kind(row.action)}
            <Subject name={row.subject} />
          </>,
          row.why,
          <Change value={row.before} />,
          isDeskAction(row.action) ? <LogDetails value={row.after} /> : <Change value={row.after} />,
        ],
      }))}
    />
  )
}

function Subject({ name }: { name: string }) {
  const { may, hasBook } = useMe()
  const [, what = '', id = ''] = /^(player|match|bet) ([\w-]+)$/.exec(name) ?? []
  const ways: Readonly<Record<string, string | false>> = {
    player: `/players/${id}`,
    match: hasBook && may('trading.read') && `/trading/match/${id}`,
    bet: hasBook && may('bets.read') && `/bets/${id}`,
  }
  const way = ways[what]
  return way ? (
    <Link className="block wrap-anywhere text-link" to={way}>
      {name}
    </Link>
  ) : (
    <span className="block wrap-anywhere text-muted">{name}</span>
  )
}

function Change({ value }: { value: unknown }) {
  const speech = useSpeech()
  const { me } = useMe()
  if (typeof value !== 'object' || value === null) return null
  return (
    <ul className="min-w-24 wrap-anywhere">
      {changesOf(value, speech, me?.currency ?? '').map(([name, text]) => (
        <li key={name}>
          <span className="text-muted">{name}</span> {text}
        </li>
      ))}
    </ul>
  )
}
