/** Fee, time and limits of a payment method, before anyone taps (D01, D16). */
import { useTranslations } from '../texts/use-translations.ts'

type Props = { currency: string; limits: { min: string; max: string } | null }

export function MethodFacts({ currency, limits }: Props) {
  const t = useTranslations('money')
  const facts = [
    [t('fee'), t('free')],
    [t('time'), t('instantly')],
    ...(limits
      ? [[t('min'), `${limits.min} ${currency}`] as const, [t('max'), `${limits.max} ${currency}`] as const]
      : []),
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
