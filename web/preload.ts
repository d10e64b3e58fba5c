/** Fetches a screen's chunk when a finger or a pointer comes near its link. */
import { pageOf } from './page-of.ts'
import { screenAt } from './screen-at.ts'

export function preload(path: string): void {
  // A failure here is only a lost head start: opening the screen asks again and reports.
  pageOf(screenAt(path)).catch(() => undefined)
}
