/** The chosen language: local storage `appLanguage`, mirrored in a cookie for the server's shell, English without one. */
import { STORAGE } from '@uwanja/contract/constants'
import { isLanguage, loadTexts, type Language } from '@uwanja/i18n/language'
import type { Texts } from '@uwanja/i18n/en'
import { create } from 'zustand'

interface Chosen {
  readonly language: Language
  readonly texts: Texts | null
}

export const useLanguage = create<Chosen>(() => ({ language: 'en', texts: null }))

/** How Intl writes dates and numbers for each. */
export const INTL_LOCALES: Readonly<Record<Language, string>> = { en: 'en-NG', sw: 'sw-TZ', zh: 'zh-CN' }

const YEAR_S = 365 * 24 * 60 * 60

function stored(): Language {
  try {
    const raw = localStorage.getItem(STORAGE.language)
    return isLanguage(raw) ? raw : 'en'
  } catch {
    return 'en'
  }
}

async function show(language: Language): Promise<void> {
  const texts = await loadTexts(language)
  document.documentElement.lang = language
  useLanguage.setState({ language, texts })
}

/** Before the first render. */
export async function openLanguage(): Promise<void> {
  await show(stored())
}

export async function chooseLanguage(language: Language): Promise<void> {
  await show(language)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${STORAGE.language}=${language}; path=/; max-age=${YEAR_S}; SameSite=Lax${secure}`
  try {
    localStorage.setItem(STORAGE.language, language)
  } catch {
    // Kept for this page only.
  }
}
