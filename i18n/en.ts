/** English: the language that the other two are measured by. */
import type { Translation } from './translation.ts'
import { contact } from './en/contact.ts'
import { debt } from './en/debt.ts'
import { erasure } from './en/erasure.ts'
import { identity } from './en/identity.ts'
import { jackpot } from './en/jackpot.ts'
import { life } from './en/life.ts'
import { messageLast } from './en/message-last.ts'
import { ownData } from './en/own-data.ts'
import { player } from './en/player.ts'
import { profile } from './en/profile.ts'
import { secondFactor } from './en/second-factor.ts'
import { soon } from './en/soon.ts'
import { sports } from './en/sports.ts'

export const en = {
  ...player,
  ...profile,
  ...identity,
  ...soon,
  ...sports,
  ...secondFactor,
  ...debt,
  ...erasure,
  ...jackpot,
  ...life,
  ...ownData,
  contact,
  message: { ...player.message, ...messageLast },
} as const

/** Any language's texts: the keys of English with texts that hold the same placeholders. */
export type Texts = Translation<typeof en>
