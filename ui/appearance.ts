/** Light or dark: as the device says, unless the person chose. The choice is kept in local storage. */

export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

const KEY = 'appTheme'

/** Storage may be closed (private windows, full disks): then the choice lives as long as the page. */
export function storedAppearance(): Appearance {
  try {
    const raw = localStorage.getItem(KEY)
    return raw === 'light' || raw === 'dark' ? raw : 'system'
  } catch {
    return 'system'
  }
}

export function applyAppearance(appearance: Appearance): void {
  if (appearance === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = appearance
}

export function chooseAppearance(appearance: Appearance): void {
  try {
    if (appearance === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, appearance)
  } catch {
    // Nothing to keep it in; applying it is all that can be done.
  }
  applyAppearance(appearance)
}
