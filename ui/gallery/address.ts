/** Every view of the gallery is an address: theme, language, size and scene stand in the query. */
import type { Appearance } from '../appearance.ts'

export const LANGUAGES = ['en', 'sw', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
export const WIDTHS = ['320', '360', '1280'] as const

export interface View {
  readonly theme: Appearance
  readonly language: Language
  /** Both themes beside each other in frames of this width; null: the parts themselves. */
  readonly width: string | null
  /** One open dialog and nothing else. */
  readonly scene: string | null
}

export function viewOf(query: string): View {
  const raw = new URLSearchParams(query)
  const [rawTheme, rawLanguage] = [raw.get('theme'), raw.get('language')]
  return {
    theme: rawTheme === 'light' || rawTheme === 'dark' ? rawTheme : 'system',
    language: LANGUAGES.find((one) => one === rawLanguage) ?? 'en',
    width: WIDTHS.find((one) => one === raw.get('width')) ?? null,
    scene: raw.get('scene'),
  }
}

export function addressOf(view: View): string {
  const said = Object.entries(view).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return `?${new URLSearchParams(said)}`
}
