/** Settings: how long what is kept is kept, where the law does not say it (server/process/retention.ts). */
import { oneOf, whole } from '@uwanja/runtime/kinds'
import type { Kind, SettingsTable } from '@uwanja/runtime/settings'

/** A company of the books, and after how many days its keys may go. */
export type KeysDays = Readonly<Record<string, number>>
const LEAST_KEYS_DAYS = 365

/** "betsolutions=1095, …". Throws what is wrong. */
const keysDays: Kind<KeysDays> = (text) => {
  const pairs = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().split('=')]))
  for (const [company = '', days = ''] of pairs)
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(company) || !/^\d{3,5}$/.test(days) || Number(days) < LEAST_KEYS_DAYS)
      throw new Error(`must be like betsolutions=1095 with ${LEAST_KEYS_DAYS} days at least, not "${company}=${days}"`)
  return Object.fromEntries(pairs.map(([company, days]) => [company!, Number(days)]))
}

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
  KEYS_DAYS: {
    kind: keysDays,
    default: '',
    about:
      'Companies whose keys of wagers need not be kept for ever, with days, 365 at least: betsolutions=1095, with commas. They go when a ' +
      'range of journals that is older is archived; a stake or a win that is repeated later still moves money again, as a new one. ' +
      'The contract with the company and the law say how long it may repeat. Empty: every key is kept for ever.',
  },
  CAMPAIGN_KEEP_DAYS: { kind: whole(1, 3_650), default: '90', about: 'How long clicks on partners’ links are kept.' },
} as const satisfies SettingsTable
