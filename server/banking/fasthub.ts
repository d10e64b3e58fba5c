/** Area Banking, the mobile-money calls: the request on the phone, and the withdrawal to the own number. */
import type { banking } from '@uwanja/contract/site/banking'
import { fill } from '@uwanja/i18n/fill'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Player } from '../players/store.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { idOf, type Starts } from './start.ts'

type FastHub = Pick<Handlers<typeof banking>, 'registerFastHubPayBillDeposit' | 'registerFastHubWithdraw'>

export function fastHubHandlers(
  { payIn, payOut }: Starts,
  playerOf: (caller: PlayerCaller) => Promise<Player>,
): FastHub {
  return {
    async registerFastHubPayBillDeposit({ amount }, caller) {
      const player = await playerOf(caller)
      const change = { viewName: 'FastHubPayBillDeposit', amount, onceKey: caller.onceKey }
      const { id } = await payIn(player, change)
      return { message: fill(TEXTS[caller.language].deposit.pushSent, { number: player.number }), id: id.toString() }
    },
    async registerFastHubWithdraw({ amount }, caller) {
      const change = { viewName: 'FastHubWithdraw', amount, onceKey: caller.onceKey }
      return idOf(await payOut(await playerOf(caller), change))
    },
  }
}
