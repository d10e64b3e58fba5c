/** What a bet's kind is called. */
import { useTranslations } from '../texts/use-translations.ts'

const TYPES = ['single', 'multiple', 'system', 'flex'] as const

/** Of a bet: its kind, as long as we have a word for it. */
export function useTypeText() {
  const t = useTranslations('bets.types')
  return (raw: unknown): string => {
    const type = TYPES.find((one) => one === raw)
    return type ? t(type) : String(raw ?? '')
  }
}
