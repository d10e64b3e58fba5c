/** What a company that settles in another currency takes or pays, before the tap (decision 17). */
import { useTranslations } from '../texts/use-translations.ts'
import { exchanged, type ShownMethod } from './method-rules.ts'

type Props = { method: ShownMethod<string>; typed: string; direction?: 'deposit' | 'withdraw' }

export function ExchangeNote({ method, typed, direction = 'deposit' }: Props) {
  const t = useTranslations('mobile')
  if (!method.exchange) return null
  const { currency, rate } = method.exchange
  const amount = exchanged(typed, rate, direction === 'deposit' ? 'up' : 'down')
  return (
    <p className="rounded-xl bg-raised px-4 py-3 text-sm" aria-live="polite">
      {t('rate', { own: method.currency, rate, currency })}{' '}
      {amount !== null && (
        <strong className="tabular-nums">
          {t(direction === 'deposit' ? 'youPay' : 'youGet', { amount, currency })}
        </strong>
      )}
    </p>
  )
}
