/** The connection broke while money was asked to move: nobody knows yet, so the person looks before sending again. */
import { buttonLook } from '@uwanja/ui/looks/button'
import { Alert } from '@uwanja/ui/Alert'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function UnknownOutcome() {
  const t = useTranslations('money')
  return (
    <Alert tone="danger">
      <p>{t('unknown')}</p>
      <ScreenLink to="/TransactionHistory" className={`${buttonLook('secondary')} mt-3`}>
        {t('openHistory')}
      </ScreenLink>
    </Alert>
  )
}
