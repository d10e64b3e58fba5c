/** What the sandbox's feed company may be told to do: its own page offers it. */

/** Of the whole line, by switch. */
export const LINE_TROUBLES = [
  /** Nothing comes any more, not even an alive. */
  'silent',
  /** Every message is stamped a minute ago. */
  'old',
  /** The line breaks after a few seconds, and again. */
  'broken',
  /** An alive says that nobody is subscribed. */
  'unsubscribed',
  /** Every message comes twice. */
  'duplicated',
  /** Messages of a second come in the wrong order. */
  'reordered',
] as const
export type LineTrouble = (typeof LINE_TROUBLES)[number]

/** Of one match. */
export const MATCH_TROUBLES = [
  /** Moved by two days. */
  'postponed',
  /** Stopped where it stands, never to go on. */
  'abandoned',
  /** Will not be played. */
  'cancelled',
  /** Ends with a goal too many, and is put right after five minutes. */
  'wrong-result',
] as const
export type MatchTrouble = (typeof MATCH_TROUBLES)[number]

/** Who scores a goal that is ordered. */
export const GOAL_SIDES = ['home', 'away'] as const
export type GoalSide = (typeof GOAL_SIDES)[number]

/** How many times as fast as life a season may be played anew. */
export const SPEEDS = [1, 10, 60] as const
