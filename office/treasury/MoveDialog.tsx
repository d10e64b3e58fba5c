/** Asks that money of the house be moved, as the bank has done it; somebody else approves. */
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import { TREASURY_MOVES, type TreasuryMove } from '@uwanja/contract/operators/treasury'
import { Alert } from '@uwanja/ui/Alert'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { newKey } from '../new-key.ts'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

interface Props {
  readonly companies: readonly string[]
  readonly bases: readonly string[]
  readonly onClose: () => void
}

const MOVES = Object.keys(TREASURY_MOVES) as TreasuryMove[]

export function MoveDialog({ companies, bases, onClose }: Props) {
  const { texts } = useSpeech()
  const { me } = useMe()
  const [key] = useState(newKey)
  const [isAsked, setAsked] = useState(false)
  const { register, handleSubmit, control } = useForm({
    defaultValues: {
      move: 'swept' as TreasuryMove,
      company: companies[0] ?? '',
      base: bases[0] ?? '',
      amount: '',
      why: '',
    },
  })
  const doing = useDoing(office.askTreasury)
  const words = texts.treasury
  const baseNames: Readonly<Record<string, string>> = words.bases
  const kind = TREASURY_MOVES[useWatch({ control, name: 'move' })]
  const submit = handleSubmit(async ({ move, company, base, amount, why }) => {
    const which = TREASURY_MOVES[move]
    const of = which === null ? '-' : { company, base }[which]
    if (await doing.run({ move, of, amount, why, key })) setAsked(true)
  })
  return (
    <Dialog title={words.move} closeLabel={texts.close} onClose={onClose}>
      {isAsked ? (
        <Alert tone="info">{words.waits}</Alert>
      ) : (
        <AskForm onSubmit={submit} doing={doing} says={words.move}>
          <p className="text-sm text-muted">{words.moveLead}</p>
          <Select
            size="normal"
            label={words.what}
            options={MOVES.map((move) => ({ value: move, text: words.kinds[move] }))}
            {...register('move')}
          />
          {kind === 'company' && (
            <Select
              size="normal"
              label={words.of}
              options={companies.map((company) => ({ value: company, text: company }))}
              {...register('company')}
            />
          )}
          {kind === 'base' && (
            <Select
              size="normal"
              label={words.of}
              options={bases.map((base) => ({ value: base, text: baseNames[base] ?? base }))}
              {...register('base')}
            />
          )}
          <Field
            label={words.amount}
            prefix={me?.currency ?? ''}
            inputMode="decimal"
            autoComplete="off"
            required
            {...register('amount')}
          />
          <Field label={words.why} autoComplete="off" required maxLength={200} {...register('why')} />
        </AskForm>
      )}
    </Dialog>
  )
}
