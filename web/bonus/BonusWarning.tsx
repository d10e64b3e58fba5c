/** Before money is taken out while a bonus is open: what that costs. */
import { Alert } from '@uwanja/ui/Alert'
import { useTranslations } from '../texts/use-translations.ts'
import { openBonus, useBonuses } from './use-bonuses.ts'

export function BonusWarning() {
  const t = useTranslations('bonus')
  return openBonus(useBonuses()) ? <Alert tone="danger">{t('withdraw')}</Alert> : null
}
