/** A rule set, or the next version of one of this name. */
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { matchesOf, THREE_WAY } from '@uwanja/contract/site/jackpot'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { readFixed, readTiers } from './rule-fields.ts'

/** Any other than the three-way one asks for scores. */
const SCORES = 1

const START = {
  name: '',
  typeId: String(THREE_WAY),
  mostTickets: '5',
  salesShare: '60',
  tiers: '13:85, 12:10, 11:5',
  fixed: '',
  reserves: '3',
  cancelledEnds: '4',
  onCancelled: 'roll',
  unpickedReserve: 'wrong',
}
type Typed = typeof START

/** null: its shares or prizes cannot be read. */
function ruleOf(typed: Typed) {
  const [tiers, fixed] = [readTiers(typed.tiers), readFixed(typed.fixed)]
  if (tiers === null || fixed === null) return null
  return {
    matches: matchesOf(Number(typed.typeId)),
    reserves: Number(typed.reserves),
    tiers,
    fixed,
    mostTickets: Number(typed.mostTickets),
    salesShare: Math.round(Number(typed.salesShare) * 100),
    cancelledEnds: Number(typed.cancelledEnds),
    onCancelled: typed.onCancelled === 'refund' ? ('refund' as const) : ('roll' as const),
    unpickedReserve: typed.unpickedReserve === 'drawn' ? ('drawn' as const) : ('wrong' as const),
  }
}

export function RuleDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.jackpots
  const doing = useDoing(office.keepJackpotRule)
  const [isBad, setBad] = useState(false)
  const { register, handleSubmit, control } = useForm({ defaultValues: START })
  const typeId = useWatch({ control, name: 'typeId' })
  const submit = handleSubmit(async (typed) => {
    const rule = ruleOf(typed)
    setBad(rule === null)
    if (rule && (await doing.run({ name: typed.name, typeId: Number(typed.typeId), rule }))) onClose()
  })
  const whole = { inputMode: 'numeric', autoComplete: 'off', required: true, maxLength: 4 } as const
  const refused = isBad ? texts.refused.INCORRECT_PARAMETER_VALUE : undefined
  return (
    <Dialog title={words.newRule} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        <Field label={words.name} autoComplete="off" required maxLength={60} {...register('name')} />
        <Select
          size="normal"
          label={words.kind}
          options={[
            { value: String(THREE_WAY), text: words.threeWay },
            { value: String(SCORES), text: words.scores },
          ]}
          {...register('typeId')}
        />
        <Field label={words.mostTickets} {...whole} {...register('mostTickets')} />
        <Field label={words.salesShare} {...whole} {...register('salesShare')} />
        <Field
          label={words.tiers}
          hint={typeId === String(THREE_WAY) ? words.tiersHint : '6:100'}
          error={refused}
          autoComplete="off"
          required
          {...register('tiers')}
        />
        <Field label={words.fixed} hint={words.fixedHint} error={refused} autoComplete="off" {...register('fixed')} />
        <Field label={words.reserves} {...whole} {...register('reserves')} />
        <Field label={words.cancelledEnds} {...whole} {...register('cancelledEnds')} />
        <Select
          size="normal"
          label={words.onCancelled}
          options={[
            { value: 'roll', text: words.roll },
            { value: 'refund', text: words.refund },
          ]}
          {...register('onCancelled')}
        />
        <Select
          size="normal"
          label={words.unpicked}
          options={[
            { value: 'wrong', text: words.wrong },
            { value: 'drawn', text: words.drawn },
          ]}
          {...register('unpickedReserve')}
        />
      </AskForm>
    </Dialog>
  )
}
