/** The letters that the house writes by itself: their words, in the language in which they are written or read. */
import { fill } from '@uwanja/i18n/fill'
import type { AllTexts } from '@uwanja/i18n/languages'
import type { Language } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'

/** Each is a text of i18n/en/letters.ts. */
export type Notification = keyof AllTexts['letters']

/** What stands in the text's braces, already written as people read it. */
export type Filled = Readonly<Record<string, string>>

export interface NotificationWords {
  readonly header: string
  readonly innerHeader: string
  readonly body: string
  readonly footer: string
}

export function wordsOf(letter: Notification, language: Language, filled: Filled): NotificationWords {
  const words = TEXTS[language].letters[letter]
  return {
    header: fill(words.header, filled),
    innerHeader: fill(words.innerHeader, filled),
    body: fill(words.text, filled),
    footer: fill(words.footer, filled),
  }
}

interface Kept extends NotificationWords {
  readonly letter: string | null
  readonly language: string | null
  readonly filled: Filled | null
}

/** As it was written, unless it is asked for in another language and can be said in it. */
export function readIn(kept: Kept, language: Language | undefined): NotificationWords {
  const { letter, filled } = kept
  if (language === undefined || language === kept.language || filled === null || !isNotification(letter)) return kept
  return wordsOf(letter, language, filled)
}

/** A text that we have given up leaves its letters as they stand. */
const isNotification = (raw: string | null): raw is Notification => raw !== null && Object.hasOwn(TEXTS.en.letters, raw)
