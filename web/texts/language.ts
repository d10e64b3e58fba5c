/** The chosen language: local storage `appLanguage`, mirrored in a cookie for the server's shell, the page's own without one. */
import { STORAGE } from '@uwanja/contract/wire/constants'
import { isLanguage, loadTexts, REACHES, type Language, type Reach } from '@uwanja/i18n/language'
import type { Texts } from '@uwanja/i18n/en'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

interface Chosen {
  readonly language: Language
  readonly texts: Texts | null
  /** How much of the texts is there; it only grows. */
  readonly reach: Reach
}

const store = createStore<Chosen>(() => ({ language: 'en', texts: null, reach: 'first' }))

/**
 * The store as a hook. zustand's own would show a page that takes over the server's HTML how the store began, which is
 * without texts.
 */
export const useLanguage = Object.assign(
  () => useSyncExternalStore(store.subscribe, store.getState, store.getState),
  store,
)

/** How Intl writes dates and numbers for each. */
export const INTL_LOCALES: Readonly<Record<Language, string>> = { en: 'en-NG', sw: 'sw-TZ', zh: 'zh-CN' }

const YEAR_S = 365 * 24 * 60 * 60

function stored(): Language | null {
  try {
    const raw = localStorage.getItem(STORAGE.language)
    return isLanguage(raw) ? raw : null
  } catch {
    return null
  }
}

function keep(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${STORAGE.language}=${language}; path=/; max-age=${YEAR_S}; SameSite=Lax${secure}`
  try {
    localStorage.setItem(STORAGE.language, language)
  } catch {
    // Kept for this page only.
  }
}

async function show(language: Language, wanted: Reach = store.getState().reach): Promise<void> {
  const before = store.getState().language
  const texts = await loadTexts(language, wanted)
  const { reach, language: now } = store.getState()
  // Who only wanted more of a language finds that another one was chosen meanwhile: that one stays.
  if (language === before && now !== language) return show(now, wanted)
  // Another screen may have asked for more meanwhile.
  if (isLess(wanted, reach)) return show(language)
  document.documentElement.lang = language
  store.setState({ language, texts, reach: wanted })
}

const isLess = (one: Reach, other: Reach) => REACHES.indexOf(one) < REACHES.indexOf(other)

/** Before a screen that says more than what is there. */
export async function wantTexts(wanted: Reach): Promise<void> {
  const { language, reach } = store.getState()
  if (isLess(reach, wanted)) await show(language, wanted)
}

/** For a part that says more than the screen that it stands on: both are fetched at once. */
export async function withAllTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), wantTexts('all')])
  return part
}

/** What the server made it in: for who has chosen none, the jurisdiction's first. */
function languageOfPage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** Before the first render. A link that names a language shows it; it becomes the choice of who has not chosen yet. */
export async function openLanguage(reach: Reach): Promise<Language> {
  const chosen = stored()
  const asked = new URLSearchParams(location.search).get('lang')
  const language = isLanguage(asked) ? asked : (chosen ?? languageOfPage())
  await show(language, reach)
  if (chosen !== null || isLanguage(asked)) keep(chosen ?? language)
  return language
}

/** Kept at the tap: a page that is left or read again before the words have come is in the chosen language then. */
export async function chooseLanguage(language: Language): Promise<void> {
  keep(language)
  await show(language)
  // The address no longer tells the truth, and would win over the choice when the page is loaded again.
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}
