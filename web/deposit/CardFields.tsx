/** The card's own fields: only the amount is required (D14); what is wrong with a card its issuer says. */
import { Field } from '@uwanja/ui/Field'
import { useForm } from 'react-hook-form'
import { typedAmount } from '../money-text.ts'
import { AmountForm } from '../payment/AmountForm.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { useTranslations } from '../texts/use-translations.ts'

export interface CardValues {
  readonly amount: string
  readonly cardNumber: string
  readonly cvv: string
  readonly expireMonth: string
  readonly expireYear: string
  readonly bonusCode: string
}

const EMPTY = { cardNumber: '', cvv: '', expireMonth: '', expireYear: '', bonusCode: '' }

type Props = { method: ShownMethod<string>; onSubmit: (card: CardValues) => Promise<string | null> }

export function CardFields({ method, onSubmit }: Props) {
  const t = useTranslations('kudipal')
  const form = useForm({ defaultValues: EMPTY })
  const digits = { inputMode: 'numeric', type: 'text' } as const
  return (
    <AmountForm
      method={method}
      onSubmit={async (amount) => {
        const problem = await onSubmit({ ...form.getValues(), amount: typedAmount(amount) })
        if (problem !== null) return { refused: problem }
        // Not kept in the page once the company has it.
        form.reset(EMPTY)
        return 'done'
      }}
      below={
        <>
          <Field
            label={t('cardNumber')}
            {...digits}
            autoComplete="cc-number"
            maxLength={24}
            {...form.register('cardNumber')}
          />
          <div className="grid grid-cols-3 gap-3">
            <Field
              label={t('month')}
              {...digits}
              autoComplete="cc-exp-month"
              placeholder="MM"
              maxLength={2}
              {...form.register('expireMonth')}
            />
            <Field
              label={t('year')}
              {...digits}
              autoComplete="cc-exp-year"
              placeholder="YY"
              maxLength={2}
              {...form.register('expireYear')}
            />
            <Field
              label={t('cvv')}
              inputMode="numeric"
              type="password"
              autoComplete="cc-csc"
              maxLength={4}
              {...form.register('cvv')}
            />
          </div>
          <Field label={t('bonusCode')} type="text" autoComplete="off" maxLength={40} {...form.register('bonusCode')} />
        </>
      }
    />
  )
}
