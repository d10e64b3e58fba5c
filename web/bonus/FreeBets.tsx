/** The free bets that a player may still use. */
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { FreeBet } from './use-bonuses.ts'

export function FreeBets({ bets }: { bets: readonly FreeBet[] }) {
  const t = useTranslations('bonus')
  const dates = useDates()
  return (
    <ul className="flex flex-col gap-2">
      {bets.map(({ id, amount, currency, endsAt }) => (
        <li key={id} className="font-semibold tabular-nums">
          {t('freeBet', {
            amount: moneyText(amount),
            currency: currency ?? '',
            day: endsAt ? dates(endsAt, 'day') : '',
          })}
        </li>
      ))}
    </ul>
  )
}
