/** A withdrawal by a method that this site does not know: its help, its fields, and whose account it is before anything is sent (M26). */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { Failed } from '../Failed.tsx'
import { moneyText, typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import { areFilled } from '../payment/method-fields.ts'
import { MethodFields } from '../payment/MethodFields.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { useMethodFields } from '../payment/use-method-fields.ts'
import { send } from '../send.ts'
import { pollNow } from '../session/polls.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useAvailable, useIsSent } from './use-available.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { Refusal } from '../payment/Refusal.tsx'

type WithdrawalRequest = { readonly amount: string; readonly name: string }

export function AnyWithdraw({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const texts = useTexts()
  const available = useAvailable()
  const asked = useMethodFields(method.viewName)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [confirms, setConfirms] = useState<WithdrawalRequest | null>(null)
  const [success, setSuccess] = useState<'said' | 'none'>('none')
  const isSent = useIsSent(success)
  if (asked.isPending) return <Skeleton className="h-44 rounded-2xl" />
  if (asked.error) return <Failed query={asked} text={t('money.failed')} />
  const fields = asked.data?.fields

  async function start({ amount, name }: WithdrawalRequest): Promise<AmountAnswer> {
    const request = { viewName: method.viewName, amount, fields: values, name, bonusCode: '' }
    const outcome = await send(banking.startPayment, request)
    if (!outcome.ok) return { refused: outcome.status }
    const step = outcome.data?.step
    if (step?.next === 'confirm' && step.name) {
      setConfirms({ amount, name: step.name })
      return 'keep'
    }
    setConfirms(null)
    setValues({})
    setSuccess('said')
    pollNow()
    return 'done'
  }
  async function submit(amount: string): Promise<AmountAnswer> {
    setSuccess('none')
    if (!areFilled(fields, values)) return { refused: 'please_fill_all_fields' }
    return start({ amount: typedAmount(amount), name: '' })
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{method.own?.help}</p>
      {success === 'said' && <Alert tone="success">{texts.Success}</Alert>}
      {!isSent && (
        <AmountForm method={method} available={available} direction="withdraw" onSubmit={submit}>
          <MethodFields fields={fields} values={values} onChange={setValues} />
        </AmountForm>
      )}
      {confirms && (
        <ConfirmName asked={confirms} currency={method.currency} onStart={start} onClose={() => setConfirms(null)} />
      )}
    </div>
  )
}

type ConfirmProps = {
  asked: WithdrawalRequest
  currency: string
  onStart: (asked: WithdrawalRequest) => Promise<AmountAnswer>
  onClose: () => void
}

function ConfirmName({ asked, currency, onStart, onClose }: ConfirmProps) {
  const t = useTranslations()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function confirm(): Promise<void> {
    setBusy(true)
    const answer = await onStart(asked).finally(() => setBusy(false))
    if (typeof answer === 'object') setProblem(answer.refused)
  }
  return (
    <Dialog title={t('kudipal.confirmTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <p className="text-lg font-semibold break-words">{asked.name}</p>
      <p className="text-lg font-semibold tabular-nums">{`${moneyText(asked.amount)} ${currency}`}</p>
      <p className="text-muted">{t('kudipal.confirmText')}</p>
      {problem !== null && <Refusal status={problem} />}
      <Button
        variant="primary"
        size="wide"
        busyLabel={isBusy ? t('money.sending') : undefined}
        onClick={() => void confirm()}
      >
        {t('kudipal.confirmButton')}
      </Button>
    </Dialog>
  )
}
