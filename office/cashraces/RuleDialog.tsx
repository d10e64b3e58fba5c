/** A rule set of races, or the next version of one of this name. */
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { RACE_COUNTS, type RaceCounts } from '@uwanja/contract/fair/race-points'
import { SCOPES, type ScopeKind } from '@uwanja/contract/operators/cashraces'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { readPrizes, readWhich } from './rule-fields.ts'

const START = {
  name: '',
  counts: 'volume' as RaceCounts,
  step: '100',
  leastStake: '10',
  by: 'category' as ScopeKind,
  which: 'slots:6',
  prizes: '50000, 25000, 10000x3',
  payAs: 'cash' as 'cash' | 'bonus',
  times: '5',
  days: '7',
}

export function RuleDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  const { me } = useMe()
  const words = texts.cashraces
  const doing = useDoing(office.keepCashraceRule)
  const [isBad, setBad] = useState(false)
  const { register, handleSubmit, control } = useForm({ defaultValues: START })
  const [counts, payAs] = useWatch({ control, name: ['counts', 'payAs'] })
  const submit = handleSubmit(async ({ name, by, which, ...typed }) => {
    const prizes = readPrizes(typed.prizes)
    setBad(prizes === null)
    const [times, days] = typed.payAs === 'bonus' ? [typed.times, typed.days] : [0, 0]
    const rule = { ...typed, prizes: prizes ?? [], scope: { by, which: readWhich(which) }, times, days }
    if (prizes && (await doing.run({ name, rule }))) onClose()
  })
  const amount = { prefix: me?.currency ?? '', inputMode: 'decimal', autoComplete: 'off', required: true } as const
  const whole = { inputMode: 'numeric', autoComplete: 'off', required: true, maxLength: 3 } as const
  return (
    <Dialog title={words.newRule} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        <Field label={words.name} autoComplete="off" required maxLength={60} {...register('name')} />
        <Select
          size="normal"
          label={words.counts}
          options={RACE_COUNTS.map((value) => ({ value, text: words.countsOf[value] }))}
          {...register('counts')}
        />
        {counts === 'volume' && <Field label={words.step} {...amount} {...register('step')} />}
        <Field label={words.leastStake} {...amount} {...register('leastStake')} />
        <Select
          size="normal"
          label={words.scope}
          options={SCOPES.map((value) => ({ value, text: words.scopes[value] }))}
          {...register('by')}
        />
        <Field label={words.which} hint={words.whichHint} autoComplete="off" required {...register('which')} />
        <Field
          label={words.prizes}
          hint={words.prizesHint}
          error={isBad ? words.prizesBad : undefined}
          autoComplete="off"
          required
          {...register('prizes')}
        />
        <Select
          size="normal"
          label={words.payAs}
          options={(['cash', 'bonus'] as const).map((value) => ({ value, text: words.ways[value] }))}
          {...register('payAs')}
        />
        {payAs === 'bonus' && <Field label={words.times} {...whole} {...register('times')} />}
        {payAs === 'bonus' && <Field label={words.days} {...whole} {...register('days')} />}
      </AskForm>
    </Dialog>
  )
}
