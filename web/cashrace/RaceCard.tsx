/** A race in the list: picture, name, pool, its first ten prizes, how long it lasts, and the way to its page (C01, C07). */
import { Card } from '@uwanja/ui/Card'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { moneyText } from '../money-text.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { Banner } from './Banner.tsx'
import { Prizes } from './Prizes.tsx'
import { RaceClock } from './RaceClock.tsx'
import { detailsPath } from './race-path.ts'
import type { Race } from './use-races.ts'

const TOP = 10

export function RaceCard({ race, onEnd }: { race: Race; onEnd: () => void }) {
  const t = useTranslations('cashrace')
  return (
    <Card className="flex flex-col gap-4">
      <Banner data={race.banner?.iconImageData} />
      <div>
        <h2 className="text-xl font-semibold wrap-anywhere">{race.cashRaceName}</h2>
        <p className="text-sm text-muted">{t('pool')}</p>
        <p className="text-2xl font-bold tabular-nums">
          {moneyText(race.periodPrizePool)} {race.periodPrizePoolCurrency}
        </p>
      </div>
      <Prizes race={race} title={t('prizes')} most={TOP} />
      <RaceClock toDate={race.toDate} onEnd={onEnd} />
      <ScreenLink className={buttonVariant('primary')} to={detailsPath(race.urlSuffix)}>
        {t('open')}
        <span className="sr-only">: {race.cashRaceName}</span>
      </ScreenLink>
    </Card>
  )
}
