/** Swahili. */
import type { Texts } from './en.ts'
import { account } from './sw/account.ts'
import { hold } from './sw/hold.ts'
import { home } from './sw/home.ts'
import { location } from './sw/location.ts'
import { kudipal } from './sw/kudipal.ts'
import { letters } from './sw/letters.ts'
import { message } from './sw/message.ts'
import { messages } from './sw/messages.ts'
import { money } from './sw/money.ts'
import { names } from './sw/names.ts'
import { notices } from './sw/notices.ts'
import { pages } from './sw/pages.ts'
import { paymentLife } from './sw/payment-life.ts'
import { partner } from './sw/partner.ts'
import { profile } from './sw/profile.ts'
import { protection } from './sw/protection.ts'
import { responsible } from './sw/responsible.ts'
import { secondFactor } from './sw/second-factor.ts'
import { shell } from './sw/shell.ts'
import { sms } from './sw/sms.ts'
import { soon } from './sw/soon.ts'

export const sw: Texts = {
  ...names,
  ...account,
  ...profile,
  ...money,
  ...kudipal,
  ...hold,
  ...home,
  ...shell,
  ...soon,
  ...paymentLife,
  ...partner,
  ...location,
  ...protection,
  ...responsible,
  ...secondFactor,
  message,
  messages,
  letters,
  notices,
  pages,
  sms,
}
