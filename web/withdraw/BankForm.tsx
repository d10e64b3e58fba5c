/** To a bank account: whose it is stands in the dialog before anything is sent (W02). */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import { BankSelect } from '../payment/BankSelect.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { send } from '../send.ts'
import { pollNow } from '../session/polls.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useAvailable, useIsSent } from './use-available.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ConfirmAccount, type WithdrawalRequest } from './ConfirmAccount.tsx'

export function BankForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const texts = useTexts()
  const available = useAvailable()
  const [accountNumber, setAccountNumber] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState<WithdrawalRequest | null>(null)
  const [success, setSuccess] = useState<'said' | 'none'>('none')
  const isSent = useIsSent(success)
  /** Clears the fields: the form is another one. */
  const [round, setRound] = useState(0)

  async function lookUp(amount: string): Promise<AmountAnswer> {
    setSuccess('none')
    if (code === '' || accountNumber === '') return { refused: 'please_fill_all_fields' }
    const outcome = await send(banking.getBankAccountNumber, { accountnumber: accountNumber, code })
    if (!outcome.ok) return { refused: outcome.status }
    const accountName = outcome.data?.accName
    if (!accountName) return { refused: 'ACCOUNT_NOT_FOUND' }
    setAsked({ amount: typedAmount(amount), accountNumber, code, accountName })
    return 'keep'
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('withdraw.methods.KudipalWithdraw.help')}</p>
      {success === 'said' && <Alert tone="success">{texts.Success}</Alert>}
      {!isSent && (
        <AmountForm key={round} method={method} available={available} onSubmit={lookUp}>
          <Field
            label={t('kudipal.accountNumber')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={accountNumber}
            onChange={({ target }) => setAccountNumber(target.value.replace(/\D/g, ''))}
          />
          <BankSelect value={code} onChoose={setCode} />
        </AmountForm>
      )}
      {asked && (
        <ConfirmAccount
          asked={asked}
          currency={method.currency}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            setAccountNumber('')
            setCode('')
            setRound(round + 1)
            setSuccess('said')
            pollNow()
          }}
        />
      )}
    </div>
  )
}
