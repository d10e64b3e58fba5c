/** USSD: an amount and a bank, then a code to dial (D06). */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import { BankSelect } from '../payment/BankSelect.tsx'
import { belowHeader } from '../payment/below-header.ts'
import { CopyText } from '../payment/CopyText.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { isOver } from '../payment/payment-rules.ts'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import { usePayment } from '../payment/use-payment.ts'
import { send } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useFollowed } from './waiting-payment.ts'

export function UssdForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations('kudipal')
  const [id, follow] = useFollowed(method.viewName)
  const [code, setCode] = useState<string | null>(null)
  const [bank, setBank] = useState('')

  async function submit(amount: string): Promise<AmountAnswer> {
    if (bank === '') return { refused: 'please_fill_all_fields' }
    const values = { amount: typedAmount(amount), code: bank, bonusCode: '' }
    const outcome = await send(banking.registerKudipalUssdDeposit, values)
    if (!outcome.ok) return { refused: outcome.status }
    if (outcome.data?.errorMessage) return { refused: outcome.data.errorMessage }
    setCode(outcome.data?.ussdCode ?? '')
    follow(outcome.data?.id ? String(outcome.data.id) : null)
    return 'done'
  }

  if (code !== null || id !== null)
    return (
      <CodeToDial
        id={id}
        known={code}
        onBack={() => {
          setCode(null)
          follow(null)
        }}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <AmountForm method={method} onSubmit={submit} below={<BankSelect value={bank} onChoose={setBank} />} />
      <ol className="list-decimal pl-5 text-sm text-muted">
        <li>{t('ussdInfoAmount')}</li>
        <li>{t('ussdInfoSend')}</li>
        <li>{t('ussdInfoPin')}</li>
      </ol>
    </div>
  )
}

/** The code, until it was dialled or ran out. */
function CodeToDial({ id, known, onBack }: { id: string | null; known: string | null; onBack: () => void }) {
  const t = useTranslations()
  const { payment, phase, loading } = usePayment(id ?? '')
  const kept = payment?.step?.next === 'show' ? payment.step.show?.['ussdCode'] : undefined
  const code = known || kept
  if (id !== null && phase && isOver(phase))
    return (
      <PaymentPanel id={id} intro={null}>
        <Button onClick={onBack}>{t('deposit.another')}</Button>
      </PaymentPanel>
    )
  if (!code && loading) return <Skeleton className="h-44 rounded-2xl" />
  return (
    <section ref={belowHeader} className="flex flex-col gap-4" aria-label={t('kudipal.code')}>
      {code ? (
        <>
          <CopyText label={t('kudipal.code')} text={code} />
          <Alert tone="info">{t('kudipal.dialText')}</Alert>
          <a href={`tel:${encodeURIComponent(code)}`} className={buttonVariant('primary', 'wide')}>
            {t('kudipal.dial')}
          </a>
        </>
      ) : (
        <Alert tone="danger">{t('kudipal.noCode')}</Alert>
      )}
      <Button onClick={onBack}>{t('kudipal.back')}</Button>
    </section>
  )
}
