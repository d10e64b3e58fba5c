/** The table of areas: every call that the server answers stands in one of these. */
import { banking } from './banking.ts'
import { bonus } from './bonus.ts'
import { cashrace } from './cashrace.ts'
import { email } from './email.ts'
import { game } from './game.ts'
import { home } from './home.ts'
import { identity } from './identity.ts'
import { jackpot } from './jackpot.ts'
import { marketing } from './marketing.ts'
import { messages } from './messages.ts'
import { phonePin } from './phone-pin.ts'
import { protection } from './protection.ts'
import { push } from './push.ts'
import { security } from './security.ts'
import { site } from './site.ts'
import { sports } from './sports.ts'
import { user } from './user.ts'

export const AREAS = {
  security: { ...security, ...phonePin },
  banking,
  user,
  game,
  sports,
  cashrace,
  marketing,
  messages,
  email,
  jackpot,
  bonus,
  protection,
  identity,
  push,
  site,
  home,
}
export type Area = keyof typeof AREAS
