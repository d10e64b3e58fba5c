/** One case: what it is about, its alerts with their bets, what people wrote of it over time, and how it ended. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import { FINDINGS, type CaseNote, type CaseRow } from '@uwanja/contract/book/cases'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { AlertCard } from './AlertCard.tsx'
import { CaseSubject } from './CaseSubject.tsx'
import { NoteDialog } from './NoteDialog.tsx'

export function CaseFile({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { cases: words } = texts.trading.alerts
  const asked = useOfficeQuery(office.tradingCase, { id })
  return (
    <section className="flex flex-col gap-4">
      <Link className="self-start text-link" to="/trading/alerts?state=cases">
        {words.all}
      </Link>
      <OfficeQuery asked={asked}>{(found) => <Whole found={found} />}</OfficeQuery>
    </section>
  )
}

function Whole({ found: { case: its, alerts, notes } }: { found: Reply<typeof office.tradingCase> }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const { cases: words } = texts.trading.alerts
  const { id, closed, openedAt, openedBy } = its
  const ended = closed && { at: time(closed.at), who: closed.who, finding: words.findings[closed.finding] }
  return (
    <>
      <Card className="flex flex-col gap-3" data-row tabIndex={-1}>
        <h2 className="text-lg font-semibold">
          {fill(words.number, { id })} · {ended ? ended.finding : words.isOpen}
        </h2>
        <CaseSubject of={its} />
        <p className="text-sm text-muted">
          {words.opened} {fill(words.by, { at: time(openedAt), who: openedBy })}
        </p>
        <Notes notes={notes} />
        {closed && ended && (
          <p className="wrap-anywhere">
            {closed.reason} <span className="text-muted">({fill(words.closed, ended)})</span>
          </p>
        )}
        {!closed && may('trading.review') && <Actions of={its} />}
      </Card>
      <ul aria-label={words.alerts} className="flex flex-col gap-4">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Notes({ notes }: { notes: readonly CaseNote[] }) {
  const { texts, fill, time } = useSpeech()
  const { cases: words } = texts.trading.alerts
  return (
    <ol aria-label={words.notes} className="flex flex-col gap-2">
      {notes.map(({ at, who, note }, nth) => (
        // They are never changed, and come at the end.
        <li key={nth} className="wrap-anywhere">
          {note} <span className="text-sm text-muted">({fill(words.by, { at: time(at), who })})</span>
        </li>
      ))}
    </ol>
  )
}

function Actions({ of: { id } }: { of: CaseRow }) {
  const { texts } = useSpeech()
  const { cases: words } = texts.trading.alerts
  const [open, setOpen] = useState<'write' | 'close' | null>(null)
  const [finding, setFinding] = useState<(typeof FINDINGS)[number]>('nothing')
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('write')}>{words.write}</Button>
      <Button onClick={() => setOpen('close')}>{words.close}</Button>
      {open === 'write' && (
        <NoteDialog
          row={office.noteTradingCase}
          values={{ id }}
          title={words.write}
          lead={words.writeLead}
          label={words.words}
          onClose={close}
        />
      )}
      {open === 'close' && (
        <NoteDialog
          row={office.closeTradingCase}
          values={{ id, finding }}
          title={words.close}
          lead={words.closeLead}
          label={words.reason}
          onClose={close}
        >
          <Select
            size="normal"
            label={words.finding}
            value={finding}
            options={FINDINGS.map((value) => ({ value, text: words.findings[value] }))}
            onChange={({ target }) => setFinding(target.value as typeof finding)}
          />
        </NoteDialog>
      )}
    </div>
  )
}
