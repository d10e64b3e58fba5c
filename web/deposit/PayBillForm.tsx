/** Fast deposit: amount and send, then approve on the phone (D07). */
import { cashier } from '@uwanja/contract/site/cashier'
import { knownStatusText } from '@uwanja/i18n/status-text'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useRef, useState } from 'react'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import { belowHeader } from '../payment/below-header.ts'
import type { ShownMethod } from '../payment/method-rules.ts'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import { send } from '../send.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useFollowed } from './waiting-payment.ts'

export function PayBillForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const texts = useTexts()
  const [paymentId, follow] = useFollowed(method.viewName)
  const [message, setMessage] = useState<string | null>(null)
  /** Which request is wanted: the answer to one that was left meanwhile brings nobody back to it. */
  const wanted = useRef(0)

  async function submit(amount: string): Promise<AmountAnswer> {
    const turn = ++wanted.current
    setMessage(null)
    const outcome = await send(cashier.registerFastHubPayBillDeposit, { amount: typedAmount(amount) })
    if (!outcome.ok) return { refused: outcome.status }
    if (turn !== wanted.current) return 'done'
    const words = outcome.data?.message
    setMessage(words ? (knownStatusText(texts, words) ?? words) : texts.Success)
    if (outcome.data?.id) follow(String(outcome.data.id))
    return 'done'
  }

  const resend = async (amount: string): Promise<string | null> => {
    const answer = await submit(amount)
    return typeof answer === 'string' ? null : answer.refused
  }
  const leave = () => {
    wanted.current++
    setMessage(null)
    follow(null)
  }

  const said = message !== null && <Alert tone="success">{message}</Alert>
  return (
    <div className="flex flex-col gap-4">
      {paymentId === null ? (
        <>
          {said}
          <p className="text-muted">{t('deposit.methods.FastHubPayBillDeposit.help')}</p>
          <AmountForm method={method} onSubmit={submit} />
        </>
      ) : (
        <div ref={belowHeader} className="flex flex-col gap-4">
          <PaymentPanel id={paymentId} intro={said} waiting={{ resend, leave }}>
            <Button onClick={leave}>{t('deposit.another')}</Button>
          </PaymentPanel>
        </div>
      )}
    </div>
  )
}
