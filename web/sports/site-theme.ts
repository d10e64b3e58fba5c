/** The colours that the player has chosen for the site, as a sportsbook in it is told them. */
import type { Appearance } from '@uwanja/ui/appearance'

export function themeHere(): Appearance {
  // The server renders the page for everybody, before anybody's choice is known.
  if (typeof document === 'undefined') return 'system'
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** @returns what ends it. */
export function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
