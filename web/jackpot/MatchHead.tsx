/** Who plays, in which league, when; a reserve and a cancelled match say so, and what the result is (J06). */
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { Match } from './use-jackpots.ts'

export function MatchHead({ match }: { match: Match }) {
  const t = useTranslations('jackpot')
  const dates = useDates()
  const { participant1, participant2, leagueName, startDate, isReserve, canceled } = match
  const [one, other] = [match.participant1Score, match.participant2Score]
  const hasResult = typeof one === 'number' && typeof other === 'number'
  const marks = [isReserve && t('reserve'), canceled && t('cancelled')].filter((mark) => typeof mark === 'string')
  return (
    <div>
      <p className="font-semibold wrap-anywhere">
        {participant1} – {participant2}
      </p>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        {leagueName && <span>{leagueName}</span>}
        <span>{dates(startDate, 'moment')}</span>
        {marks.map((mark) => (
          <span key={mark} className="font-semibold text-text">
            {mark}
          </span>
        ))}
        {hasResult && (
          <span className="font-semibold text-text tabular-nums">
            {t('result', { score: `${String(one)}:${String(other)}` })}
          </span>
        )}
      </p>
    </div>
  )
}
