/** Area Banking, Selcom's calls: the card deposit and the withdrawal by channel. */
import { TEXTS } from '@uwanja/i18n/languages'
import type { selcomRows } from '@uwanja/contract/site/banking-selcom'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { idOf, type Starts } from './start.ts'

export function selcomHandlers(
  { payIn, payOut }: Starts,
  playerOf: (caller: PlayerCaller) => Promise<Player>,
): Handlers<typeof selcomRows> {
  return {
    async registerSelcomCcDeposit({ amount, saveInfo: _theirs, phone: _shown, ...holder }, caller) {
      // The number is the player's own: the field is locked, so what a request says of it is not looked at.
      const change = { viewName: 'SelcomCreditCardDeposit', amount, fields: holder, onceKey: caller.onceKey }
      const { id, step } = await payIn(await playerOf(caller), change)
      // Without the page nobody can pay; the order stays open, and is asked about.
      if (step.next !== 'redirect') return refuse('DEPOSIT_REJECTED', { reason: 'network' })
      return { message: TEXTS[caller.language].deposit.toCardPage, paymentUrl: step.url, id: id.toString() }
    },
    async registerSelcomWithdraw({ amount, channel }, caller) {
      const change = { viewName: 'SelcomWithdraw', amount, fields: { channel }, onceKey: caller.onceKey }
      return idOf(await payOut(await playerOf(caller), change))
    },
  }
}
