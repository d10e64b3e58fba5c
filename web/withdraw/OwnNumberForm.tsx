/** To the own mobile number, which cannot be changed here (W03). */
import { cashier } from '@uwanja/contract/site/cashier'
import { Alert } from '@uwanja/ui/Alert'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { send } from '../send.ts'
import { pollNow } from '../session/polls.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useAvailable, useIsSent } from './use-available.ts'
import { knownStatusText } from '@uwanja/i18n/status-text'
import { useTranslations } from '../texts/use-translations.ts'

export function OwnNumberForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const texts = useTexts()
  const available = useAvailable()
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const [success, setSuccess] = useState<string | null>(null)
  const isSent = useIsSent(success === null ? 'none' : 'said')

  async function submit(amount: string): Promise<AmountAnswer> {
    setSuccess(null)
    const outcome = await send(cashier.registerFastHubWithdraw, { amount: typedAmount(amount) })
    if (!outcome.ok) return { refused: outcome.status }
    // Success shows the status text; a server may put a word there that we have no text for.
    setSuccess(knownStatusText(texts, outcome.status) ?? texts.Success)
    pollNow()
    return 'done'
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('withdraw.methods.FastHubWithdraw.help')}</p>
      {success !== null && <Alert tone="success">{success}</Alert>}
      {!isSent && (
        <AmountForm method={method} available={available} onSubmit={submit}>
          <Field
            label={t('money.mobile')}
            hint={t('withdraw.ownNumber')}
            value={`+${userName}`}
            readOnly
            type="tel"
            autoComplete="off"
          />
        </AmountForm>
      )}
    </div>
  )
}
