/** Places a hold: why, what it stops, what the player is asked for, and by when. */
import { useForm } from 'react-hook-form'
import {
  HOLD_BLOCKS,
  HOLD_DOCUMENTS,
  HOLD_REASONS,
  type HoldBlocks,
  type HoldDocument,
  type HoldReason,
} from '@uwanja/contract/site/holds'
import { office } from '@uwanja/contract/operators/office'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { TextArea } from '@uwanja/ui/TextArea'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { dayFrom } from '../days.ts'
import { useSpeech } from '../speech.ts'
import { useToday } from '../use-days.ts'

const WEEK = 7

interface Typed {
  readonly reason: HoldReason
  readonly blocks: HoldBlocks
  readonly asks: string
  readonly documents: HoldDocument[]
  readonly dueOn: string
}

export function PlaceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.hold
  const today = useToday()
  const { register, handleSubmit } = useForm<Typed>({
    defaultValues: { reason: 'identity', asks: '', documents: [], blocks: 'withdrawals', dueOn: dayFrom(today, WEEK) },
  })
  const doing = useDoing(office.placeHold)
  const submit = handleSubmit(async (typed) => {
    if (await doing.run({ id, ...typed })) onClose()
  })
  return (
    <Dialog title={words.place} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.place} variant="danger">
        <Select
          size="normal"
          label={words.reason}
          options={HOLD_REASONS.map((value) => ({ value, text: words.reasons[value] }))}
          {...register('reason')}
        />
        <Select
          size="normal"
          label={words.stops}
          options={HOLD_BLOCKS.map((value) => ({ value, text: words.blocks[value] }))}
          {...register('blocks')}
        />
        <TextArea label={words.asks} hint={words.asksHint} rows={3} required maxLength={500} {...register('asks')} />
        <fieldset>
          <legend className="font-semibold">{texts.pictures.documents}</legend>
          <p className="text-sm text-muted">{texts.pictures.documentsHint}</p>
          {HOLD_DOCUMENTS.map((value) => (
            <Checkbox key={value} label={texts.pictures.kinds[value]} value={value} {...register('documents')} />
          ))}
        </fieldset>
        <Field label={words.dueOn} type="date" required min={today} {...register('dueOn')} />
      </AskForm>
    </Dialog>
  )
}
