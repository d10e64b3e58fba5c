/** Any payment of any method, by its viewName and its fields: what the specification's calls, one for each method, are rows upon. */
import type { PaymentPlug } from '@uwanja/providers/plugs'
import type { Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { askedBefore, openTogether, startedBefore } from './asked-again.ts'
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
  /** The client's own name for it; null: none. */
  readonly onceKey?: string | null
}

export interface Starts {
  /** A deposit that is under way. */
  payIn(player: Player, change: StartRequest): Promise<Started>
  /** A withdrawal that is asked for, or the name of the account that its player has to confirm. */
  payOut(player: Player, change: StartRequest): Promise<AskedFor>
}

type AskedFor = { readonly id: bigint } | { readonly name: string }

/** What is asked for again by the same name is the same payment, whatever the rules would say to a new one. */
export function openStarts(deps: StartDeps): Starts {
  const together = openTogether()
  return {
    payIn: (player, change) =>
      together(player, change, async () => {
        const before = await askedBefore(deps, player, change)
        return before ? startedBefore(before) : startPayingIn(deps, player, change)
      }),
    payOut: (player, change) =>
      together(player, change, async () => {
        const before = await askedBefore(deps, player, change)
        return before ? { id: before.id } : startPayingOut(deps, player, change)
      }),
  }
}

async function startPayingIn(deps: StartDeps, player: Player, change: StartRequest): Promise<Started> {
  const { viewName, amount, fields = {}, bonusCode = '', onceKey = null } = change
  const plug = deps.methods.chosen(viewName, player)
  if (plug.facts.direction !== 'deposit') refuse('METHOD_NOT_AVAILABLE')
  const { kept, passed } = takeFields(plug.fields ?? [], fields)
  if (isTried(plug)) await counted(deps, 'deposit.card', player.id)
  return startDeposit(deps, player, viewName, amount, { details: kept, secrets: passed, bonusCode, onceKey })
}

async function startPayingOut(deps: StartDeps, player: Player, change: StartRequest): Promise<AskedFor> {
  const { viewName, amount, fields = {}, name, onceKey = null } = change
  const plug = deps.methods.chosen(viewName, player)
  if (plug.facts.direction !== 'withdraw') refuse('METHOD_NOT_AVAILABLE')
  const { kept, passed } = takeFields(plug.fields ?? [], fields)
  // An order waits before it goes out, and what may not be written down cannot wait.
  if (Object.keys(passed).length > 0) throw new Error(`${viewName} asks for something that it does not keep`)
  const isOwn = plug.facts.flow !== 'bank'
  const details = isOwn && plug.lookUp ? { ...kept, msisdn: player.number } : kept
  if (isOwn) return { id: await requestWithdrawal(deps, player, viewName, amount, { details, onceKey }) }
  await counted(deps, 'withdraw.name', player.id)
  if (name === undefined && plug.lookUp) return { name: await lookupName(deps, player, viewName, details) }
  const destination = { details, onceKey, ...(name === undefined ? {} : { name }) }
  return { id: await requestWithdrawal(deps, player, viewName, amount, destination) }
}

/** Of a call whose clients confirm before they ask: without a name there is nothing to start. */
export function idOf(asked: AskedFor): { readonly id: string } {
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
