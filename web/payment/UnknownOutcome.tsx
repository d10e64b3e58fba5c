/** The connection broke while money was asked to move: nobody knows yet, so the person looks before sending again. */
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Alert } from '@uwanja/ui/Alert'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function UnknownOutcome() {
  const t = useTranslations('money')
  return (
    <Alert tone="danger">
      <p>{t('unknown')}</p>
      <ScreenLink to="/TransactionHistory" className={`${buttonVariant('secondary')} mt-3`}>
        {t('openHistory')}
      </ScreenLink>
    </Alert>
  )
}
