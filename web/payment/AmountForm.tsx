/** An amount and a send button: required, never checked against the limits here (D11, D16), hidden while it runs. */
import { AmountField } from '@uwanja/ui/AmountField'
import { Button } from '@uwanja/ui/Button'
import { Spinner } from '@uwanja/ui/Spinner'
import { useState, type ReactNode } from 'react'
import { useEntry } from '../entry/use-entry.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ExchangeNote } from './ExchangeNote.tsx'
import { allOf, quickAmounts, type ShownMethod } from './method-rules.ts'
import { Refusal } from './Refusal.tsx'
import { TaxNote } from './TaxNote.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'

/** `keep`: went well, and what was typed stays. */
export type AmountAnswer = 'done' | 'keep' | { readonly refused: string }

type Props = {
  method: ShownMethod<string>
  onSubmit: (amount: string) => Promise<AmountAnswer>
  /** What is wrong with a typed amount, as a text; absent: only that there is none. */
  direction?: 'deposit' | 'withdraw'
  amountFault?: (typed: string) => string | null
  /** Where money goes out: how much there is, in whole units. */
  available?: number
  /** Shown above the amount: the destination. */
  children?: ReactNode
  /** Shown below it: what a card or a bank is asked for (D06, D14: the amount first). */
  below?: ReactNode
}

export function AmountForm({ method, onSubmit, amountFault, direction, available, children, below }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useEntry({ defaultValues: { amount: '' } })
  const { isSubmitting, errors } = form.formState
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const all = available === undefined ? null : allOf(method.limits, available)

  async function submit({ amount }: { amount: string }): Promise<void> {
    setProblem(null)
    setUnknown(false)
    try {
      const answer = await onSubmit(amount)
      if (answer === 'done') {
        form.reset()
        setTyped('')
      } else if (answer !== 'keep') setProblem(answer.refused)
    } catch (error) {
      setUnknown(true)
      throw error
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3 sm:gap-4"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {children}
      <AmountField
        label={t('money.amount')}
        currency={method.currency}
        readOnly={isSubmitting}
        error={errors.amount && (errors.amount.message || statusText('message.please_fill_all_fields'))}
        quick={[
          ...quickAmounts(method.limits, available),
          ...(all === null ? [] : [{ value: all, text: t('money.all') }]),
        ]}
        quickLabel={t('money.quick')}
        onQuick={(value) => {
          form.clearErrors()
          form.setValue('amount', value)
          setTyped(value)
        }}
        {...form.register('amount', {
          validate: (value) => (amountFault ? (amountFault(value) ?? true) : value.trim() !== ''),
          onChange: (event) => setTyped(event.target.value),
        })}
      />
      {below}
      {method.exchange && <ExchangeNote method={method} typed={typed} {...(direction ? { direction } : {})} />}
      <TaxNote method={method} typed={typed} {...(direction ? { direction } : {})} />
      {problem !== null && <Refusal status={problem} />}
      {isUnknown && <UnknownOutcome />}
      {isSubmitting ? (
        <p role="status" className="flex min-h-13 items-center justify-center gap-3 font-semibold">
          <Spinner /> {t('money.sending')}
        </p>
      ) : (
        <Button type="submit" variant="primary" size="wide">
          {t('money.send')}
        </Button>
      )}
    </form>
  )
}
