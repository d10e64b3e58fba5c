/** Fetches a screen's chunk when a finger or a pointer comes near its link. */
import { matchPath } from 'react-router'
import { SCREENS } from './routes.tsx'

const asked = new Set<string>()

export function preload(path: string): void {
  const screen = SCREENS.find((one) => one.path !== '*' && matchPath(one.path, path))
  if (!screen || asked.has(screen.path)) return
  asked.add(screen.path)
  // A failure here is only a lost head start: opening the screen asks again and reports.
  screen.page().catch(() => asked.delete(screen.path))
}
