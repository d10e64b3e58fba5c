/** What the launch put into the address's fragment: the session, or why there is none, and the language. */
import type { Language } from '@uwanja/i18n/language'
import { languageOf } from '@uwanja/i18n/studio-language'

export interface PageStart {
  /** Empty: only watching. */
  readonly secret: string
  readonly error: 'token' | 'game' | 'wallet' | null
  readonly lang: Language
}

/** The fragment stays in the address, so that a reload keeps the game; it is never sent to anybody. */
export function pageStart(hash: string): PageStart {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const rawError = fragment.get('error')
  const error = rawError === 'token' || rawError === 'game' || rawError === 'wallet' ? rawError : null
  return { secret: fragment.get('s') ?? '', error, lang: languageOf(fragment.get('lang')) }
}
