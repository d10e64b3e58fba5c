/** Card at Selcom: whose card it is, then the whole page goes to Selcom, where the card itself is typed (D10). */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { jurisdiction } from '../jurisdiction.ts'
import { typedAmount } from '../money-text.ts'
import { AmountForm, type AmountAnswer } from '../payment/AmountForm.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { payPage } from '../payment/pay-page.ts'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import { send } from '../send.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { type Holder, HOLDER_FIELDS, keepHolder, keptHolder } from './kept-holder.ts'
import { useFollowed } from './waiting-payment.ts'

const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  address: 'street-address',
  city: 'address-level2',
  region: 'address-level1',
  postCode: 'postal-code',
} as const

export function SelcomCardForm({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations()
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const [followed, follow] = useFollowed(method.viewName)
  const [holder, setHolder] = useState<Holder>(() => keptHolder(userName))
  const [saveInfo, setSaveInfo] = useState(() => Boolean(keptHolder(userName).firstName))
  const [message, setMessage] = useState<string | null>(null)
  // Locked: the number is the account's own, and its form is the specification's.
  const phone = userName.startsWith(jurisdiction.prefix) ? userName.slice(jurisdiction.prefix.length) : userName

  async function submit(amount: string): Promise<AmountAnswer> {
    if (HOLDER_FIELDS.some((name) => holder[name].trim() === '')) return { refused: 'please_fill_all_fields' }
    const values = { ...holder, amount: typedAmount(amount), phone, saveInfo }
    const outcome = await send(banking.registerSelcomCcDeposit, values)
    if (!outcome.ok) return { refused: outcome.status }
    keepHolder(userName, saveInfo ? holder : null)
    const url = payPage(outcome.data?.paymentUrl)
    if (url === null) return { refused: 'GENERAL_ERROR' }
    // The browser comes back to this page and goes on following the payment: coming back proves nothing.
    follow(outcome.data?.id ? String(outcome.data.id) : null)
    setMessage(outcome.data?.message ?? null)
    window.location.assign(url)
    return 'keep'
  }

  const said = message !== null && <Alert tone="success">{message}</Alert>
  if (followed !== null)
    return (
      <PaymentPanel id={followed} intro={said} awaits="company" waiting={{ resend: null, leave: () => follow(null) }}>
        <Button onClick={() => follow(null)}>{t('deposit.another')}</Button>
      </PaymentPanel>
    )
  return (
    <div className="flex flex-col gap-4">
      {said}
      <p className="text-muted">{t('deposit.methods.SelcomCreditCardDeposit.help')}</p>
      <AmountForm
        method={method}
        onSubmit={submit}
        below={
          <>
            {HOLDER_FIELDS.map((name) => (
              <Field
                key={name}
                label={t(`mobile.holder.${name}`)}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={AUTOCOMPLETE[name]}
                maxLength={60}
                required
                value={holder[name]}
                onChange={({ target }) => setHolder({ ...holder, [name]: target.value })}
              />
            ))}
            <Field label={t('mobile.country')} value="TZ" readOnly hint={t('mobile.countryLocked')} />
            <Field label={t('money.mobile')} value={phone} readOnly type="tel" hint={t('withdraw.ownNumber')} />
            <Checkbox
              label={t('mobile.saveInfo')}
              checked={saveInfo}
              onChange={({ target }) => setSaveInfo(target.checked)}
            />
          </>
        }
      />
    </div>
  )
}
