/** English: the language that the other two are measured by. */
import type { Translation } from './translation.ts'
import { account } from './en/account.ts'
import { hold } from './en/hold.ts'
import { home } from './en/home.ts'
import { location } from './en/location.ts'
import { kudipal } from './en/kudipal.ts'
import { letters } from './en/letters.ts'
import { message } from './en/message.ts'
import { messages } from './en/messages.ts'
import { money } from './en/money.ts'
import { names } from './en/names.ts'
import { notices } from './en/notices.ts'
import { pages } from './en/pages.ts'
import { paymentLife } from './en/payment-life.ts'
import { partner } from './en/partner.ts'
import { profile } from './en/profile.ts'
import { protection } from './en/protection.ts'
import { responsible } from './en/responsible.ts'
import { secondFactor } from './en/second-factor.ts'
import { shell } from './en/shell.ts'
import { sms } from './en/sms.ts'
import { soon } from './en/soon.ts'

export const en = {
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
} as const

/** Any language's texts: the keys of English with texts that hold the same placeholders. */
export type Texts = Translation<typeof en>
