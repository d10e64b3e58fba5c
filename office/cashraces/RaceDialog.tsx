/** A draft of a race: its rule set, names, address, picture, start and end. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { RACE_ENTRIES } from '@uwanja/contract/operators/cashraces'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { instantOf, readBanner } from './rule-fields.ts'

export function RaceDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.cashraceRules, {})
  return (
    <Dialog title={texts.cashraces.make} closeLabel={texts.close} onClose={onClose}>
      <OfficeQuery asked={asked}>{({ rules }) => <Form rules={rules} onClose={onClose} />}</OfficeQuery>
    </Dialog>
  )
}

interface FormProps {
  readonly rules: readonly { readonly id: string; readonly name: string; readonly version: number }[]
  readonly onClose: () => void
}

const NOTHING_TYPED = {
  ruleId: '',
  en: '',
  sw: '',
  zh: '',
  urlSuffix: '',
  fromAt: '',
  toAt: '',
  entry: 'open' as (typeof RACE_ENTRIES)[number],
  banner: null as FileList | null,
}

function Form({ rules, onClose }: FormProps) {
  const { texts, fill } = useSpeech()
  const navigate = useNavigate()
  const words = texts.cashraces
  const doing = useDoing(office.makeCashrace)
  const [isBad, setBad] = useState(false)
  const { register, handleSubmit } = useForm({
    defaultValues: { ...NOTHING_TYPED, ruleId: rules[0]?.id ?? '' },
  })
  const submit = handleSubmit(async ({ ruleId, en, sw, zh, urlSuffix, entry, banner: files, ...times }) => {
    const file = files?.[0]
    const banner = file ? await readBanner(file) : ''
    setBad(banner === null)
    if (banner === null) return
    const [fromAt, toAt] = [instantOf(times.fromAt), instantOf(times.toAt)]
    const done = await doing.run({ ruleId, names: { en, sw, zh }, urlSuffix, banner, fromAt, toAt, entry })
    if (done === null) return
    onClose()
    void navigate(`/cashraces/${done.data.id}`)
  })
  const name = { autoComplete: 'off', maxLength: 80 } as const
  return (
    <AskForm onSubmit={submit} doing={doing} says={words.make}>
      <Select
        size="normal"
        label={words.rule}
        options={rules.map((one) => ({
          value: one.id,
          text: fill(words.isThere, { name: one.name, version: String(one.version) }),
        }))}
        {...register('ruleId')}
      />
      <Field label={words.nameEn} required {...name} {...register('en')} />
      <Field label={words.nameSw} {...name} {...register('sw')} />
      <Field label={words.nameZh} {...name} {...register('zh')} />
      <Field
        label={words.address}
        hint={words.addressHint}
        autoComplete="off"
        required
        maxLength={60}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        {...register('urlSuffix')}
      />
      <Field label={words.from} type="datetime-local" required {...register('fromAt')} />
      <Field label={words.to} type="datetime-local" required {...register('toAt')} />
      <Select
        size="normal"
        label={words.entryOf}
        options={RACE_ENTRIES.map((value) => ({ value, text: words.entries[value] }))}
        {...register('entry')}
      />
      <Field
        label={words.banner}
        hint={words.bannerHint}
        error={isBad ? words.bannerBad : undefined}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        {...register('banner')}
      />
    </AskForm>
  )
}
