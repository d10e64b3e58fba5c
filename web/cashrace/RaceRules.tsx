/** The rules of a race in sentences, from its rule set. Nothing where a server does not tell them. */
import { moneyText } from '../money-text.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { RaceDetails } from './use-races.ts'

export function RaceRules({ race: { rules, counts, needsEntry, periodPrizePoolCurrency } }: { race: RaceDetails }) {
  const t = useTranslations('cashrace')
  if (!rules || !counts) return null
  const money = (raw: unknown) => `${moneyText(raw)} ${periodPrizePoolCurrency ?? ''}`
  const lines = [
    ...(needsEntry ? [t('rule.entry')] : []),
    counts === 'volume' ? t('rule.volume', { step: money(rules.step) }) : t(`rule.${counts}`),
    t('rule.least', { amount: money(rules.leastStake) }),
    ...(counts === 'drops' ? [] : [t('rule.sports'), t('rule.ties')]),
    t('rule.corrected'),
    t('rule.excluded'),
    rules.payAs === 'bonus'
      ? t('rule.bonus', { times: String(rules.times ?? ''), days: String(rules.days ?? '') })
      : t('rule.cash'),
  ]
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
