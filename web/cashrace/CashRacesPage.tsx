/** /cashraces: the running races (C01); while there is none a notice that leads home (C02); and those that have ended. */
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useLive } from '../live/capabilities.ts'
import { useNavigator } from '../place.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { PastRaces } from './PastRaces.tsx'
import { QuietFailure } from './QuietFailure.tsx'
import { RaceCard } from './RaceCard.tsx'
import { useRaces } from './use-races.ts'

export function CashRacesPage() {
  const t = useTranslations('cashrace')
  const hasArchive = useLive(({ calls }) => calls?.includes('Cashrace/GetCashRaceArchive') === true)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <p className="max-w-prose text-muted">{t('lead')}</p>
      <Races />
      {hasArchive && (
        <Disclosure title={t('past')}>
          <PastRaces />
        </Disclosure>
      )}
    </div>
  )
}

function Races() {
  const query = useRaces()
  if (query.isPending) return <Skeleton className="h-80 rounded-2xl" />
  if (query.error) return <QuietFailure query={query} />
  if (query.data.length === 0) return <NoRace />
  return query.data.map((race, at) => (
    <RaceCard key={race.urlSuffix ?? at} race={race} onEnd={() => void query.refetch()} />
  ))
}

/** Closed by any way it leads home. */
function NoRace() {
  const t = useTranslations()
  const { go } = useNavigator()
  const home = () => go('/')
  return (
    <Dialog title={t('Sokabank_not_avaliable')} closeLabel={t('shell.close')} onClose={home}>
      <p>{t('See_you_soon')}</p>
      <Button variant="primary" size="large" onClick={home}>
        {t('cashrace.home')}
      </Button>
    </Dialog>
  )
}
