/** What taking the money out again will be like, before any is paid in. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { Card } from '@uwanja/ui/Card'
import { jurisdiction } from '../jurisdiction.ts'
import { MethodFacts } from '../payment/MethodFacts.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function WithdrawCard() {
  const t = useTranslations('deposit')
  return (
    <Card className="flex flex-col gap-3" aria-labelledby="withdraw-card">
      <div>
        <h2 id="withdraw-card" className="text-lg font-semibold">
          {t('withdrawCard')}
        </h2>
        <p className="text-sm text-muted">{t('withdrawCardText')}</p>
      </div>
      <MethodFacts
        currency={jurisdiction.currency}
        limits={{ min: CONSTANTS.staticWithdrawMin, max: CONSTANTS.staticWithdrawMax }}
      />
    </Card>
  )
}
