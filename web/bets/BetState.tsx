/** What became of a bet, as a mark. */
import { useTranslations } from '../texts/use-translations.ts'
import { markLook } from './bet-mark.ts'
import { isStatus } from './bets-rules.ts'

export function BetState({ status }: { status: unknown }) {
  const t = useTranslations('bets.statuses')
  return <span className={markLook(status)}>{isStatus(status) ? t(status) : String(status ?? '')}</span>
}
