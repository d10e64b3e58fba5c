/** Matches by sport, league, day and state, with what each puts at risk; and the switch for a sport or everything. */
import { useState } from 'react'
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { CalendarRow } from '@uwanja/contract/book/desk-watch'
import { pairIn } from '@uwanja/i18n/book-words'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSession } from '../session.ts'
import { named, useSpeech } from '../speech.ts'
import { useFilters, type Filters } from '../use-filters.ts'
import { useMe } from '../use-me.ts'
import { dayBounds } from './day-bounds.ts'
import { amountOf } from './minor.ts'
import { HaltDialog } from './HaltDialog.tsx'

const SPORTS = ['football', 'basketball', 'tennis'] as const
const STATES = ['all', 'before', 'live', 'over', 'shut'] as const
const EVERY_MS = 15_000
const NAMES = ['words', 'sport', 'league', 'day', 'state'] as const

export function CalendarPart() {
  const { texts, fill } = useSpeech()
  const { of, change } = useFilters(NAMES)
  const words = texts.trading
  const zone = useSession((one) => one.session?.zone ?? 'UTC')
  const sport = SPORTS.find((one) => one === of('sport'))
  const state = STATES.find((one) => one === of('state')) ?? 'all'
  const wanted = {
    state,
    words: of('words'),
    ...(sport ? { sport } : {}),
    ...(of('league') === '' ? {} : { tournament: of('league') }),
    ...dayBounds(zone, of('day')),
  }
  const asked = useOfficeQuery(office.tradingCalendar, wanted, EVERY_MS)
  return (
    <>
      <Halts />
      <FilterFields of={of} change={change} />
      <OfficeQuery asked={asked}>
        {({ events, total }) =>
          events.length === 0 ? (
            <EmptyState title={words.noMatches} />
          ) : (
            <>
              <p className="text-sm text-muted">{fill(words.shown, { shown: events.length, total })}</p>
              <Matches events={events} />
            </>
          )
        }
      </OfficeQuery>
    </>
  )
}

function FilterFields({ of, change }: Filters) {
  const { texts } = useSpeech()
  const words = texts.trading
  const sports = useOfficeQuery(office.tradingSports, {})
  const leagues = (sports.data ?? [])
    .filter(({ sport }) => of('sport') === '' || sport === of('sport'))
    .flatMap(({ tournaments }) => tournaments)
  return (
    <div role="search" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <Field
        size="compact"
        label={words.words}
        value={of('words')}
        maxLength={60}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Select
        label={words.sport}
        value={of('sport')}
        options={[{ value: '', text: words.all }, ...SPORTS.map((value) => ({ value, text: words.sports[value] }))]}
        onChange={({ target }) => change({ sport: target.value, league: '' })}
      />
      <Select
        label={words.league}
        value={of('league')}
        options={[
          { value: '', text: words.all },
          ...leagues.map(({ id, category, name }) => ({ value: id, text: `${category} · ${name}` })),
        ]}
        onChange={({ target }) => change({ league: target.value })}
      />
      <Field
        size="compact"
        type="date"
        label={words.day}
        value={of('day')}
        onChange={({ target }) => change({ day: target.value })}
      />
      <Select
        label={words.state}
        value={of('state') || 'all'}
        options={STATES.map((value) => ({ value, text: words.states[value] }))}
        onChange={({ target }) => change({ state: target.value === 'all' ? '' : target.value })}
      />
    </div>
  )
}

function Matches({ events }: { events: readonly CalendarRow[] }) {
  const { language, texts, time } = useSpeech()
  const words = texts.trading
  return (
    <Rows
      name="trading-calendar"
      caption={words.parts.matches}
      columns={[
        { title: words.starts },
        { title: words.match },
        { title: words.league },
        { title: words.state },
        { title: words.score },
        { title: words.atRisk, side: 'right' },
      ]}
      rows={events.map((one) => ({
        key: one.id,
        values: [one.startsAt, one.home, one.tournament, one.phase, undefined, one.atRisk],
        cells: [
          time(one.startsAt),
          <Link key="match" className="font-semibold text-link" to={`/trading/match/${one.id}`}>
            {pairIn(one, language)}
          </Link>,
          one.sport === 'football' ? (
            <Link key="league" className="text-link" to={`/trading/league/${one.tournamentId}`}>
              {`${one.category} · ${one.tournament}`}
            </Link>
          ) : (
            `${one.category} · ${one.tournament}`
          ),
          one.shut === null || one.shut === 'over'
            ? words.states[one.phase]
            : `${words.states[one.phase]}: ${named(words.shut, one.shut)}`,
          one.score?.join(':') ?? '–',
          amountOf(one.atRisk),
        ],
      }))}
    />
  )
}

/** What is halted above single matches, and the way to halt more. */
function Halts() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [open, setOpen] = useState(false)
  const words = texts.trading
  const { data } = useOfficeQuery(office.tradingFeed, {}, EVERY_MS)
  const halts = data?.halts ?? []
  const nameOf = (halt: string): string =>
    halt === 'all' ? words.everything : named(words.sports, halt.slice('sport:'.length))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {halts.length > 0 && (
        <p role="status" className="rounded-lg bg-loss-ground px-3 py-2 font-semibold text-loss">
          {words.halted}: {halts.map(nameOf).join(', ')}
        </p>
      )}
      {may('trading.price') && <Button onClick={() => setOpen(true)}>{words.halt}</Button>}
      {open && <HaltDialog halts={halts} onClose={() => setOpen(false)} />}
    </div>
  )
}
