/** A deposit by a method that this site does not know: its help, its fields, and whatever step the company wants (M26). */
import { banking } from '@uwanja/contract/site/banking'
import { Button } from '@uwanja/ui/Button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { Failed } from '../Failed.tsx'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import { belowHeader } from '../payment/below-header.ts'
import { areFilled } from '../payment/method-fields.ts'
import { MethodFields } from '../payment/MethodFields.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { payPage } from '../payment/pay-page.ts'
import { useMethodFields } from '../payment/use-method-fields.ts'
import { send } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { AnyStep } from './AnyStep.tsx'
import { useFollowed } from './waiting-payment.ts'

export function AnyDeposit({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const asked = useMethodFields(method.viewName)
  const [id, follow] = useFollowed(method.viewName)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  if (asked.isPending) return <Skeleton className="h-44 rounded-2xl" />
  if (asked.error) return <Failed query={asked} text={t('money.failed')} />
  const words = asked.data

  async function submit(amount: string): Promise<AmountAnswer> {
    if (!areFilled(words?.fields, values)) return { refused: 'please_fill_all_fields' }
    const { viewName } = method
    const request = { viewName, amount: typedAmount(amount), fields: values, name: '', bonusCode: '' }
    const outcome = await send(banking.startPayment, request)
    if (!outcome.ok) return { refused: outcome.status }
    setValues({})
    const { id: begun, step } = outcome.data ?? {}
    follow(begun ? String(begun) : null)
    const page = step?.next === 'redirect' ? payPage(step.url) : null
    if (page !== null) window.location.assign(page)
    return 'done'
  }

  if (id !== null)
    return (
      <div ref={belowHeader} className="flex flex-col gap-4">
        <AnyStep id={id} method={method} words={words} leave={() => follow(null)}>
          <Button onClick={() => follow(null)}>{t('deposit.another')}</Button>
        </AnyStep>
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{method.own?.help}</p>
      <AmountForm
        method={method}
        onSubmit={submit}
        below={<MethodFields fields={words?.fields} values={values} onChange={setValues} />}
      />
    </div>
  )
}
