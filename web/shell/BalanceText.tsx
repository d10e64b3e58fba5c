/** The balance with its currency (S12). Announced politely when it changes. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { StoredUser } from '@uwanja/contract/site/security'
import { useTranslations } from '../texts/use-translations.ts'

export function BalanceText({ user, announce }: { user: StoredUser; announce: 'polite' | 'off' }) {
  const t = useTranslations('shell')
  const { totalBalance } = user.balanceInfo
  return (
    <span className="flex min-w-0 flex-col items-end leading-tight" role="status" aria-live={announce}>
      <span className="sr-only">{t('balance')} </span>
      <span className="text-[0.6875rem] font-medium text-muted">{user.user.currency}</span>
      <span
        className="balance text-[0.9375rem] font-bold whitespace-nowrap tabular-nums"
        data-length={totalBalance.length > CONSTANTS.narrowBalanceLength ? 'long' : 'short'}
      >
        {totalBalance}
      </span>
    </span>
  )
}
