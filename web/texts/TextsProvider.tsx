/** Gives the pages their texts and formats in the chosen language. */
import type { ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import { INTL_LOCALES, useLanguage } from './language.ts'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function TextsProvider({ children }: { children: ReactNode }) {
  const { language, texts } = useLanguage()
  if (!texts) return null
  return (
    // The keys are equal by type (i18n/translation.ts); only the literal types of English differ.
    <IntlProvider locale={INTL_LOCALES[language]} messages={texts as Messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
