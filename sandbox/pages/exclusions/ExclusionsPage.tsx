/** The national exclusion register, as its clerk sees it: who is in it, until when, and a way in and out. */
import { useState } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { type Exclusion, put } from '../api.ts'
import { Page } from '../Page.tsx'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'

const SUBJECT = /^\d{6,20}$/

export function ExclusionsPage() {
  const { texts, fill, time } = useSpeech()
  const { data, failed, refresh } = usePolled<readonly Exclusion[]>('/exclusions')
  const words = texts.exclusions
  const set = (entry: object) => void put('/exclusions', entry).then(refresh, refresh)
  return (
    <Page title={words.title} lead={words.lead} failed={failed}>
      <Entry
        onPut={(subject, day) => set({ subject, listed: true, until: day === '' ? null : `${day}T00:00:00.000Z` })}
      />
      {data?.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="flex flex-col gap-3">
        {data?.map(({ subject, until }) => (
          <li key={subject}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <p>
                <strong className="block break-all tabular-nums">{subject}</strong>
                <span className="text-sm text-muted">
                  {until === null ? words.open : fill(words.until, { time: time(until) })}
                </span>
              </p>
              <Button aria-label={fill(words.takeOutOf, { subject })} onClick={() => set({ subject, listed: false })}>
                {words.takeOut}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </Page>
  )
}

function Entry({ onPut }: { onPut: (subject: string, day: string) => void }) {
  const words = useSpeech().texts.exclusions
  const [subject, setSubject] = useState('')
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<'none' | 'shape'>('none')
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const digits = subject.replace(/[\s+-]/g, '')
          setFault(SUBJECT.test(digits) ? 'none' : 'shape')
          if (!SUBJECT.test(digits)) return
          onPut(digits, day)
          setSubject('')
        }}
      >
        <Field
          label={words.subject}
          hint={words.subjectHint}
          error={fault === 'shape' ? words.subjectWrong : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <Field
          label={words.day}
          hint={words.dayHint}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" variant="primary" size="wide">
          {words.putIn}
        </Button>
      </form>
    </Card>
  )
}
