/** What the state takes of an amount, before the tap. */
import { useTranslations } from '../texts/use-translations.ts'
import { afterTax, type ShownMethod } from './method-rules.ts'

type Props = { method: ShownMethod<string>; typed: string; direction?: 'deposit' | 'withdraw' }

export function TaxNote({ method, typed, direction = 'deposit' }: Props) {
  const t = useTranslations('tax')
  if (!method.tax) return null
  const amount = afterTax(typed, method.tax)
  return (
    <p className="rounded-xl bg-raised px-4 py-3 text-sm" aria-live="polite">
      {t(direction, { percent: method.tax })} {/* A method in another currency says itself what its company pays. */}
      {amount !== null && !method.exchange && (
        <strong className="tabular-nums">
          {t(direction === 'deposit' ? 'credited' : 'youGet', { amount, currency: method.currency })}
        </strong>
      )}
    </p>
  )
}
