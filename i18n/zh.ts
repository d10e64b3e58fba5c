/** Chinese. */
import type { Texts } from './en.ts'
import { account } from './zh/account.ts'
import { hold } from './zh/hold.ts'
import { home } from './zh/home.ts'
import { location } from './zh/location.ts'
import { kudipal } from './zh/kudipal.ts'
import { letters } from './zh/letters.ts'
import { message } from './zh/message.ts'
import { messages } from './zh/messages.ts'
import { money } from './zh/money.ts'
import { names } from './zh/names.ts'
import { notices } from './zh/notices.ts'
import { pages } from './zh/pages.ts'
import { paymentLife } from './zh/payment-life.ts'
import { partner } from './zh/partner.ts'
import { profile } from './zh/profile.ts'
import { protection } from './zh/protection.ts'
import { responsible } from './zh/responsible.ts'
import { secondFactor } from './zh/second-factor.ts'
import { shell } from './zh/shell.ts'
import { sms } from './zh/sms.ts'
import { soon } from './zh/soon.ts'

export const zh: Texts = {
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
