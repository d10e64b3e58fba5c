/** English: the language that the other two are measured by. */
import type { Translation } from './translation.ts'
import { bonus } from './en/bonus.ts'
import { contact } from './en/contact.ts'
import { erasure } from './en/erasure.ts'
import { first } from './en/first.ts'
import { hold } from './en/hold.ts'
import { identity } from './en/identity.ts'
import { kudipal } from './en/kudipal.ts'
import { messageLater } from './en/message-later.ts'
import { messages } from './en/messages.ts'
import { mobile } from './en/mobile.ts'
import { money } from './en/money.ts'
import { paymentLife } from './en/payment-life.ts'
import { profile } from './en/profile.ts'
import { protection } from './en/protection.ts'
import { secondFactor } from './en/second-factor.ts'
import { soon } from './en/soon.ts'
import { tax } from './en/tax.ts'

export const en = {
  ...first,
  ...bonus,
  ...profile,
  ...money,
  ...kudipal,
  ...mobile,
  ...hold,
  ...identity,
  ...soon,
  ...paymentLife,
  ...protection,
  ...secondFactor,
  ...tax,
  ...erasure,
  message: { ...first.message, ...messageLater },
  contact,
  messages,
} as const

/** Any language's texts: the keys of English with texts that hold the same placeholders. */
export type Texts = Translation<typeof en>
