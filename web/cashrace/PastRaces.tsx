/** Races that have ended, each with the way to its page. Ours. */
import { moneyText } from '../money-text.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { QuietFailure } from './QuietFailure.tsx'
import { detailsPath } from './race-path.ts'
import { usePastRaces } from './use-races.ts'

export function PastRaces() {
  const t = useTranslations('cashrace')
  const dates = useDates()
  const query = usePastRaces()
  if (query.error) return <QuietFailure query={query} />
  if (query.data?.length === 0) return <p className="text-muted">{t('noPast')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {(query.data ?? []).map((race) => (
        <li key={race.id}>
          <ScreenLink
            className="inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere"
            to={detailsPath(race.urlSuffix)}
          >
            {race.cashRaceName}
          </ScreenLink>
          <p className="text-sm text-muted">
            {[
              t('ended', { at: dates(race.toDate, 'moment') }),
              `${moneyText(race.periodPrizePool)} ${race.periodPrizePoolCurrency ?? ''}`,
              race.state ? t(`states.${race.state}`) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
