/** In which looks the sportsbooks' journeys go: languages, sizes and themes, a few in turn, and with UWANJA_DEEP=1 every one. */
import type { Language } from '@uwanja/contract/wire/constants'
import { DESK, PHONE } from './browser.ts'

export interface SportsLook {
  readonly language: Language
  readonly viewport: typeof PHONE | typeof DESK
  readonly theme: 'dark' | 'light'
}

const LANGUAGES = ['en', 'sw', 'zh'] as const
const THEMES = ['dark', 'light'] as const

/** All twelve. */
export const SPORTS_LOOKS: readonly SportsLook[] = LANGUAGES.flatMap((language) =>
  [PHONE, DESK].flatMap((viewport) => THEMES.map((theme) => ({ language, viewport, theme }))),
)

const DAY_MS = 86_400_000
const isDeep = process.env['UWANJA_DEEP'] === '1'

/** Of these looks one, another one tomorrow; in a deep run all. */
export function inTurn<Look extends SportsLook>(looks: readonly Look[]): readonly Look[] {
  return isDeep ? looks : [looks[Math.floor(Date.now() / DAY_MS) % looks.length]!]
}

/** Of each language one, another one tomorrow; in a deep run all. */
export const eachLanguageInTurn = (looks: readonly SportsLook[] = SPORTS_LOOKS): readonly SportsLook[] =>
  LANGUAGES.flatMap((language) => inTurn(looks.filter((one) => one.language === language)))

export const nameOfLook = ({ language, viewport, theme }: SportsLook): string =>
  `${language}, ${String(viewport.width)} px, ${theme}`
