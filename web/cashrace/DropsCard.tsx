/** The drops of a race: what was published before the start, which have fallen and to whom, and after the end their proof (C12). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useState } from 'react'
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { rows, type Drops, type RaceDetails } from './use-races.ts'

interface Props {
  readonly race: RaceDetails
  readonly drops: Drops
}

export function DropsCard({ race, drops }: Props) {
  const t = useTranslations('cashrace')
  const dates = useDates()
  const list = rows(drops.list)
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('drops')}</h2>
      <p className="text-sm text-muted">{t('dropsText')}</p>
      <p className="text-xs wrap-anywhere text-muted">{`${t('commitment')}: ${drops.commitment ?? ''}`}</p>
      {list.length === 0 && <p className="text-muted">{t('noDrops')}</p>}
      <ul className="flex flex-col gap-2">
        {list.map((one) => (
          <li key={one.number} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <span>
              {`${t('drop', { number: String(one.number ?? '') })}: `}
              <strong className="tabular-nums">{moneyText(one.prize)}</strong>
            </span>
            <span className="text-sm text-muted">
              {`${t('dropAt')} ${dates(one.at, 'moment')} · ${one.player || t('nobodyTook')}`}
            </span>
          </li>
        ))}
      </ul>
      {drops.seed ? (
        <>
          <p className="text-xs wrap-anywhere text-muted">{`${t('seed')}: ${drops.seed}`}</p>
          <CheckDrops race={race} drops={drops} />
        </>
      ) : (
        <p className="text-sm text-muted">{t('seedLater')}</p>
      )}
    </Card>
  )
}

type Checked = readonly ('commitment' | 'moment' | 'early')[] | 'asked' | 'checking'

/** In this browser, by the same function as the server's; only who asks for it downloads it. */
function CheckDrops({ race, drops }: Props) {
  const t = useTranslations('cashrace')
  const [checked, setChecked] = useState<Checked>('asked')
  const check = async () => {
    setChecked('checking')
    const { checkedDrops } = await import('./checked-drops.ts')
    setChecked(await checkedDrops(race, drops))
  }
  const isBusy = checked === 'checking'
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">{t('checkText')}</p>
      <Button busyLabel={isBusy ? t('checking') : undefined} onClick={() => void check()}>
        {t('check')}
      </Button>
      <div role="status">
        {typeof checked !== 'string' && checked.length === 0 && (
          <Alert tone="success">{t('right', { count: String(rows(drops.list).length) })}</Alert>
        )}
        {typeof checked !== 'string' && checked.length > 0 && (
          <Alert tone="danger">{t('wrong', { what: checked.map((one) => t(`wrongs.${one}`)).join(', ') })}</Alert>
        )}
      </div>
    </div>
  )
}
