/** Asks one company for its statement of one day, without waiting for the hour. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

export function CompareNow({ companies, first }: { companies: readonly string[]; first: string }) {
  const { texts } = useSpeech()
  const words = texts.reconciliation
  const [asked, setAsked] = useState({ company: companies[0] ?? '', day: first })
  const [did, setDid] = useState<keyof typeof words.did | null>(null)
  const { run, isBusy, refused } = useDoing(office.reconcileNow)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setDid(null)
    const answer = await run(asked)
    setDid(answer?.data.did ?? null)
  }
  return (
    <Card>
      <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-muted">{words.nowLead}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={words.company}
            value={asked.company}
            size="normal"
            options={companies.map((value) => ({ value, text: value }))}
            onChange={({ target }) => setAsked({ ...asked, company: target.value })}
          />
          <Field
            label={words.day}
            type="date"
            required
            value={asked.day}
            onChange={({ target }) => setAsked({ ...asked, day: target.value })}
          />
        </div>
        <Button type="submit" className="self-start" busyLabel={isBusy ? texts.loading : undefined}>
          {words.now}
        </Button>
        {did && <Alert tone={did === 'compared' ? 'success' : 'info'}>{words.did[did]}</Alert>}
        <RefusedAlert refused={refused} />
      </form>
    </Card>
  )
}
