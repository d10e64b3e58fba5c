/** The page's language: its words, and how it writes money and time. */
import { createContext, useContext } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { type Language, isLanguage } from '@uwanja/i18n/language'
import { TEXTS, type Texts } from './texts.ts'

const KEY = 'appLanguage'

export interface Speech {
  readonly language: Language
  readonly texts: Texts
  readonly fill: typeof fill
  money(amount: string, currency: string): string
  time(iso: string): string
}

/** `?lang=` says it, else the stored choice, else English. Storage may be closed. */
export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) return asked
  try {
    const stored = localStorage.getItem(KEY)
    return isLanguage(stored) ? stored : 'en'
  } catch {
    return 'en'
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Nothing to keep it in: it lives as long as the page.
  }
}

export function speak(language: Language): Speech {
  const clock = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return {
    language,
    texts: TEXTS[language],
    fill,
    money: (amount, currency) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(
        // Decimal text is formatted digit by digit; as a number a large balance could lose its last ones.
        amount as `${number}`,
      ),
    time: (iso) => clock.format(new Date(iso)),
  }
}

export const SpeechContext = createContext<Speech>(speak('en'))

export function useSpeech(): Speech {
  return useContext(SpeechContext)
}
