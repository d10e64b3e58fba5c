/** Bank transfer: an amount, then an account for one transfer (D04). */
import { banking } from '@uwanja/contract/site/banking'
import { useState } from 'react'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { send } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { TransferDetails, type TemporaryAccount } from './TransferDetails.tsx'
import { useFollowed } from './waiting-payment.ts'

export function TransferForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations('kudipal')
  const [id, follow] = useFollowed(method.viewName)
  const [account, setAccount] = useState<TemporaryAccount | null>(null)

  async function submit(amount: string): Promise<AmountAnswer> {
    const values = { amount: typedAmount(amount), bonusCode: '' }
    const outcome = await send(banking.registerKudipalBankTransferDeposit, values)
    if (!outcome.ok) return { refused: outcome.status }
    const { data } = outcome
    if (data?.errorMessage) return { refused: data.errorMessage }
    setAccount({
      bankName: data?.bankName ?? '',
      accNumber: data?.accNumber ?? '',
      expiresAt: data?.expiresAt ?? '',
    })
    follow(data?.id ? String(data.id) : null)
    return 'done'
  }

  if (account !== null || id !== null)
    return (
      <TransferDetails
        id={id}
        known={account}
        onBack={() => {
          setAccount(null)
          follow(null)
        }}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <AmountForm method={method} onSubmit={submit} />
      <ul className="list-disc pl-5 text-sm text-muted">
        <li>{t('transferInfoOnce')}</li>
        <li>{t('transferInfoTime')}</li>
        <li>{t('transferInfoChat')}</li>
      </ul>
    </div>
  )
}
