/** What protects players, over all of them: exclusions, breaks, limits, interactions, by days, and as files. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { PROTECTION_LISTS, type OfficeProtection, type ProtectionList } from '@uwanja/contract/operators/protection'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { DateRangeFields } from '../DateRangeFields.tsx'
import { TakeFile } from '../TakeFile.tsx'
import { useMe } from '../use-me.ts'
import { protectionValue } from './protection-value.ts'
import { useDateRange } from '../use-days.ts'

const DAYS = 30
const FILES = { exclusion: 'exclusions', timeOut: 'breaks', limit: 'limits', interaction: 'interactions' } as const

export function ProtectionsPage() {
  const { texts } = useSpeech()
  const words = texts.protection
  const { may } = useMe()
  const { from, to, of, change } = useDateRange(DAYS, ['list', 'playerId'])
  const list = PROTECTION_LISTS.find((one) => one === of('list')) ?? 'exclusion'
  const playerId = of('playerId')
  return (
    <>
      <PageHead title={texts.pages.protections} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.list}
          value={list}
          options={PROTECTION_LISTS.map((value) => ({ value, text: words.lists[value] }))}
          onChange={({ target }) => change({ list: target.value })}
        />
        <Field
          size="compact"
          label={words.playerId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={18}
          value={playerId}
          onChange={({ target }) => change({ playerId: target.value.replaceAll(/\D/g, '') })}
        />
        <DateRangeFields from={from} to={to} change={change} />
        {may('reports.export') && <TakeFile name={FILES[list]} from={from} to={to} says={texts.protection.take} />}
      </div>
      <Found list={list} values={{ playerId, from, to }} before={of('before')} />
    </>
  )
}

type FoundProps = {
  list: ProtectionList
  values: { playerId: string; from: string; to: string }
  before: string
}

function Found({ list, values, before }: FoundProps) {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.protections, { list, ...values, before })
  return (
    <OfficeQuery asked={asked}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <EmptyState title={texts.protection.none} />
        ) : (
          <>
            <Table list={list} rows={rows} />
            {next !== null && <OlderLink values={{ list, ...values, before: next }} />}
          </>
        )
      }
    </OfficeQuery>
  )
}

function Table({ list, rows }: { list: ProtectionList; rows: readonly OfficeProtection[] }) {
  const { texts, time } = useSpeech()
  const words = texts.protection
  const what: Readonly<Record<string, string>> = list === 'interaction' ? texts.harm.markers : words.subjects
  return (
    <Rows
      name="protections"
      caption={texts.pages.protections}
      columns={[
        { title: texts.ledger.at },
        { title: texts.players.number },
        { title: words.what },
        { title: words.value },
        { title: texts.audit.who },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          time(row.at),
          <Link className="font-semibold text-link" to={`/players/${row.playerId}`}>
            {row.number}
          </Link>,
          <>
            {named(what, row.subject)}
            <span className="block text-muted">{named(words.steps, row.step)}</span>
          </>,
          <Value list={list} row={row} />,
          row.by,
        ],
      }))}
    />
  )
}

function Value({ list, row }: { list: ProtectionList; row: OfficeProtection }) {
  const speech = useSpeech()
  const { me } = useMe()
  if (list === 'interaction') return <span className="wrap-anywhere">{row.value}</span>
  return protectionValue(speech, row, me?.currency ?? '')
}
