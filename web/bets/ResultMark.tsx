/** What became of a selection, as a mark. */
import { useTranslations } from '../texts/use-translations.ts'
import { markLook } from './bet-mark.ts'
import { isResult } from './bets-rules.ts'

export function ResultMark({ result }: { result: unknown }) {
  const t = useTranslations('bets.results')
  return <span className={markLook(result)}>{isResult(result) ? t(result) : String(result ?? '')}</span>
}
