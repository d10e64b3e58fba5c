/** Changes what one payment method may do, with a reason. */
import { useForm } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import type { MethodRow } from '@uwanja/contract/operators/integrations'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { WhyField } from '../WhyField.tsx'

type Props = { method: MethodRow; currency: string; onClose: () => void }

export function MethodDialog({ method, currency, onClose }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.integrations
  const { viewName, isOn, isForTests, minLimit, maxLimit } = method
  const { register, handleSubmit } = useForm({ defaultValues: { isOn, isForTests, minLimit, maxLimit, why: '' } })
  const doing = useDoing(office.setMethod)
  const submit = handleSubmit(async (typed) => {
    if (await doing.run({ viewName, ...typed })) onClose()
  })
  return (
    <Dialog title={viewName} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={texts.save}>
        <div>
          <Checkbox label={words.isOn} {...register('isOn')} />
          <Checkbox label={words.isForTests} {...register('isForTests')} />
        </div>
        <p className="text-sm text-muted">{fill(words.limitsLead, { id: method.accountId })}</p>
        {(['minLimit', 'maxLimit'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'minLimit' ? words.min : words.max}
            prefix={currency}
            inputMode="decimal"
            autoComplete="off"
            {...register(name, { setValueAs: (typed: string) => typed.trim() })}
          />
        ))}
        <WhyField registered={register('why')} />
      </AskForm>
    </Dialog>
  )
}
