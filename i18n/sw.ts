/** Swahili. */
import type { Texts } from './en.ts'
import { bonus } from './sw/bonus.ts'
import { contact } from './sw/contact.ts'
import { erasure } from './sw/erasure.ts'
import { first } from './sw/first.ts'
import { hold } from './sw/hold.ts'
import { identity } from './sw/identity.ts'
import { kudipal } from './sw/kudipal.ts'
import { messageLater } from './sw/message-later.ts'
import { messages } from './sw/messages.ts'
import { mobile } from './sw/mobile.ts'
import { money } from './sw/money.ts'
import { paymentLife } from './sw/payment-life.ts'
import { profile } from './sw/profile.ts'
import { protection } from './sw/protection.ts'
import { secondFactor } from './sw/second-factor.ts'
import { soon } from './sw/soon.ts'
import { tax } from './sw/tax.ts'

export const sw: Texts = {
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
}
