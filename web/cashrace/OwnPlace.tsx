/** Where the player who looks stands, and whether they want to hear that they were overtaken. Nothing for visitors. */
import { cashrace } from '@uwanja/contract/site/cashrace'
import { pointsText } from '@uwanja/i18n/race-lines'
import { Alert } from '@uwanja/ui/Alert'
import { Card } from '@uwanja/ui/Card'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useState } from 'react'
import { moneyText } from '../money-text.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { RACE_KEY, STANDING_KEY, useStanding, type RaceDetails } from './use-races.ts'

type Standing = NonNullable<ReturnType<typeof useStanding>['data']>

export function OwnPlace({ id, currency, hasEnded }: { id: number; currency: string; hasEnded: boolean }) {
  const t = useTranslations('cashrace')
  const { data } = useStanding(id)
  if (!data) return null
  const counts = queries
    .getQueriesData<RaceDetails>({ queryKey: [RACE_KEY] })
    .find(([, race]) => race?.id === id)?.[1]?.counts
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('own')}</h2>
      {data.isOutside && !hasEnded && (
        <>
          <p className="font-semibold">{t('ownOutside')}</p>
          <ScreenLink className={buttonVariant('primary')} to="/promotions">
            {t('toPromotions')}
          </ScreenLink>
        </>
      )}
      {data.rounds ? <Place standing={data} counts={counts} /> : <p className="text-muted">{t('ownNone')}</p>}
      {Number(data.prize ?? 0) > 0 && (
        <p className="font-semibold">
          {t(hasEnded ? 'ownWon' : 'ownPrize', { amount: `${moneyText(data.prize)} ${currency}` })}
        </p>
      )}
      {!hasEnded && counts !== 'drops' && <News isOn={data.wantsNews === true} />}
    </Card>
  )
}

function Place({ standing, counts }: { standing: Standing; counts: RaceDetails['counts'] | undefined }) {
  const t = useTranslations('cashrace')
  const { place, points, rounds, ahead } = standing
  return (
    <>
      {counts !== 'drops' && (
        <p className="text-2xl font-bold tabular-nums">
          {[...(place ? [`${String(place)}.`] : []), `${pointsText(points, counts)} ${t('points')}`].join(' · ')}
        </p>
      )}
      <p className="text-sm text-muted">
        {[
          t('ownRounds', { count: String(rounds ?? 0) }),
          ...(ahead === null || ahead === undefined ? [] : [t('ownAhead', { points: pointsText(ahead, counts) })]),
        ].join(' · ')}
      </p>
    </>
  )
}

function News({ isOn }: { isOn: boolean }) {
  const t = useTranslations('cashrace')
  const statusText = useStatusText()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [refused, setRefused] = useState('')
  async function choose(next: boolean): Promise<void> {
    setChosen(next)
    setRefused('')
    const outcome = await send(cashrace.setCashRaceNews, { isOn: next }).catch(() => null)
    if (outcome?.ok) return void queries.invalidateQueries({ queryKey: [STANDING_KEY] })
    setChosen(null)
    if (outcome) setRefused(statusText(outcome.status))
  }
  return (
    <>
      <Checkbox label={t('news')} checked={chosen ?? isOn} onChange={({ target }) => void choose(target.checked)} />
      {refused !== '' && <Alert tone="danger">{refused}</Alert>}
    </>
  )
}
