/** A saved filter over players, and how many it finds now. */
import { useForm } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import { DEPOSITED, PROVEN, type OfficeSegment } from '@uwanja/contract/operators/segments'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useState } from 'react'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { filterOf, typedOf } from './segment-fields.ts'

const SUMS = ['balanceFrom', 'balanceTo', 'depositedFrom'] as const
const DAYS = ['seenWithinDays', 'awayDays'] as const

export function SegmentDialog({ segment, onClose }: { segment: OfficeSegment | null; onClose: () => void }) {
  const { texts, fill } = useSpeech()
  const words = texts.segments
  const doing = useDoing(office.keepSegment)
  const counting = useDoing(office.countSegment)
  const [counted, setCounted] = useState('')
  const { register, handleSubmit } = useForm({ defaultValues: typedOf(segment) })
  const submit = handleSubmit(async (typed) => {
    const { name } = typed
    if (await doing.run({ id: segment?.id ?? '', name, filter: filterOf(typed) })) onClose()
  })
  const count = handleSubmit(async (typed) => {
    const found = await counting.run({ filter: filterOf(typed) })
    if (!found) return
    const { members, reached } = found.data
    setCounted(fill(words.counted, { members: String(members), reached: String(reached) }))
  })
  const languages = [{ value: '', text: words.anyLanguage }].concat(
    LANGUAGES.map((value) => ({ value, text: texts.promotions.language[value] })),
  )
  return (
    <Dialog title={segment ? segment.name : words.make} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        <p className="text-sm text-muted">{words.emptyLead}</p>
        <Field label={words.name} autoComplete="off" required maxLength={60} {...register('name')} />
        <Select
          size="normal"
          label={words.number}
          options={PROVEN.map((value) => ({ value, text: words.numbers[value] }))}
          {...register('number')}
        />
        <Select
          size="normal"
          label={words.deposits}
          options={DEPOSITED.map((value) => ({ value, text: words.deposited[value] }))}
          {...register('deposits')}
        />
        <Select size="normal" label={words.language} options={languages} {...register('language')} />
        {SUMS.map((name) => (
          <Field key={name} label={words[name]} inputMode="decimal" autoComplete="off" {...register(name)} />
        ))}
        {DAYS.map((name) => (
          <Field key={name} label={words[name]} inputMode="numeric" maxLength={4} required {...register(name)} />
        ))}
        <Field label={words.country} autoComplete="off" maxLength={2} {...register('country')} />
        <Field label={words.refcode} autoComplete="off" maxLength={128} {...register('refcode')} />
        <RefusedAlert refused={counting.refused} />
        <p role="status" className="font-semibold">
          {counted}
        </p>
        <Button busyLabel={counting.isBusy ? texts.loading : undefined} onClick={() => void count()}>
          {words.count}
        </Button>
      </AskForm>
    </Dialog>
  )
}
