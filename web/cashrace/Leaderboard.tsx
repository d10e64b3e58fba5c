/** Who is in front: places, masked numbers, points, and what each place wins as things stand. Nothing where a server tells none. */
import { pointsText } from '@uwanja/i18n/race-lines'
import { Card } from '@uwanja/ui/Card'
import { moneyText } from '../money-text.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { rows, type RaceDetails } from './use-races.ts'

export function Leaderboard({ race }: { race: RaceDetails }) {
  const t = useTranslations('cashrace')
  if (!race.leaderboard || race.state === 'cancelled') return null
  const places = rows(race.leaderboard)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-semibold">{t('leaderboard')}</h2>
        <p className="text-sm text-muted">{t('players', { count: String(race.players ?? places.length) })}</p>
      </div>
      {places.length === 0 ? (
        <p className="text-muted">
          {t(race.state === 'counting' || race.state === 'settled' ? 'nobodyHad' : 'nobody')}
        </p>
      ) : (
        <table className="w-full tabular-nums">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {t('place')}
              </th>
              <th scope="col" className="py-1 text-start font-normal">
                {t('player')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('points')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((one, at) => (
              <tr key={at} className="border-t border-line">
                <td className="py-2 font-semibold">{one.place}</td>
                <td className="py-2">{one.player}</td>
                <td className="py-2 text-end">{pointsText(one.points, race.counts)}</td>
                <td className="py-2 text-end">{Number(one.prize ?? 0) > 0 ? moneyText(one.prize) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
