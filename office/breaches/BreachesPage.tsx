/** The log of breaches of data: what to do, what became known when, and until when the authority is told. */
import { useState } from 'react'
import { BREACH_STEPS, type Breach } from '@uwanja/contract/operators/breaches'
import { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function BreachesPage() {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.breaches, {})
  return (
    <>
      <PageHead title={texts.pages.breaches} />
      <Card className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{texts.breaches.procedure}</h2>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          {texts.breaches.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Card>
      <NoteForm />
      <OfficeQuery asked={asked}>
        {({ breaches }) =>
          breaches.length === 0 ? (
            <EmptyState title={texts.breaches.none} />
          ) : (
            breaches.map((one) => <BreachCard key={one.id} breach={one} />)
          )
        }
      </OfficeQuery>
    </>
  )
}

function NoteForm() {
  const { texts } = useSpeech()
  const words = texts.breaches
  const [hours, setHours] = useState('0')
  const [affected, setAffected] = useState('')
  const [isSaying, setSaying] = useState(false)
  const isFilled = /^\d{1,4}$/.test(hours) && affected.trim() !== ''
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.note}</h2>
      <Field
        label={words.hours}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={hours}
        onChange={({ target }) => setHours(target.value.trim())}
      />
      <Field
        label={words.affected}
        autoComplete="off"
        maxLength={300}
        value={affected}
        onChange={({ target }) => setAffected(target.value)}
      />
      <Button variant="primary" className="self-start" disabled={!isFilled} onClick={() => setSaying(true)}>
        {words.note}
      </Button>
      {isSaying && (
        <WhyDialog
          row={office.noteBreach}
          values={{ hours: Number(hours), affected: affected.trim() }}
          title={words.note}
          lead={words.noteLead}
          confirm={words.note}
          onClose={() => {
            setSaying(false)
            setAffected('')
          }}
        />
      )}
    </Card>
  )
}

function BreachCard({ breach }: { breach: Breach }) {
  const { texts, fill, time } = useSpeech()
  const words = texts.breaches
  const [saying, setSaying] = useState<(typeof BREACH_STEPS)[number] | null>(null)
  const done = breach.steps.map(({ step }) => step)
  const next = BREACH_STEPS.filter((step) => !done.includes(step)).filter(
    (step, _at, open) => step !== 'closed' || open.length === 1,
  )
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{breach.affected}</span>
        <span className="ml-auto text-sm text-muted">
          {fill(words.known, { at: time(breach.knownAt), by: breach.by })}
        </span>
      </div>
      <p className="break-words whitespace-pre-wrap">{breach.what}</p>
      {!done.includes('authority') && (
        <Alert tone={breach.isLate ? 'danger' : 'info'}>
          {fill(breach.isLate ? words.late : words.due, { at: time(breach.dueAt) })}
        </Alert>
      )}
      <ul className="flex flex-col gap-1 text-sm">
        {breach.steps.map(({ step, why, by, at }) => (
          <li key={step}>
            <span className="font-semibold">{words.steps[step]}</span>: {why}{' '}
            <span className="text-muted">{fill(words.doneBy, { at: time(at), by })}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {next.map((step) => (
          <Button key={step} onClick={() => setSaying(step)}>
            {words.steps[step]}
          </Button>
        ))}
      </div>
      {saying !== null && (
        <WhyDialog
          row={office.breachStep}
          values={{ id: breach.id, step: saying }}
          title={words.steps[saying]}
          lead={words.stepLead}
          confirm={words.steps[saying]}
          onClose={() => setSaying(null)}
        />
      )}
    </Card>
  )
}
