/** What a promotion adds to this bet if it wins, or has added. */
import { moneyText } from '../money-text.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useBoost } from './use-bets.ts'

export function BoostLine({ betId, company }: { betId: string; company: string }) {
  const t = useTranslations('bets')
  const boost = useBoost(betId, company)
  if (!boost) return null
  const { title, percent, most, given, currency } = boost
  const common = { title: title ?? '', currency: currency ?? '' }
  return (
    <p className="text-sm font-semibold text-win">
      {Number(given) > 0
        ? t('boosted', { ...common, amount: moneyText(given) })
        : t('boost', { ...common, percent: String(percent ?? ''), most: moneyText(most) })}
    </p>
  )
}
