/** Chinese. */
import type { Texts } from './en.ts'
import { bonus } from './zh/bonus.ts'
import { contact } from './zh/contact.ts'
import { erasure } from './zh/erasure.ts'
import { first } from './zh/first.ts'
import { hold } from './zh/hold.ts'
import { identity } from './zh/identity.ts'
import { kudipal } from './zh/kudipal.ts'
import { messageLater } from './zh/message-later.ts'
import { messages } from './zh/messages.ts'
import { mobile } from './zh/mobile.ts'
import { money } from './zh/money.ts'
import { paymentLife } from './zh/payment-life.ts'
import { profile } from './zh/profile.ts'
import { protection } from './zh/protection.ts'
import { secondFactor } from './zh/second-factor.ts'
import { soon } from './zh/soon.ts'
import { tax } from './zh/tax.ts'

export const zh: Texts = {
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
