/** What the frame says, in the language of its address: its own texts, and the names of markets and outcomes. */
import { createContext, useContext } from 'react'
import type { BookFrame } from '@uwanja/i18n/book-frame'
import { loadBookFrame } from '@uwanja/i18n/book-frame'
import { loadBookMarkets, type BookMarkets } from '@uwanja/i18n/book-markets'
import type { Language } from '@uwanja/i18n/language'

export interface FrameTexts {
  readonly language: Language
  /** As Intl names it. */
  readonly locale: string
  readonly texts: BookFrame
  readonly names: BookMarkets
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-NG', sw: 'sw-TZ', zh: 'zh-CN' }

export async function loadSaid(language: Language): Promise<FrameTexts> {
  const [texts, names] = await Promise.all([loadBookFrame(language), loadBookMarkets(language)])
  return { language, locale: LOCALES[language], texts, names }
}

export const SaidContext = createContext<FrameTexts | null>(null)

export function useSaid(): FrameTexts {
  const said = useContext(SaidContext)
  if (!said) throw new Error('texts were asked for before they were loaded')
  return said
}
