/** Any payment of any method, by its viewName and its fields: what the specification's calls, one for each method, are rows upon. */
import type { PaymentPlug } from '@uwanja/providers/plugs'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { proceedDeposit, startDeposit, type Started } from './deposits.ts'
import { takeFields, type Typed } from './fields.ts'
import { counted, type CountedDeps } from './limits.ts'
import type { BankingDeps } from './deps.ts'
import { paymentOf } from './store.ts'
import { lookupName, requestWithdrawal } from './withdrawals.ts'

export type StartDeps = BankingDeps & CountedDeps

export interface StartRequest {
  readonly viewName: string
  readonly amount: string
  readonly fields?: Typed
  /** Whose account it is, as the player saw it; absent: nobody was shown yet. */
  readonly name?: string
  readonly bonusCode?: string
}

/** A deposit that is under way. */
export async function startPayingIn(deps: StartDeps, player: Player, change: StartRequest): Promise<Started> {
  const { viewName, amount, fields = {}, bonusCode = '' } = change
  const plug = deps.methods.chosen(viewName, player)
  if (plug.facts.direction !== 'deposit') refuse('METHOD_NOT_AVAILABLE')
  const { kept, passed } = takeFields(plug.fields ?? [], fields)
  if (isTried(plug)) await counted(deps, 'deposit.card', player.id)
  return startDeposit(deps, player, viewName, amount, { details: kept, secrets: passed, bonusCode })
}

/** A withdrawal that is asked for, or the name of the account that its player has to confirm. */
export async function startPayingOut(
  deps: StartDeps,
  player: Player,
  change: StartRequest,
): Promise<{ readonly id: bigint } | { readonly name: string }> {
  const { viewName, amount, fields = {}, name } = change
  const plug = deps.methods.chosen(viewName, player)
  if (plug.facts.direction !== 'withdraw') refuse('METHOD_NOT_AVAILABLE')
  const { kept, passed } = takeFields(plug.fields ?? [], fields)
  // An order waits before it goes out, and what may not be written down cannot wait.
  if (Object.keys(passed).length > 0) throw new Error(`${viewName} asks for something that it does not keep`)
  const isOwn = plug.facts.flow !== 'bank'
  const details = isOwn && plug.lookUp ? { ...kept, msisdn: player.number } : kept
  if (isOwn) return { id: await requestWithdrawal(deps, player, viewName, amount, { details }) }
  await counted(deps, 'withdraw.name', player.id)
  if (name === undefined && plug.lookUp) return { name: await lookupName(deps, player, viewName, details) }
  const destination = { details, ...(name === undefined ? {} : { name }) }
  return { id: await requestWithdrawal(deps, player, viewName, amount, destination) }
}

/** Of a call whose clients confirm before they ask: without a name there is nothing to start. */
export function idOf(asked: Awaited<ReturnType<typeof startPayingOut>>): { readonly id: string } {
  return 'id' in asked ? { id: asked.id.toString() } : refuse('ACCOUNT_NAME_CHANGED')
}

/** The player's answer to what the company asked. */
export async function continuePayment(
  deps: StartDeps,
  player: Player,
  { id, ask, fields }: { readonly id: string; readonly ask: string; readonly fields: Typed },
): Promise<Started> {
  await counted(deps, 'deposit.card', player.id)
  const payment = /^\d{1,18}$/.test(id) ? await paymentOf(deps.db, player.id, BigInt(id)) : null
  const asks = payment && deps.methods.plug(payment.viewName).asks
  if (!asks || !Object.hasOwn(asks, ask)) return refuse('NOT_FOUND')
  const { kept, passed } = takeFields(asks[ask]!, fields)
  return proceedDeposit(deps, player, id, ask, { ...kept, ...passed })
}

/** Cards and codes must not be found by trying here. */
const isTried = ({ fields = [] }: PaymentPlug): boolean => fields.some(({ kind }) => kind === 'secret')
