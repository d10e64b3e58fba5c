/** Quietly, where money comes in: what the player's own limit leaves of the day, and the way to the limits. */
import { useTranslations } from '../texts/use-translations.ts'
import { moneyText } from '../money-text.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { limitName } from './limit-rules.ts'
import type { Rules } from './own-rules.ts'

export function LimitsLine({ rules }: { rules: Rules }) {
  const t = useTranslations('ownRules.offer')
  const limit = rules.limits?.find((one) => one?.name === limitName('deposit', 'day'))
  const left = typeof limit?.amount === 'number' ? Math.max(0, limit.amount - (limit.used ?? 0)) : null
  return (
    <p className="text-sm text-muted">
      {left !== null && `${t('left', { amount: `${moneyText(left)} ${rules.currency ?? ''}` })} `}
      <ScreenLink
        to="/ResponsibleGaming#rules"
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {t('line')}
      </ScreenLink>
    </p>
  )
}
