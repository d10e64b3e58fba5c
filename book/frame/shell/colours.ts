/** The switch between dark and light colours; what the device prefers holds until somebody turns it. */
import { chooseAppearance } from '@uwanja/ui/appearance'

export function turnColours(): void {
  const chosen = document.documentElement.dataset['theme']
  const isLight = chosen === 'light' || (chosen !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  chooseAppearance(isLight ? 'dark' : 'light')
}
