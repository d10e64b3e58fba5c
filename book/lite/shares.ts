/** The shares in which a bet is cashed out by buttons, and how each button is called. */
import type { Values } from './deps.ts'

export const SHARES = [25, 50, 75] as const

/** What stands in a button's value text browsers write on its face. */
export const shareName = (percent: number): string => `share${String(percent)}`

/** Of the button that was pressed. */
export const pressedShare = (form: Values): number | undefined =>
  [...SHARES, 100].find((percent) => form[shareName(percent)] !== undefined)
