/** What the launch put into the address's fragment: the session, or why there is none, and the language. */
import { loadTexts, playLanguage, type PlayLanguage } from './texts/texts.ts'
import type { PlayTexts } from './texts/en.ts'

export interface PlayStart {
  /** Empty: nobody to play for. */
  readonly secret: string
  readonly error: keyof PlayTexts['launch']
  readonly lang: PlayLanguage
  readonly texts: PlayTexts
}

/** The fragment stays in the address, so that a reload keeps the game; it is never sent to anybody. */
export async function playStart(hash: string): Promise<PlayStart> {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const lang = playLanguage(fragment.get('lang'))
  const texts = await loadTexts(lang)
  document.documentElement.lang = lang
  const rawError = fragment.get('error') ?? ''
  const error = Object.hasOwn(texts.launch, rawError) ? (rawError as PlayStart['error']) : 'none'
  return { secret: fragment.get('s') ?? '', error, lang, texts }
}
