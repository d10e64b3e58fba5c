/** The troubles that a switch makes in the sandbox, for everything that a company is asked: its own page and the office show them. */
export const CHAOS_SWITCHES = [
  'declined',
  'fails-later',
  'callback-lost',
  'callback-late',
  'callback-repeated',
  'callback-altered',
  'callback-reordered',
  'underpaid',
  'overpaid',
  'expires',
  'no-answer',
  'broken-answer',
  'no-float',
  'not-enabled',
  'silent',
] as const
export type ChaosSwitch = (typeof CHAOS_SWITCHES)[number]
