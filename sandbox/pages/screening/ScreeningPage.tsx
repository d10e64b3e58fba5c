/** The screening company's lists, as its clerk sees them: who is on which, and a way in and out. */
import { useState } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { type Entry, put } from '../api.ts'
import { Page } from '../Page.tsx'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'

const LISTS = ['sanctions', 'pep'] as const

const REFERENCE = /^[A-Za-z0-9-]{1,40}$/

export function ScreeningPage() {
  const { texts, fill } = useSpeech()
  const { data, failed, refresh } = usePolled<readonly Entry[]>('/screening')
  const words = texts.screening
  const set = (entry: object) => void put('/screening', entry).then(refresh, refresh)
  return (
    <Page title={words.title} lead={words.lead} failed={failed}>
      <EntryForm onPut={(entry) => set({ ...entry, listed: true })} />
      {data?.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="flex flex-col gap-3">
        {data?.map(({ reference, list, name, born }) => (
          <li key={reference}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <p>
                <strong className="block wrap-anywhere">{name}</strong>
                <span className="text-sm text-muted">
                  {[reference, words.lists[list], born].filter((text) => text !== '').join(' · ')}
                </span>
              </p>
              <Button
                aria-label={fill(words.takeOutOf, { reference })}
                onClick={() => set({ reference, listed: false })}
              >
                {texts.exclusions.takeOut}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </Page>
  )
}

function EntryForm({ onPut }: { onPut: (entry: Entry) => void }) {
  const { texts } = useSpeech()
  const words = texts.screening
  const [entry, setEntry] = useState<Entry>({ reference: '', list: 'sanctions', name: '', born: '' })
  const [fault, setFault] = useState<'none' | 'name' | 'reference'>('none')
  const change = (part: Partial<Entry>) => setEntry({ ...entry, ...part })
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const isNamed = entry.name.trim().length >= 2
          const found = isNamed ? (REFERENCE.test(entry.reference) ? 'none' : 'reference') : 'name'
          setFault(found)
          if (found !== 'none') return
          onPut(entry)
          change({ reference: '', name: '' })
        }}
      >
        <Field
          label={words.name}
          error={fault === 'name' ? words.nameWrong : undefined}
          autoComplete="off"
          value={entry.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          label={words.reference}
          error={fault === 'reference' ? words.referenceWrong : undefined}
          autoComplete="off"
          value={entry.reference}
          onChange={({ target }) => change({ reference: target.value.trim() })}
        />
        <Field
          label={words.born}
          hint={words.bornHint}
          type="date"
          value={entry.born}
          onChange={({ target }) => change({ born: target.value })}
        />
        <Select
          label={words.list}
          value={entry.list}
          options={LISTS.map((value) => ({ value, text: words.lists[value] }))}
          onChange={({ target }) => change({ list: target.value as Entry['list'] })}
        />
        <Button type="submit" variant="primary" size="wide">
          {texts.exclusions.putIn}
        </Button>
      </form>
    </Card>
  )
}
