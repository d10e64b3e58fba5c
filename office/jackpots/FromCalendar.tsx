/** The book's matches that are ahead: one press makes a line of one, with its number, from which its result is suggested later. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { CalendarRow } from '@uwanja/contract/book/desk-watch'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSession } from '../session.ts'
import { useSpeech } from '../speech.ts'
import { dayBounds } from '../trading/day-bounds.ts'

interface Props {
  /** The book's numbers that have a line. */
  readonly has: ReadonlySet<string>
  onAdd(match: CalendarRow): void
}

/** Whoever looks for another one says a day or a side. */
const SHOWN = 20

export function FromCalendar({ has, onAdd }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.trading
  const zone = useSession((one) => one.session?.zone ?? 'UTC')
  const [wanted, setWanted] = useState({ words: '', day: '' })
  const asked = useOfficeQuery(office.tradingCalendar, {
    state: 'before',
    words: wanted.words,
    ...dayBounds(zone, wanted.day),
  })
  return (
    <section aria-label={texts.jackpots.calendar} className="flex flex-col gap-3">
      <p className="text-sm text-muted">{texts.jackpots.calendarLead}</p>
      <div role="search" className="grid gap-3 sm:grid-cols-2">
        <Field
          size="compact"
          label={words.words}
          value={wanted.words}
          maxLength={60}
          onChange={({ target }) => setWanted({ ...wanted, words: target.value })}
        />
        <Field
          size="compact"
          type="date"
          label={words.day}
          value={wanted.day}
          onChange={({ target }) => setWanted({ ...wanted, day: target.value })}
        />
      </div>
      <OfficeQuery asked={asked}>
        {({ events, total }) =>
          events.length === 0 ? (
            <EmptyState title={words.noMatches} />
          ) : (
            <>
              <p className="text-sm text-muted">
                {fill(words.shown, { shown: Math.min(SHOWN, events.length), total })}
              </p>
              <Matches events={events.slice(0, SHOWN)} has={has} onAdd={onAdd} />
            </>
          )
        }
      </OfficeQuery>
    </section>
  )
}

function Matches({ events, has, onAdd }: Props & { events: readonly CalendarRow[] }) {
  const { texts, time } = useSpeech()
  const words = texts.jackpots
  return (
    <Rows
      caption={words.calendar}
      columns={[{ title: words.starts }, { title: words.match }, { title: words.league }, { title: words.add }]}
      rows={events.map((one) => ({
        key: one.id,
        cells: [
          time(one.startsAt),
          `${one.home} – ${one.away}`,
          `${one.category} · ${one.tournament}`,
          has.has(one.id) ? (
            words.added
          ) : (
            <Button
              key="add"
              size="small"
              aria-label={`${words.add}: ${one.home} – ${one.away}`}
              onClick={() => onAdd(one)}
            >
              {words.add}
            </Button>
          ),
        ],
      }))}
    />
  )
}
