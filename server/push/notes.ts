/** How a feature has a player's phone told of something: it is handed this function by the wiring, or null where there is no push. */
import type { PushKind } from '@uwanja/contract/site/push'
import type { AllTexts } from '@uwanja/i18n/languages'
import type { Sql } from '@uwanja/money/sql'

/** Each is a text of i18n/en/push-words.ts. */
export type PushWhat = keyof AllTexts['pushWords']

export interface PushNote {
  readonly playerId: bigint
  readonly kind: PushKind
  readonly what: PushWhat
  /** What it is about: said again it replaces what waits, and on the phone what is shown. */
  readonly tag: string
  /** Of the site, from its root. */
  readonly path: string
}

/** In the transaction that does what they tell of. It writes rows and speaks to nobody. */
export type PushToPhones = (tx: Sql, notes: readonly PushNote[]) => Promise<void>
