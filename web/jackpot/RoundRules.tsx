/** The rules of a round in sentences, from its rule set. Nothing where a server does not tell them. */
import { moneyText } from '../money-text.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Round } from './use-jackpots.ts'

const percent = (basisPoints: number | null | undefined): string => String((basisPoints ?? 0) / 100)

export function RoundRules({ round: { rules, reserves, currency } }: { round: Round }) {
  const t = useTranslations('jackpot')
  if (!rules) return null
  const count = String(rules.cancelledEnds ?? '')
  const lines = [
    t('sales', { percent: percent(rules.salesBasisPoints) }),
    ...(rules.tiers ?? []).map((one) =>
      t('tier', { right: String(one?.right ?? ''), percent: percent(one?.basisPoints) }),
    ),
    ...(rules.fixed ?? []).map((one) =>
      t('fixed', {
        right: String(one?.right ?? ''),
        prize: moneyText(one?.prize),
        winners: String(one?.winners ?? ''),
        currency: currency ?? '',
      }),
    ),
    t('rolls'),
    t('most', { count: String(rules.mostTickets ?? '') }),
    ...(reserves ? [t('reserves'), t(rules.unpickedReserve === 'drawn' ? 'reserveDrawn' : 'reserveWrong')] : []),
    t(rules.onCancelled === 'roll' ? 'cancelledRoll' : 'cancelledRefund', { count }),
  ]
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
