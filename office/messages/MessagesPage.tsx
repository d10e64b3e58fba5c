/** What players wrote: by department and age, who has it in hand, and as a file. */
import { useState } from 'react'
import { Link } from 'react-router'
import { MESSAGE_HOLDERS, MESSAGE_LISTS, type OfficeMessage } from '@uwanja/contract/operators/messages'
import { office } from '@uwanja/contract/operators/office'
import { DEPARTMENTS } from '@uwanja/contract/site/messages'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { dayFrom } from '../days.ts'
import { download } from '../download.ts'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useToday } from '../use-days.ts'
import { useFilters } from '../use-filters.ts'
import { useMe } from '../use-me.ts'

const EVERY_MS = 30_000
const DAYS = 30

const oneOf = <T extends string>(values: readonly T[], raw: string): T | undefined => values.find((one) => one === raw)

export function MessagesPage() {
  const { texts, fill } = useSpeech()
  const words = texts.messages
  const { may } = useMe()
  const { of, change } = useFilters(['list', 'department', 'holder'])
  const chosen = {
    list: oneOf(MESSAGE_LISTS, of('list')) ?? 'waiting',
    department: oneOf(DEPARTMENTS, of('department')) ?? '',
    holder: oneOf(MESSAGE_HOLDERS, of('holder')) ?? 'all',
  } as const
  const asked = useOfficeQuery(office.playerMessages, { ...chosen, past: of('past') }, EVERY_MS)
  const waiting = asked.data?.waiting
  const total = waiting ? DEPARTMENTS.reduce((sum, one) => sum + waiting[one], 0) : 0
  return (
    <>
      <PageHead title={texts.pages.messages} />
      <p className="text-muted">{words.lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.list}
          value={chosen.list}
          options={MESSAGE_LISTS.map((value) => ({ value, text: words.lists[value] }))}
          onChange={({ target }) => change({ list: target.value })}
        />
        <Select
          label={words.department}
          value={chosen.department}
          options={[
            { value: '', text: fill(words.allDepartments, { count: total }) },
            ...DEPARTMENTS.map((value) => ({
              value,
              text: `${words.departments[value]} (${waiting?.[value] ?? 0})`,
            })),
          ]}
          onChange={({ target }) => change({ department: target.value })}
        />
        <Select
          label={words.holder}
          value={chosen.holder}
          options={MESSAGE_HOLDERS.map((value) => ({ value, text: words.holders[value] }))}
          onChange={({ target }) => change({ holder: target.value })}
        />
        {may('reports.export') && <TakeFile />}
      </div>
      <OfficeQuery asked={asked}>
        {({ messages, next }) =>
          messages.length === 0 ? (
            <EmptyState title={words.none} />
          ) : (
            <>
              <Table messages={messages} isEnded={chosen.list === 'ended'} />
              {next !== null && <OlderLink values={{ ...chosen, past: next }} />}
            </>
          )
        }
      </OfficeQuery>
    </>
  )
}

function TakeFile() {
  const { texts } = useSpeech()
  const today = useToday()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const take = () => {
    setState('busy')
    download('messages', { from: dayFrom(today, -DAYS), to: today })
      .then(() => setState('idle'))
      .catch(() => setState('failed'))
  }
  return (
    <>
      <Button busyLabel={state === 'busy' ? texts.loading : undefined} onClick={take}>
        {texts.messages.takeFile}
      </Button>
      {state === 'failed' && <Alert tone="danger">{texts.refused.GENERAL_ERROR}</Alert>}
    </>
  )
}

function Table({ messages, isEnded }: { messages: readonly OfficeMessage[]; isEnded: boolean }) {
  const { texts, time } = useSpeech()
  const words = texts.messages
  return (
    <Rows
      name="messages"
      caption={texts.pages.messages}
      columns={[
        { title: words.subject },
        { title: texts.ledger.at, holds: 'moment' },
        { title: texts.pages.player },
        { title: isEnded ? words.ending : words.inHand },
        { title: words.department, shown: 'wide' },
      ]}
      rows={messages.map((one) => ({
        key: one.id,
        cells: [
          <Link className="block min-w-32 font-semibold wrap-anywhere text-link" to={`/messages/${one.id}`}>
            {one.header}
          </Link>,
          time(one.createdAt),
          <>
            {one.name} <span className="block text-muted">{one.number}</span>
          </>,
          one.ending === null ? (
            one.holder
          ) : (
            <>
              {words.endings[one.ending]} <span className="block text-muted">{one.endedBy}</span>
            </>
          ),
          words.departments[one.department],
        ],
      }))}
    />
  )
}
