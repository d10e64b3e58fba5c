/**
 * Card: the card, then what its issuer wants (D05). What was typed lives in this page's
 * memory, because the PIN and address steps send it again (B7), and nowhere else.
 */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useState } from 'react'
import { belowHeader } from '../payment/below-header.ts'
import type { ShownMethod } from '../payment/method-rules.ts'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import { send } from '../send.ts'
import { pollNow } from '../session/polls.ts'
import { useOwnText, useTexts } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { AddressStep, type Address } from './AddressStep.tsx'
import { CardFields, type CardValues } from './CardFields.tsx'
import { nextCardStep, type CardStep } from './card-rules.ts'
import { SecretStep } from './SecretStep.tsx'
import { useFollowed, useSaid } from './waiting-payment.ts'

type Open = {
  readonly card: CardValues
  readonly id: string
  readonly at: Extract<CardStep['step'], 'pin' | 'otp' | 'avs_noauth'>
}

/** A refusal after which the same step may be tried again. */
const AGAIN = ['CARD_PIN_WRONG', 'CARD_CODE_WRONG', 'VALIDATION_ERROR', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']

type Sent =
  | { readonly ok: true; readonly data: object | null | undefined }
  | { readonly ok: false; readonly status: string }

export function CardForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const texts = useTexts()
  const ownText = useOwnText()
  const [followed, follow] = useFollowed(method.viewName)
  const [open, setOpen] = useState<Open | null>(null)
  const [paymentRef, setPaymentRef] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaid, setSaid] = useSaid(method.viewName)

  /** Where an answer leads. The text of what is shown red in the step, or null. */
  function goOn(sent: Sent, card: CardValues, id: string, after: Parameters<typeof nextCardStep>[1]): string | null {
    if (!sent.ok) {
      if (after === 'card' || AGAIN.includes(sent.status)) return sent.status
      setOpen(null)
      setProblem(sent.status)
      return null
    }
    const next = nextCardStep(sent.data, after)
    if (next.step === 'problem') return next.text
    if (next.step === 'redirect') {
      follow(id || null)
      window.location.assign(next.url)
      return null
    }
    if (next.step === 'otp') setPaymentRef(next.paymentRef)
    if (next.step === 'done') {
      setOpen(null)
      setSaid(true)
      follow(id || null)
      pollNow()
    } else setOpen({ card, id, at: next.step })
    return null
  }

  async function start(card: CardValues): Promise<string | null> {
    setProblem(null)
    setSaid(false)
    const sent = await send(banking.registerKudipalCardDeposit, card)
    return goOn(sent, card, sent.ok ? String(sent.data?.id ?? '') : '', 'card')
  }
  if (open) return <Asked open={open} paymentRef={paymentRef} goOn={goOn} onBack={() => setOpen(null)} />
  const said = isSaid && <Alert tone="success">{texts.Success}</Alert>
  const another = () => {
    setSaid(false)
    follow(null)
  }
  if (followed !== null)
    return (
      <div ref={belowHeader} className="flex flex-col gap-4">
        <PaymentPanel
          id={followed}
          intro={null}
          claim={said}
          awaits="company"
          waiting={{ resend: null, leave: another }}
        >
          <Button onClick={another}>{t('deposit.another')}</Button>
        </PaymentPanel>
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      {said}
      {problem !== null && <Alert tone="danger">{ownText(problem)}</Alert>}
      <CardFields method={method} onSubmit={start} />
    </div>
  )
}

type GoOn = (sent: Sent, card: CardValues, id: string, after: Parameters<typeof nextCardStep>[1]) => string | null

/** What the issuer asks for. The card travels again with the PIN and with the address (D15). */
function Asked({ open, paymentRef, goOn, onBack }: { open: Open; paymentRef: string; goOn: GoOn; onBack: () => void }) {
  const { id, at } = open
  const { bonusCode: _code, ...card } = open.card
  const givePin = async (pin: string) =>
    goOn(await send(banking.kudipalChargeWithPin, { ...card, pin, id }), open.card, id, 'pin')
  const giveCode = async (otp: string) =>
    goOn(await send(banking.kudipalSubmitOtp, { otp, ID: id, paymentRef }), open.card, id, 'otp')
  const giveAddress = async (address: Address) =>
    goOn(await send(banking.kudipalCardNoAuth, { ...card, ...address, id }), open.card, id, 'address')
  if (at === 'avs_noauth') return <AddressStep onSubmit={giveAddress} onBack={onBack} />
  return <SecretStep key={at} kind={at} onSubmit={at === 'pin' ? givePin : giveCode} onBack={onBack} />
}
