/**
 * How long what is kept is kept: one table, which the hourly sweep obeys. The law of the jurisdiction comes first: no setting makes
 * anything shorter than it says.
 */
import type { Db } from '@uwanja/money/sql'
import { purgePaymentEvents } from '../banking/retention-store.ts'
import { purgePictures } from '../holds/picture-store.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { purgeClicks } from '../marketing/store.ts'
import { purgeDeleted, purgeMessages } from '../messages/store.ts'
import { purgeSubscriptions } from '../push/store.ts'
import { purgeSessions } from '../sessions/store.ts'
import type { Settings } from '../settings/env.ts'
import { purgeGameSessions } from '../wallet/store.ts'

type Kept = Pick<
  Settings,
  | 'campaignKeepDays'
  | 'sessionKeepDays'
  | 'gameSessionKeepDays'
  | 'deletedMessageKeepDays'
  | 'pushKeepDays'
  | 'pictureKeepDays'
>
type Law = Pick<Jurisdiction, 'reporting'>

export interface RetentionRow {
  readonly about: string
  /** Who says how long: a setting, or the jurisdiction's `reporting.keepYears`. */
  readonly by: string
  readonly days: (kept: Kept, law: Law) => number
  /** Null: nothing of ours takes it away, and `about` says what does. @returns how many rows went. */
  readonly purge: ((db: Db, days: number, lawfulDays: number) => Promise<number>) | null
}

/** A day longer than the years can be. */
const lawful = (_kept: Kept, { reporting }: Law): number => reporting.keepYears * 366

export const RETENTION = {
  gameSession: {
    about:
      'Game sessions that are over, but for those with a round that has no end yet: they stay as long as the law keeps a payment. ' +
      'A win or a rollback under one that is gone is refused: its company writes to people.',
    by: 'GAME_SESSION_KEEP_DAYS',
    days: ({ gameSessionKeepDays }) => gameSessionKeepDays,
    purge: purgeGameSessions,
  },
  session: {
    about: 'Sessions of players that are over, with address and browser: the log-in history.',
    by: 'SESSION_KEEP_DAYS',
    days: ({ sessionKeepDays }) => sessionKeepDays,
    purge: purgeSessions,
  },
  paymentEvent: {
    about: 'Each step of a payment that has ended, with the company’s words. The payment itself stays.',
    by: 'reporting.keepYears',
    days: lawful,
    purge: purgePaymentEvents,
  },
  deletedMessage: {
    about: 'Messages that their player has deleted.',
    by: 'DELETED_MESSAGE_KEEP_DAYS',
    days: ({ deletedMessageKeepDays }) => deletedMessageKeepDays,
    purge: purgeDeleted,
  },
  message: {
    about: 'Messages between the house and a player, complaints among them.',
    by: 'reporting.keepYears',
    days: lawful,
    purge: purgeMessages,
  },
  holdPicture: {
    about:
      'What pictures showed that players sent for a hold, after they were accepted or refused, or after the hold’s end where nobody ' +
      'decided. That there was one, and what was decided, stays as long as the law keeps messages.',
    by: 'PICTURE_KEEP_DAYS',
    days: ({ pictureKeepDays }) => pictureKeepDays,
    purge: purgePictures,
  },
  pushSubscription: {
    about:
      'Browsers that are told what happens, after their player was last seen there; what waits for them goes along. A logout, an ' +
      'erasure and the browser’s own service take them away at once. A notice that nobody took is gone after a day.',
    by: 'PUSH_KEEP_DAYS',
    days: ({ pushKeepDays }) => pushKeepDays,
    purge: purgeSubscriptions,
  },
  campaignClick: {
    about: 'Clicks on partners’ links.',
    by: 'CAMPAIGN_KEEP_DAYS',
    days: ({ campaignKeepDays }) => campaignKeepDays,
    purge: purgeClicks,
  },
  audit: {
    about:
      'What operators did. Only added to, by a trigger: the owner of the tables archives it (docs/operators/retention.md).',
    by: 'reporting.keepYears',
    days: lawful,
    purge: null,
  },
  desk: {
    about:
      'What the book’s desk did and wrote: its trail, insiders, cases with their notes. Players are the wallet’s ids there, so erasing ' +
      'one leaves numbers and words; the handbook asks for none that name a person.',
    by: 'reporting.keepYears',
    days: lawful,
    purge: null,
  },
  journal: {
    about:
      'Movements of money: for ever. They name players by their ids, so erasing a player leaves numbers alone. Ranges that are over ' +
      'may lie in files (npm run archive, docs/operators/archive.md), and are the same journals there; their keys stay.',
    by: 'reporting.keepYears',
    days: lawful,
    purge: null,
  },
  log: {
    about: 'Lines of the programs, without names, numbers and amounts: logrotate takes them away after 26 weeks.',
    by: 'deploy/debian/logrotate',
    days: () => 26 * 7,
    purge: null,
  },
} as const satisfies Readonly<Record<string, RetentionRow>>

interface RetentionDeps {
  readonly db: Db
  readonly settings: Kept
  readonly jurisdiction: Law
}

/** Takes away what no rule keeps any more. @returns how many rows of each. */
export async function retain({ db, settings, jurisdiction }: RetentionDeps): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {}
  for (const [name, { days, purge }] of Object.entries<RetentionRow>(RETENTION))
    if (purge) gone[name] = await purge(db, days(settings, jurisdiction), lawful(settings, jurisdiction))
  return gone
}
