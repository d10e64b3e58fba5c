/** /cashracedetails?urlSuffix=: one race with its places or drops, games, rules, and one's own place (C03). */
import { Card } from '@uwanja/ui/Card'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useEffect } from 'react'
import { RefusedError } from '../ask.ts'
import { onRaceNotice } from '../live/race-notices.ts'
import { moneyText } from '../money-text.ts'
import { useHere } from '../place.ts'
import { queries } from '../queries.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { Banner } from './Banner.tsx'
import { DropsCard } from './DropsCard.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { QuietFailure } from './QuietFailure.tsx'
import { Prizes } from './Prizes.tsx'
import { RaceClock } from './RaceClock.tsx'
import { RaceGames } from './RaceGames.tsx'
import { RaceRules } from './RaceRules.tsx'
import { RACE_KEY, STANDING_KEY, useRace, type RaceDetails } from './use-races.ts'

/** Letter case of the parameter's name is anybody's. */
function suffixIn(search: string): string {
  const found = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'urlsuffix')
  return found?.[1] ?? ''
}

export function CashRacePage() {
  const t = useTranslations('cashrace')
  const urlSuffix = suffixIn(useHere().search)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <ScreenLink className="min-h-11 content-center self-start font-semibold text-link" to="/cashraces">
        {t('back')}
      </ScreenLink>
      {urlSuffix === '' ? <Unknown /> : <OneRace key={urlSuffix} urlSuffix={urlSuffix} />}
    </div>
  )
}

function Unknown() {
  const t = useTranslations('cashrace')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState title={t('unknown')}>
        <p>{t('unknownText')}</p>
      </EmptyState>
    </>
  )
}

function OneRace({ urlSuffix }: { urlSuffix: string }) {
  const t = useTranslations('cashrace')
  const query = useRace(urlSuffix)
  useTitle(query.data?.cashRaceName)
  useNews(typeof query.data?.id === 'number' ? query.data.id : null)
  if (query.error instanceof RefusedError && query.error.status === 'RACE_NOT_FOUND') return <Unknown />
  if (query.isPending || !query.data)
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        {query.error ? <QuietFailure query={query} /> : <Skeleton className="h-96 rounded-2xl" />}
      </>
    )
  return <Shown race={query.data} onEnd={() => void query.refetch()} />
}

function Shown({ race, onEnd }: { race: RaceDetails; onEnd: () => void }) {
  const t = useTranslations('cashrace')
  const dates = useDates()
  const id = typeof race.id === 'number' ? race.id : null
  const hasEnded = race.state !== undefined && race.state !== null && race.state !== 'running'
  const currency = race.periodPrizePoolCurrency ?? ''
  return (
    <>
      <Card className="flex flex-col gap-4">
        <Banner data={race.banner?.iconImageData} />
        <div>
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{race.cashRaceName}</h1>
          <p className="text-sm text-muted">{t('pool')}</p>
          <p className="text-3xl font-bold tabular-nums">
            {moneyText(race.periodPrizePool)} {currency}
          </p>
        </div>
        {hasEnded && race.state && (
          <p className="font-semibold">
            {`${t(`states.${race.state}`)} · ${t('ended', { at: dates(race.toDate, 'moment') })}`}
          </p>
        )}
        {!hasEnded && <RaceClock toDate={race.toDate} onEnd={onEnd} />}
      </Card>
      {id !== null && <OwnPlace id={id} currency={currency} hasEnded={hasEnded} />}
      {race.drops ? <DropsCard race={race} drops={race.drops} /> : <Leaderboard race={race} />}
      <Disclosure title={t('allPrizes')}>
        <Prizes race={race} title={currency} />
      </Disclosure>
      {race.rules && (
        <Disclosure title={t('rules')}>
          <RaceRules race={race} />
        </Disclosure>
      )}
      {id !== null && !hasEnded && <RaceGames id={id} />}
    </>
  )
}

/** The race's own; after what the screen's row says, which is written in the same moment. */
function useTitle(name: string | null | undefined): void {
  const frame = useTranslations('pages')('cashRaces.title')
  useEffect(() => {
    if (!name) return
    queueMicrotask(() => {
      document.title = `${name} | ${frame}`
      document.querySelector('meta[name="description"]')?.setAttribute('content', `${name}. ${frame}`)
    })
  }, [name, frame])
}

/** Its points changed: places are asked anew. */
function useNews(id: number | null): void {
  useEffect(
    () =>
      onRaceNotice((raceId) => {
        if (raceId !== id) return
        for (const key of [RACE_KEY, STANDING_KEY]) void queries.invalidateQueries({ queryKey: [key] })
      }),
    [id],
  )
}
