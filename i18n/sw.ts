/** Swahili. */
import type { Texts } from './en.ts'
import { contact } from './sw/contact.ts'
import { debt } from './sw/debt.ts'
import { erasure } from './sw/erasure.ts'
import { identity } from './sw/identity.ts'
import { jackpot } from './sw/jackpot.ts'
import { life } from './sw/life.ts'
import { messageLast } from './sw/message-last.ts'
import { ownData } from './sw/own-data.ts'
import { player } from './sw/player.ts'
import { profile } from './sw/profile.ts'
import { secondFactor } from './sw/second-factor.ts'
import { soon } from './sw/soon.ts'
import { sports } from './sw/sports.ts'

export const sw: Texts = {
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
}
