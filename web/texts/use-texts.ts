/** The current language's texts as an object, for statuses and notes whose keys come from a server. */
import { noteText, ownText, statusText } from '@uwanja/i18n/status-text'
import type { Texts } from '@uwanja/i18n/en'
import { useLanguage } from './language.ts'

/** Only below the provider in main.tsx, which renders nothing before the texts are there. */
export function useTexts(): Texts {
  const { texts } = useLanguage()
  if (!texts) throw new Error('texts were asked for before they were loaded')
  return texts
}

export function useStatusText(): (rawStatus: unknown) => string {
  const texts = useTexts()
  return (rawStatus) => statusText(texts, rawStatus)
}

/** For what a server may say in sentences of its own. */
export function useOwnText(): (raw: unknown) => string {
  const texts = useTexts()
  return (raw) => ownText(texts, raw) ?? texts.UnknownError
}

export function useNoteText(): (rawNote: unknown) => string {
  const texts = useTexts()
  return (rawNote) => noteText(texts, rawNote)
}
