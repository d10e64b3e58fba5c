/** What a promotion gives, in the same words for every one of its kind: written of its rule, never by an operator's hand. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { detailsPath } from '../cashrace/race-path.ts'
import { moneyText } from '../money-text.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import type { Gives } from './use-promotions.ts'

export function GivesList({ gives }: { gives: Gives }) {
  const t = useTranslations('promotions')
  const money = { amount: moneyText(gives.amount), least: moneyText(gives.least), most: moneyText(gives.most) }
  const words = {
    ...money,
    currency: gives.currency ?? '',
    percent: String(gives.percent ?? ''),
    times: String(gives.times ?? ''),
    days: String(gives.days ?? ''),
    count: String(gives.spins ?? ''),
    lowRiskPercent: String(gives.lowRiskPercent ?? ''),
    legs: String(gives.legs ?? ''),
    leastOdds: gives.leastOdds ?? '',
    bets: String(gives.bets ?? ''),
  }
  const base = t(`base.${gives.base ?? 'joining'}`, words)
  const lines = {
    'deposit-bonus': () => [base, t('percent', words), t('times', words)],
    'free-bet': () => [base, t('free', words)],
    'free-spins': () => [
      ...(gives.takers === 'everybody' ? [t('everybody')] : []),
      base,
      t('spins', words),
      t(`winnings.${gives.winnings ?? 'bonus'}`, words),
    ],
    'multiple-insurance': () => [
      t('insured.legs', words),
      t(`insured.${gives.pays ?? 'free-bet'}`, words),
      t('insured.bets', words),
      t('insured.when'),
    ],
    'odds-boost': () => [t('boost.legs', words), t('boost.adds', words), t('boost.bets', words), t('boost.undone')],
    'race-entry': () => [base, t('entry')],
    cashback: () => [t('cashback', words), t(`period.${gives.period ?? 'day'}`), t('cash')],
  }
  const kind = gives.kind && Object.hasOwn(lines, gives.kind) ? gives.kind : null
  if (kind === null) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('gives')}</h2>
      <p className="font-semibold">{t(`kind.${kind}`)}</p>
      <ul className="list-disc ps-6">
        {[
          ...lines[kind](),
          kind === 'multiple-insurance' || kind === 'odds-boost' ? t('insured.whole') : t('once'),
        ].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {gives.race && (
        <ScreenLink className={buttonVariant('secondary')} to={detailsPath(gives.race)}>
          {t('race')}
        </ScreenLink>
      )}
    </section>
  )
}
