/** Area Banking, our calls beside the specification's: any method, by its viewName. */
import type { methodRows } from '@uwanja/contract/site/banking-methods'
import type { Player } from '../players/store.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { wireStep, type Started } from './deposits.ts'
import { shownFields } from './fields.ts'
import { continuePayment, type StartDeps, type Starts } from './start.ts'

export function methodHandlers(
  deps: StartDeps,
  { payIn, payOut }: Starts,
  playerOf: (caller: PlayerCaller) => Promise<Player>,
): Handlers<typeof methodRows> {
  const { methods } = deps
  return {
    async startPayment({ viewName, amount, fields, name, bonusCode }, caller) {
      const player = await playerOf(caller)
      const { onceKey } = caller
      const change = { viewName, amount, fields, bonusCode, onceKey, ...(name === '' ? {} : { name }) }
      if (methods.chosen(viewName, player).facts.direction === 'deposit') return told(await payIn(player, change))
      const asked = await payOut(player, change)
      return 'name' in asked
        ? { id: null, step: { next: 'confirm', name: asked.name } }
        : { id: asked.id.toString(), step: null }
    },
    async continuePayment(answer, caller) {
      return told(await continuePayment(deps, await playerOf(caller), answer))
    },
    async getFields({ viewName }, caller) {
      const plug = methods.chosen(viewName, await playerOf(caller))
      return shownFields(plug, caller.language, methods.wire(plug.facts.company))
    },
  }
}

const told = ({ id, step }: Started) => ({ id: id.toString(), step: wireStep(step) })
