/** What a promotion gives: its kind, the figures of that kind, and the most that it may give in all. */
import { useForm, useWatch } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeEffect } from '@uwanja/contract/operators/promotions'
import { EFFECT_KINDS, type EffectKind } from '@uwanja/contract/site/effects'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useState } from 'react'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyField } from '../WhyField.tsx'
import { EffectChoices } from './EffectChoices.tsx'
import { EFFECT_FIELDS, ruleOf, typedOf } from './promotion-fields.ts'

interface Props {
  readonly id: string
  readonly effect: OfficeEffect | null
  readonly onClose: () => void
}

export function EffectDialog({ id, effect, onClose }: Props) {
  const { texts, fill, money } = useSpeech()
  const { me } = useMe()
  const words = texts.promotions
  const doing = useDoing(office.askPromotionEffect)
  const [waits, setWaits] = useState(false)
  const { register, handleSubmit, control } = useForm({ defaultValues: typedOf(effect) })
  const kind = useWatch({ control, name: 'kind' }) as EffectKind
  const submit = handleSubmit(async (typed) => {
    const { code, cap, why } = typed
    const asked = await doing.run({ id, code, cap, why, effect: ruleOf(typed) })
    if (asked?.data.waits) setWaits(true)
    else if (asked) onClose()
  })
  const sum = fill(words.effectLead, { amount: money(me?.fourEyesAbove ?? '0', me?.currency ?? '') })
  return (
    <Dialog title={words.setEffect} closeLabel={texts.close} onClose={onClose}>
      {waits ? (
        <p>{texts.approvals.waits}</p>
      ) : (
        <AskForm onSubmit={submit} doing={doing} says={words.keep}>
          <p className="text-sm text-muted">{sum}</p>
          <Select
            size="normal"
            label={words.kind}
            options={EFFECT_KINDS.map((value) => ({ value, text: words.kinds[value] }))}
            {...register('kind')}
          />
          <EffectChoices kind={kind} register={register} />
          {EFFECT_FIELDS[kind].map((name) => (
            <Field
              key={name}
              label={words[name]}
              inputMode={name === 'race' ? undefined : 'decimal'}
              autoComplete="off"
              required
              maxLength={name === 'race' ? 60 : 12}
              {...register(name)}
            />
          ))}
          <Field
            label={words.cap}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={14}
            {...register('cap')}
          />
          <Field label={words.code} autoComplete="off" maxLength={20} pattern="[A-Z0-9]{3,20}" {...register('code')} />
          <WhyField registered={register('why')} />
        </AskForm>
      )}
    </Dialog>
  )
}
