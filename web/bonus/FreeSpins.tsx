/** The free spins that a player may still play, with what they won so far and what becomes of it. */
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { FreeSpins as Given } from './use-bonuses.ts'

export function FreeSpins({ spins }: { spins: readonly Given[] }) {
  const t = useTranslations('bonus')
  const dates = useDates()
  return (
    <ul className="flex flex-col gap-3">
      {spins.map((one) => {
        const words = {
          left: String(one.left ?? ''),
          spins: String(one.spins ?? ''),
          amount: moneyText(one.amount),
          won: moneyText(one.won),
          currency: one.currency ?? '',
          times: String(one.times ?? ''),
          day: one.endsAt ? dates(one.endsAt, 'day') : '',
        }
        return (
          <li key={one.id}>
            <p className="font-semibold tabular-nums">{t('freeSpins', words)}</p>
            <p className="text-sm text-muted">
              {t('freeSpinsWon', words)} {t(`freeSpinsWin.${one.winnings ?? 'bonus'}`, words)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
