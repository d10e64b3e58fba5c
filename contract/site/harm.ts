/** Signs that play may do harm: what each means, and what the house does. Both ends name them; docs/harm.md publishes them. */

export const HARM_MARKERS = [
  'chasing',
  'night-play',
  'rising-stakes',
  'cancelled-withdrawals',
  'failed-deposits',
] as const
export type HarmMarker = (typeof HARM_MARKERS)[number]

/** What was done about a sign, in the order in which the house does it. Each is told to the player. */
export const HARM_STEPS = ['message', 'person', 'break'] as const
export type HarmStep = (typeof HARM_STEPS)[number]
