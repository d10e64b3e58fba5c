/** All that moved for a bet, in its order. */
import { Card } from '@uwanja/ui/Card'
import { ACTIVITIES } from '../history/history-rules.ts'
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { BetWhole } from './use-bets.ts'

type Movement = NonNullable<BetWhole['movements']>[number]

export function BetMovements({ movements, currency }: { movements: readonly Movement[]; currency: string }) {
  const t = useTranslations()
  const dates = useDates()
  if (movements.length === 0) return null
  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-lg font-bold">{t('bets.moved')}</h2>
      <ul className="divide-y divide-line">
        {movements.map((one, at) => {
          const activity = ACTIVITIES.find((known) => known === one?.type)
          const amount = typeof one?.amount === 'number' ? one.amount : 0
          return (
            <li key={at} className="flex items-baseline justify-between gap-3 py-2 text-sm">
              <span>
                <span className="font-semibold">{activity ? t(`history.${activity}`) : one?.type}</span>{' '}
                <span className="text-muted">{dates(one?.at, 'moment')}</span>
              </span>
              <span className="text-right tabular-nums">
                <span className="font-semibold whitespace-nowrap">
                  {amount < 0 ? '−' : amount > 0 ? '+' : ''}
                  {moneyText(Math.abs(amount))} {currency}
                </span>
                {one?.tax ? (
                  <span className="block text-xs text-muted">
                    {t('bets.tax', { amount: `${moneyText(one.tax)} ${currency}` })}
                  </span>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
