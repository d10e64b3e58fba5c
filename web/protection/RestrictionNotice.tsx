/** A break or an exclusion that is running: said plainly, with the way to the money. */
import { Alert } from '@uwanja/ui/Alert'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { restrictionOf, type Rules } from './own-rules.ts'

export function RestrictionNotice({ rules, place }: { rules: Rules | null | undefined; place: 'rules' | 'elsewhere' }) {
  const t = useTranslations('ownRules')
  const dates = useDates()
  const restriction = restrictionOf(rules)
  if (!restriction) return null
  const moment = dates(restriction.until, 'moment')
  const isOver = restriction.kind === 'exclusion' && rules?.exclusion?.isOver === true
  return (
    <Alert tone="info">
      <p className="font-medium">
        {isOver ? t('exclusion.over', { moment }) : t(`${restriction.kind}.running`, { moment })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ScreenLink to="/withdraw" className={buttonVariant('secondary')}>
          {t('notice.withdraw')}
        </ScreenLink>
        {place === 'elsewhere' && (
          <ScreenLink to="/ResponsibleGaming#rules" className={buttonVariant('secondary')}>
            {t('notice.rules')}
          </ScreenLink>
        )}
      </div>
    </Alert>
  )
}
