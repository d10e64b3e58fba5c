/** What goes wrong with the feed when somebody asks for it: on the line, and with single matches. */

/** Of the whole line, by switch. */
export const LINE_TROUBLES = {
  silent: 'nothing comes any more, not even an alive',
  old: 'every message is stamped a minute ago',
  broken: 'the line breaks after a few seconds, and again',
  unsubscribed: 'an alive says that nobody is subscribed',
  duplicated: 'every message comes twice',
  reordered: 'messages of a second come in the wrong order',
} as const
export type LineTrouble = keyof typeof LINE_TROUBLES

/** Of one match. */
export const MATCH_TROUBLES = {
  postponed: 'moved by two days',
  abandoned: 'stopped where it stands, never to go on',
  cancelled: 'will not be played',
  'wrong-result': 'ends with a goal too many, and is put right after five minutes',
} as const
export type MatchTrouble = keyof typeof MATCH_TROUBLES

/** How long a wrong result stands, on the company's clock. */
export const WRONG_FOR_MS = 300_000
export const POSTPONED_BY_MS = 2 * 86_400_000
/** What `old` takes off every stamp. */
export const OLD_BY_MS = 60_000
/** How long a line lives while it is `broken`. */
export const BROKEN_AFTER_MS = 4000
