/** What the launch put into the address's fragment: the session, or why there is none, and the language. */
import type { Language } from '@uwanja/i18n/language'
import { languageOf } from '../texts/language.ts'
import type { PlayTexts } from './texts/en.ts'
import { PLAY_TEXTS } from './texts/texts.ts'

export interface PlayStart {
  /** Empty: nobody to play for. */
  readonly secret: string
  readonly error: keyof PlayTexts['launch']
  readonly lang: Language
  readonly texts: PlayTexts
}

/** The fragment stays in the address, so that a reload keeps the game; it is never sent to anybody. */
export async function playStart(hash: string): Promise<PlayStart> {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const lang = languageOf(fragment.get('lang'))
  const texts = await PLAY_TEXTS[lang]()
  document.documentElement.lang = lang
  const rawError = fragment.get('error') ?? ''
  const error = Object.hasOwn(texts.launch, rawError) ? (rawError as PlayStart['error']) : 'none'
  return { secret: fragment.get('s') ?? '', error, lang, texts }
}
