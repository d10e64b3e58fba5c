/** Light or dark: as the device says, unless the person chose. The choice is kept in local storage. */
import { keepChoice, keptChoice } from './kept-choice.ts'

export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

const KEY = 'appTheme'

export const storedAppearance = (): Appearance => keptChoice(KEY, APPEARANCES) ?? 'system'

export function applyAppearance(appearance: Appearance): void {
  if (appearance === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = appearance
}

export function chooseAppearance(appearance: Appearance): void {
  keepChoice(KEY, appearance === 'system' ? null : appearance)
  applyAppearance(appearance)
}
