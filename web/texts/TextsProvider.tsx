/** Gives the pages their texts in the chosen language. */
import { useMemo, type ReactNode } from 'react'
import { INTL_LOCALES, useLanguage } from './language.ts'
import { SpokenContext } from './use-translations.ts'

export function TextsProvider({ children }: { children: ReactNode }) {
  const { language, texts } = useLanguage()
  const spoken = useMemo(() => ({ locale: INTL_LOCALES[language], texts }), [language, texts])
  if (!texts) return null
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}
