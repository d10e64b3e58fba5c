/** Parked money: sent back with the reference of that, or asked to be credited. */
import { useForm } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { WhyField } from '../WhyField.tsx'

type Props = {
  which: { readonly kind: 'parked' | 'stray'; readonly id: string }
  act: 'send-back' | 'credit'
  onClose: () => void
}

export function SuspenseDialog({ which, act, onClose }: Props) {
  const { texts } = useSpeech()
  const words = texts.attention
  const { register, handleSubmit } = useForm({ defaultValues: { reference: '', playerId: '', why: '' } })
  const back = useDoing(office.sendBack)
  const credit = useDoing(office.askCredit)
  const submit = handleSubmit(async ({ reference, playerId, why }) => {
    const done =
      act === 'credit' ? await credit.run({ ...which, playerId, why }) : await back.run({ ...which, reference, why })
    if (done) onClose()
  })
  const title = act === 'credit' ? words.credit : words.sendBack
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={act === 'credit' ? credit : back} says={title}>
        <p className="text-sm text-muted">{act === 'credit' ? words.creditLead : words.sendBackLead}</p>
        {act === 'send-back' && (
          <Field label={words.backReference} autoComplete="off" required maxLength={80} {...register('reference')} />
        )}
        {act === 'credit' && which.kind === 'stray' && (
          <Field
            label={words.playerId}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={18}
            {...register('playerId')}
          />
        )}
        <WhyField registered={register('why')} />
      </AskForm>
    </Dialog>
  )
}
