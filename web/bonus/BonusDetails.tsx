/** What stands on the bonus's card: an offer to take or leave with its rules beside it, or how far the open one is. */
import { bonus } from '@uwanja/contract/site/bonus'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useState } from 'react'
import { moneyText } from '../money-text.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { useDates } from '../texts/use-dates.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BONUSES_KEY, type Offer, type OpenBonus } from './use-bonuses.ts'

type Props = { bonus: OpenBonus } | { offer: Offer; isChosen: boolean }

export function BonusDetails(props: Props) {
  return 'bonus' in props ? <Progress {...props} /> : <Offered {...props} />
}

function Progress({ bonus: { granted, wagered, required, currency, expiresAt } }: { bonus: OpenBonus }) {
  const t = useTranslations('bonus')
  const dates = useDates()
  const share = Math.min(1, Number(wagered) / Math.max(1, Number(required)))
  const words = { wagered: moneyText(wagered), required: moneyText(required), currency: currency ?? '' }
  return (
    <>
      <p className="font-semibold">{t('active', { granted: moneyText(granted), currency: currency ?? '' })}</p>
      <progress
        className="h-3 w-full overflow-hidden rounded-full accent-win"
        value={share}
        max={1}
        aria-label={t('progress', words)}
      />
      <p className="flex flex-wrap justify-between gap-2 text-sm text-muted tabular-nums">
        <span>{t('progress', words)}</span>
        {expiresAt && <span>{t('until', { day: dates(expiresAt, 'day') })}</span>}
      </p>
    </>
  )
}

function Offered({ offer, isChosen }: { offer: Offer; isChosen: boolean }) {
  const t = useTranslations('bonus')
  const statusText = useStatusText()
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function use(): Promise<void> {
    setRunning(true)
    setProblem(null)
    try {
      const outcome = await send(bonus.chooseBonus, { bonusCode: offer.code ?? '' })
      if (!outcome.ok) setProblem(statusText(`message.${outcome.status}`))
      await queries.invalidateQueries({ queryKey: BONUSES_KEY })
    } catch (error) {
      setProblem(t('lost'))
      throw error
    } finally {
      setRunning(false)
    }
  }

  const words = {
    percent: String(offer.percent ?? ''),
    least: moneyText(offer.least),
    most: moneyText(offer.most),
    currency: offer.currency ?? '',
    code: offer.code ?? '',
    times: String(offer.times ?? ''),
    lowRiskPercent: String(offer.lowRiskPercent ?? 100),
    days: String(offer.days ?? ''),
  }
  return (
    <>
      <p>{t('offer', words)}</p>
      <p className="text-sm text-muted">{t('rules', words)}</p>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {isChosen ? (
        <Alert tone="success">{t('chosen')}</Alert>
      ) : (
        <Button onClick={() => void use()} busyLabel={running ? t('using') : undefined}>
          {t('use')}
        </Button>
      )}
    </>
  )
}
