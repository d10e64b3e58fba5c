/** A league from a file: read and reported first, kept when its report is what was meant. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { Card } from '@uwanja/ui/Card'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { TextArea } from '@uwanja/ui/TextArea'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { Facts } from '../Facts.tsx'
import { Rows } from '../Rows.tsx'
import { useSession } from '../session.ts'
import { useSpeech } from '../speech.ts'
import { WhyField } from '../WhyField.tsx'

type Report = Reply<typeof office.importTradingLeague>
const FORMATS = ['csv', 'football-json'] as const

export function ImportPart() {
  const { texts } = useSpeech()
  const words = texts.trading
  const zone = useSession((one) => one.session?.zone ?? 'UTC')
  const doing = useDoing(office.importTradingLeague)
  const [report, setReport] = useState<Report | null>(null)
  const { register, handleSubmit, setValue } = useForm({
    defaultValues: {
      format: 'csv' as (typeof FORMATS)[number],
      category: '',
      league: '',
      zone,
      text: '',
      isKept: false,
      why: '',
    },
  })
  const submit = handleSubmit(async (typed) => {
    setReport(null)
    const done = await doing.run(typed)
    setReport(done?.data ?? null)
  })
  const take = (files: FileList | null) => void files?.[0]?.text().then((text) => setValue('text', text))
  return (
    <>
      <p className="text-muted">{words.importLead}</p>
      <Card>
        <AskForm onSubmit={submit} doing={doing} says={words.read}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              size="normal"
              label={words.format}
              options={FORMATS.map((value) => ({ value, text: value }))}
              {...register('format')}
            />
            <Field label={words.category} required maxLength={80} {...register('category')} />
            <Field label={words.league} hint={words.leagueHint} maxLength={120} {...register('league')} />
            <Field label={words.zone} required maxLength={60} {...register('zone')} />
          </div>
          <Field
            label={words.file}
            type="file"
            accept=".csv,.json,.txt"
            onChange={({ target }) => take(target.files)}
          />
          <TextArea label={words.text} rows={5} required {...register('text')} />
          <Checkbox label={words.keepIt} {...register('isKept')} />
          <WhyField registered={register('why')} />
        </AskForm>
      </Card>
      {report && <Reported report={report} />}
    </>
  )
}

function Reported({ report }: { report: Report }) {
  const { texts } = useSpeech()
  const words = texts.trading
  return (
    <section className="flex flex-col gap-3" aria-live="polite">
      <h2 className="text-lg font-semibold">{report.isKept ? words.kept : words.notKept}</h2>
      <Facts
        side="right"
        facts={[
          [words.league, report.league],
          [words.played, String(report.played)],
          [words.ahead, String(report.ahead)],
          [words.unrated, String(report.unrated)],
          [words.problems, String(report.problems.length)],
        ]}
      />
      {report.problems.length > 0 && (
        <Rows
          caption={words.problems}
          columns={[{ title: words.place }, { title: words.problem }]}
          rows={report.problems.map(({ place, why }, at) => ({ key: String(at), cells: [place, why] }))}
        />
      )}
    </section>
  )
}
