/** Settings: how long what is kept is kept, where the law does not say it (server/process/retention.ts). */
import { oneOf, whole } from '@uwanja/runtime/kinds'
import type { SettingsTable } from '@uwanja/runtime/settings'

export const KEEPING_ENV = {
  SESSION_KEEP_DAYS: {
    kind: whole(90, 7_300),
    default: '400',
    about: 'How long a session of a player is kept after its end: the log-in history, with address and browser.',
  },
  GAME_SESSION_KEEP_DAYS: {
    kind: whole(90, 7_300),
    default: '400',
    about:
      'How long a game session is kept after its end: until then its company may bring a late win or take a stake back.',
  },
  DELETED_MESSAGE_KEEP_DAYS: {
    kind: whole(1, 7_300),
    default: '30',
    about: 'How long a message is kept after its player has deleted it.',
  },
  PICTURE_KEEP_DAYS: {
    kind: whole(1, 3_650),
    default: '90',
    about: 'How long a picture that a player sent for a hold is kept after it was accepted or refused.',
  },
  JOURNAL_RANGES: {
    kind: oneOf(['month', 'none']),
    default: 'month',
    about:
      'month: at a month’s end journals go on in the next range of ids, so that the month can be archived by itself; their numbers ' +
      'go up by hundreds of billions then. none: they stay in the range that they are in.',
  },
  CAMPAIGN_KEEP_DAYS: { kind: whole(1, 3_650), default: '90', about: 'How long clicks on partners’ links are kept.' },
} as const satisfies SettingsTable
