/** The frame's addresses: `/{skin}/{language}/{place}`. Pure, for the browser and for who renders. */
import { isLanguage, type Language } from '@uwanja/i18n/language'
import { isSkinName, type SkinName } from './skins.ts'

export interface FrameAddress {
  readonly skin: SkinName
  readonly language: Language
  /** As the address writes it: `en-GB`, `sw`. */
  readonly culture: string
  /** From `/` on, below the language. */
  readonly pathname: string
}

/** A language by the path's first segment: en, en-GB, sw, sw-SW, zh, zh-CN in any letter case; else English. */
export function languageOf(culture: string): Language {
  const short = culture.slice(0, 2).toLowerCase()
  return isLanguage(short) ? short : 'en'
}

export function readAddress(pathname: string): FrameAddress {
  const [, skin = '', culture = '', ...rest] = pathname.split('/')
  const place = rest.join('/').replace(/\/+$/, '')
  return {
    skin: isSkinName(skin) ? skin : 'altenar',
    language: languageOf(culture),
    culture: culture || 'en',
    pathname: `/${place}`,
  }
}
