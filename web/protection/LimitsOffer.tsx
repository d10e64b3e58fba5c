/** Limits are offered where money comes in: to who has not looked at them, and each year anew. */
import { everyPage } from '@uwanja/contract/site/every-page'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useTranslations } from '../texts/use-translations.ts'
import { send } from '../send.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import type { Rules } from './own-rules.ts'
import { useChange } from './use-rules.ts'

/** The question, before the first deposit and each year; nothing where neither is due. It keeps nobody from paying. */
export function LimitsOffer({ rules }: { rules: Rules }) {
  const t = useTranslations('ownRules.offer')
  const { change, problem, isWorking } = useChange()
  const { offer } = rules
  if (!offer) return null
  const decline = async () => {
    // The button goes with the offer: a keyboard and a screen reader go on from the page's start.
    if ((await change(send(everyPage.reviewLimits, {}))) !== 'failed')
      document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Card aria-labelledby="limits-offer" className="flex flex-col gap-3">
      <p id="limits-offer" className="text-lg font-semibold">
        {offer === 'review' ? t('reviewTitle') : t('title')}
      </p>
      <p className="text-muted">{offer === 'review' ? t('reviewText') : t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <ScreenLink to="/ResponsibleGaming#rules" className={buttonVariant('primary')}>
          {t('set')}
        </ScreenLink>
        <Button disabled={isWorking} onClick={() => void decline()}>
          {offer === 'review' ? t('keep') : t('notNow')}
        </Button>
      </div>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
    </Card>
  )
}
