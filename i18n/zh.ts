/** Chinese. */
import type { Texts } from './en.ts'
import { account } from './zh/account.ts'
import { home } from './zh/home.ts'
import { letters } from './zh/letters.ts'
import { message } from './zh/message.ts'
import { messages } from './zh/messages.ts'
import { money } from './zh/money.ts'
import { names } from './zh/names.ts'
import { pages } from './zh/pages.ts'
import { profile } from './zh/profile.ts'
import { shell } from './zh/shell.ts'
import { sms } from './zh/sms.ts'

export const zh: Texts = {
  ...names,
  ...account,
  ...profile,
  ...money,
  ...home,
  ...shell,
  message,
  messages,
  letters,
  pages,
  sms,
}
