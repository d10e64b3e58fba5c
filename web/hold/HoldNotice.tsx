/** Says that a hold stands on the account, with the way to what is asked. */
import { Alert } from '@uwanja/ui/Alert'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useRules } from '../protection/use-rules.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function HoldNotice() {
  const t = useTranslations('hold')
  if (useRules()?.data?.isOnHold !== true) return null
  return (
    <Alert tone="danger">
      <p className="font-medium">{t('notice')}</p>
      <ScreenLink to="/hold" className={`${buttonVariant('secondary')} mt-3`}>
        {t('open')}
      </ScreenLink>
    </Alert>
  )
}
