/** The temporary account, how long it holds, and what became of the transfer: live, and again after a reload. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Countdown } from '@uwanja/ui/Countdown'
import { minutesSeconds } from '@uwanja/ui/countdown-text'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { moneyText } from '../money-text.ts'
import { belowHeader } from '../payment/below-header.ts'
import { CopyText } from '../payment/CopyText.tsx'
import { isOver } from '../payment/payment-rules.ts'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import { usePayment } from '../payment/use-payment.ts'
import { serverNow } from '../server-clock.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export interface TemporaryAccount {
  readonly bankName: string
  readonly accNumber: string
  readonly expiresAt: string
}

type Props = { id: string | null; known: TemporaryAccount | null; onBack: () => void }

export function TransferDetails({ id, known, onBack }: Props) {
  const t = useTranslations()
  const { payment, phase, loading } = usePayment(id ?? '')
  const kept = payment?.step?.next === 'show' ? (payment.step.show as Partial<TemporaryAccount> | null) : null
  const account = known ?? (kept?.accNumber ? { bankName: '', expiresAt: '', accNumber: '', ...kept } : null)
  const back = <Button onClick={onBack}>{t('kudipal.back')}</Button>

  if (id !== null && phase && isOver(phase))
    return (
      <PaymentPanel id={id} intro={null}>
        <Button onClick={onBack}>{t('deposit.another')}</Button>
      </PaymentPanel>
    )
  if (!account && loading) return <Skeleton className="h-44 rounded-2xl" />
  if (!account?.accNumber)
    return (
      <div className="flex flex-col gap-4">
        <Alert tone="danger">{t('kudipal.noAccount')}</Alert>
        {back}
      </div>
    )
  const expiresMs = Date.parse(account.expiresAt)
  return (
    <section ref={belowHeader} className="flex flex-col gap-4" aria-label={t('kudipal.account')}>
      {payment?.amount !== undefined && (
        <p>
          {t('kudipal.sendExactly')}{' '}
          <strong className="tabular-nums">
            {moneyText(payment.amount)} {payment.currency}
          </strong>
        </p>
      )}
      <p>
        <span className="block text-sm text-muted">{t('kudipal.bankName')}</span>
        <strong className="text-lg">{account.bankName}</strong>
      </p>
      <CopyText label={t('kudipal.accountNumber')} text={account.accNumber} />
      <Alert tone="info">{t('kudipal.accountOnce')}</Alert>
      {Number.isFinite(expiresMs) && (
        <p className="flex justify-between rounded-xl bg-raised px-4 py-3 text-sm">
          <span>{t('kudipal.holdsFor')}</span>
          <strong>
            <Countdown until={expiresMs} now={serverNow} render={minutesSeconds} />
          </strong>
        </p>
      )}
      <ScreenLink to="/" className={buttonVariant('primary', 'wide')}>
        {t('kudipal.sent')}
      </ScreenLink>
      {back}
    </section>
  )
}
