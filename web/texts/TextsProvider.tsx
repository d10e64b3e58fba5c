/** Gives the pages their texts and formats in the chosen language. */
import type { ReactNode } from 'react'
import { IntlErrorCode, IntlProvider, type IntlError, type Messages } from 'use-intl'
import { logFailure } from '../log.ts'
import { INTL_LOCALES, useLanguage } from './language.ts'

/**
 * Dates are written in the browser's own time zone, which is what Intl takes when nobody names one. Asking for its name
 * opens all that Intl knows of dates: a phone's processor is busy with that for a tenth of a second, on every first page.
 */
function tell(error: IntlError): void {
  if (error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) logFailure('a text was not written as it stands', error)
}

export function TextsProvider({ children }: { children: ReactNode }) {
  const { language, texts } = useLanguage()
  if (!texts) return null
  return (
    // The keys are equal by type (i18n/translation.ts); only the literal types of English differ.
    <IntlProvider locale={INTL_LOCALES[language]} messages={texts as Messages} onError={tell}>
      {children}
    </IntlProvider>
  )
}
