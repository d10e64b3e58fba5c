/** The page's language: its words, and how it writes money and time. */
import { createContext, useContext } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { Language } from '@uwanja/i18n/language'
import { placeNames } from '@uwanja/i18n/book-places'
import { moneyWriter } from '@uwanja/i18n/money-writer'
import { TEXTS, type Texts } from './texts.ts'

export const LANGUAGE_KEY = 'appLanguage'

export interface Speech {
  readonly language: Language
  readonly texts: Texts
  readonly fill: typeof fill
  money(amount: string, currency: string): string
  /** Of these days, in the reader's zone. */
  time(iso: string): string
  /** With its year, in the reader's zone. */
  moment(iso: string): string
  /** A league or a country by its name in this language. */
  place(name: string): string
}

export function speak(language: Language): Speech {
  const clock = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const calendar = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    language,
    texts: TEXTS[language],
    fill,
    money: moneyWriter(language),
    time: (iso) => clock.format(new Date(iso)),
    place: (name) => placeNames(name)[language] ?? name,
    moment: (iso) => calendar.format(new Date(iso)),
  }
}

export const SpeechContext = createContext<Speech>(speak('en'))

export function useSpeech(): Speech {
  return useContext(SpeechContext)
}
