/** The site's language: its words, and how it writes money, moments and refusals. */
import { createContext, useContext } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { Language } from '@uwanja/i18n/language'
import { moneyWriter } from '@uwanja/i18n/money-writer'
import type { OfficeTexts } from '@uwanja/i18n/office'

/** Not the players' key: on one machine both sites share the storage of `localhost` only if they share a port, but a name says whose it is. */
export const LANGUAGE_KEY = 'officeLanguage'

export interface Speech {
  readonly language: Language
  readonly texts: OfficeTexts
  readonly fill: typeof fill
  money(amount: string, currency: string): string
  time(iso: string): string
  /** A journal's kind, a deed, a state: unknown ones as they are. */
  kind(name: string): string
  state(name: string): string
  refusal(code: string, data: unknown): string
}

const named = (names: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(names, name) ? names[name]! : name

export function speak(language: Language, texts: OfficeTexts): Speech {
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    language,
    texts,
    fill,
    money: moneyWriter(language),
    time: (iso) => clock.format(new Date(iso)),
    kind: (name) => named(texts.kinds, name),
    state: (name) => named(texts.states, name),
    refusal(code, data) {
      const known = named(texts.refused, code)
      const seconds = (data as { remainingTime?: number } | null)?.remainingTime ?? ''
      return fill(known === code ? texts.refused.GENERAL_ERROR : known, { seconds })
    },
  }
}

export const SpeechContext = createContext<Speech | null>(null)

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('no language yet')
  return speech
}
