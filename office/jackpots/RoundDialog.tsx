/** A draft of a round: its rule set, price and guarantee, and whose rest goes into its pool. */
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { OfficeRound } from '@uwanja/contract/operators/jackpots'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery, useDoing } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

interface Props {
  readonly rounds: readonly OfficeRound[]
  readonly onClose: () => void
}

export function RoundDialog({ rounds, onClose }: Props) {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.jackpotRules, {})
  return (
    <Dialog title={texts.jackpots.make} closeLabel={texts.close} onClose={onClose}>
      <OfficeQuery asked={asked}>
        {({ rules }) => <Form rules={rules} left={rounds.filter(({ rolls }) => Number(rolls) > 0)} onClose={onClose} />}
      </OfficeQuery>
    </Dialog>
  )
}

interface FormProps {
  readonly rules: readonly { readonly id: string; readonly name: string; readonly version: number }[]
  readonly left: readonly OfficeRound[]
  readonly onClose: () => void
}

function Form({ rules, left, onClose }: FormProps) {
  const { texts, fill, money } = useSpeech()
  const { me } = useMe()
  const navigate = useNavigate()
  const words = texts.jackpots
  const doing = useDoing(office.makeJackpot)
  const { register, handleSubmit } = useForm({
    defaultValues: { ruleId: rules[0]?.id ?? '', name: '', price: '', guarantee: '0', rolledFrom: '' },
  })
  const submit = handleSubmit(async (values) => {
    const done = await doing.run(values)
    if (done === null) return
    onClose()
    void navigate(`/jackpots/${done.data.id}`)
  })
  const amount = { prefix: me?.currency ?? '', inputMode: 'decimal', autoComplete: 'off', required: true } as const
  return (
    <AskForm onSubmit={submit} doing={doing} says={words.make}>
      <Select
        size="normal"
        label={words.rule}
        options={rules.map(({ id, name, version }) => ({
          value: id,
          text: fill(words.isThere, { name, version: String(version) }),
        }))}
        {...register('ruleId')}
      />
      <Field label={words.name} autoComplete="off" required maxLength={80} {...register('name')} />
      <Field label={words.price} {...amount} {...register('price')} />
      <Field label={words.guarantee} {...amount} {...register('guarantee')} />
      <Select
        size="normal"
        label={words.rolledFrom}
        options={[
          { value: '', text: words.nothing },
          ...left.map(({ id, name, rolls, currency }) => ({ value: id, text: `${name}: ${money(rolls, currency)}` })),
        ]}
        {...register('rolledFrom')}
      />
    </AskForm>
  )
}
