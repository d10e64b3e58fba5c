/** What a player's every page and the cashier say beside what visitors read: the second download. The rest comes with the screens that want it. */
import { bonus } from './bonus.ts'
import { first } from './first.ts'
import { hold } from './hold.ts'
import { kudipal } from './kudipal.ts'
import { lobbyLater } from './lobby-later.ts'
import { messageLater } from './message-later.ts'
import { messages } from './messages.ts'
import { mobile } from './mobile.ts'
import { money } from './money.ts'
import { numberProof } from './number-proof.ts'
import { paymentLife } from './payment-life.ts'
import { protection } from './protection.ts'
import { tax } from './tax.ts'

export const player = {
  ...first,
  ...bonus,
  ...hold,
  ...kudipal,
  ...mobile,
  ...money,
  ...numberProof,
  ...paymentLife,
  ...protection,
  ...tax,
  messages,
  lobby: { ...first.lobby, ...lobbyLater },
  message: { ...first.message, ...messageLater },
} as const
