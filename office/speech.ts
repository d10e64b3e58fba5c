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
  /** A moment in the jurisdiction's zone, wherever the operator sits; of a moment that is a day's hour alone. */
  time(iso: string): string
  /** To the second, where a goal and a bet are told apart by seconds. */
  second(iso: string): string
  hour(iso: string): string
  /** Of 'yyyy-mm-dd', and of 'yyyy-mm'. */
  day(day: string): string
  month(month: string): string
  /** Of two letters; what is no country stays as it is. */
  country(code: string): string
  /** Names, with an 'and' before the last. */
  list(names: readonly string[]): string
  /** A journal's kind, an action, a state: unknown ones as they are. */
  kind(name: string): string
  state(name: string): string
  refusal(code: string, data: unknown): string
}

/** Unknown ones as they are. */
export const named = (names: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(names, name) ? names[name]! : name

/** A date on two lines is read twice. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
/** Where there is no room beside it, its hour may stand below the date. */
const dateUnbroken = (text: string): string => text.replaceAll(/ (?=.* )/g, '\u00a0')

/** @param zone The jurisdiction's; before the log-in nothing has a time. */
export function speak(language: Language, texts: OfficeTexts, zone?: string): Speech {
  const clock = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const seconds = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const hours = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const names = new Intl.ListFormat(language)
  return {
    language,
    texts,
    fill,
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    list: (all) => names.format(all),
    money: moneyWriter(language),
    time: (iso) => dateUnbroken(clock.format(new Date(iso))),
    second: (iso) => dateUnbroken(seconds.format(new Date(iso))),
    hour: (iso) => hours.format(new Date(iso)),
    day: (day) => unbroken(days.format(Date.parse(day))),
    month: (month) => months.format(Date.parse(`${month}-01`)),
    kind: (name) => named(texts.kinds, name),
    state: (name) => named(texts.states, name),
    refusal(code, data) {
      const known = named(texts.refused, code)
      const wait = (data as { remainingTime?: number } | null)?.remainingTime ?? ''
      return fill(known === code ? texts.refused.GENERAL_ERROR : known, { seconds: wait })
    },
  }
}

export const SpeechContext = createContext<Speech | null>(null)

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('no language yet')
  return speech
}
