/** Chinese. */
import type { Texts } from './en.ts'
import { contact } from './zh/contact.ts'
import { debt } from './zh/debt.ts'
import { erasure } from './zh/erasure.ts'
import { identity } from './zh/identity.ts'
import { jackpot } from './zh/jackpot.ts'
import { life } from './zh/life.ts'
import { messageLast } from './zh/message-last.ts'
import { ownData } from './zh/own-data.ts'
import { player } from './zh/player.ts'
import { profile } from './zh/profile.ts'
import { secondFactor } from './zh/second-factor.ts'
import { soon } from './zh/soon.ts'
import { sports } from './zh/sports.ts'

export const zh: Texts = {
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
