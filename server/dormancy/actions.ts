/** What people do about dormant accounts: look for the player, hand the money over, give it back. Each in the office's transaction. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Money, Recorded } from '@uwanja/money'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { ClaimedBy } from '@uwanja/contract/operators/dormant'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import type { Notify } from '../notices/notify.ts'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import {
  dormantById,
  insertSearch,
  listDormant,
  lockDormant,
  noteClaimed,
  noteHandedOver,
  type DormantAsked,
  type DormantRow,
} from './store.ts'

export interface DormancyActions {
  listed(db: Sql, asked: DormantAsked): Promise<DormantRow[]>
  one(db: Sql, id: bigint): Promise<DormantRow | null>
  /** Refuses where nobody is to be looked for any more. @returns whose account it is. */
  searched(tx: Tx, id: bigint, by: { readonly operatorId: bigint; readonly body: string }): Promise<bigint>
  /** Refuses where a list of sanctions has the player: frozen money goes nowhere. */
  mustNotBeFrozen(tx: Tx, playerId: bigint): Promise<void>
  /** Refuses another sum than was asked for, and what may not be handed over by now. */
  handedOver(tx: Tx, id: bigint, change: { readonly minor: bigint; readonly why: string }): Promise<void>
  /** Refuses what was claimed before. */
  claimed(
    tx: Tx,
    id: bigint,
    change: { readonly by: ClaimedBy; readonly reference: string; readonly why: string },
  ): Promise<void>
}

export interface DormancyDeps {
  readonly money: Money
  readonly jurisdiction: Pick<Jurisdiction, 'dormancy'>
  readonly notify: Notify
  /** Frozen, because a list of sanctions has its player: it goes nowhere. */
  readonly screening: { keepsBack(tx: Tx, playerId: bigint, minor: null): Promise<boolean> }
  /** After the commit open pages hear of the balance. */
  publishMoved(tx: Tx, of: { readonly playerId: bigint; readonly currency: string }, after: Recorded): void
  /** A bonus ends when money leaves the account. */
  forfeitBonus(tx: Tx, playerId: bigint): Promise<unknown>
}

async function mustNotBeFrozen({ screening }: DormancyDeps, tx: Tx, playerId: bigint): Promise<void> {
  if (await screening.keepsBack(tx, playerId, null)) refuse('ACCOUNT_ON_HOLD')
}

/** The wallet is locked first, as everywhere: what is read then stays as it is. */
async function locked({ money, jurisdiction }: DormancyDeps, tx: Tx, id: bigint): Promise<DormantRow> {
  const { playerId } = (await dormantById(tx, jurisdiction.dormancy, id)) ?? refuse('NOT_FOUND')
  await money.gate.locked(tx, playerId)
  await lockDormant(tx, id)
  return (await dormantById(tx, jurisdiction.dormancy, id))!
}

async function handedOver(
  deps: DormancyDeps,
  tx: Tx,
  id: bigint,
  change: { readonly minor: bigint; readonly why: string },
): Promise<void> {
  const { money, jurisdiction } = deps
  const { playerId, minor, currency: raw, mayHandOver } = await locked(deps, tx, id)
  if (!mayHandOver) refuse('NO_LONGER_OPEN')
  await mustNotBeFrozen(deps, tx, playerId)
  if (minor !== change.minor) refuse('INCORRECT_PARAMETER_VALUE', { field: 'amount' })
  const currency = raw as Currency
  await deps.forfeitBonus(tx, playerId)
  const account = jurisdiction.dormancy.handedTo
  const amount = { currency, minor }
  const event = { key: `dormant-${id}`, playerId, amount, account, reason: change.why }
  deps.publishMoved(tx, { playerId, currency }, await money.dormancy.handedOver(tx, event))
  await noteHandedOver(tx, id, { account, currency, minor })
  await deps.notify(tx, playerId, 'dormantHandedOver', { amount: moneyText(minor, currency) })
  mayDie(tx, 'dormant.handed-over')
}

async function claimed(
  deps: DormancyDeps,
  tx: Tx,
  id: bigint,
  { by, reference, why }: Parameters<DormancyActions['claimed']>[2],
): Promise<void> {
  const { playerId, minor, currency: raw, state, handedTo } = await locked(deps, tx, id)
  if (state !== 'handed-over') refuse('NO_LONGER_OPEN')
  await mustNotBeFrozen(deps, tx, playerId)
  const currency = raw as Currency
  const account = handedTo === 'unclaimed' ? handedTo : 'dormant'
  const event = { key: `dormant-${id}`, playerId, amount: { currency, minor }, account, reason: why, by } as const
  const after = await deps.money.dormancy.claimed(tx, event)
  await noteClaimed(tx, id, by, reference)
  if (by === 'player') {
    deps.publishMoved(tx, { playerId, currency }, after)
    await deps.notify(tx, playerId, 'dormantClaimed', { amount: moneyText(minor, currency) })
  }
  mayDie(tx, 'dormant.claimed')
}

export function dormancyActions(deps: DormancyDeps): DormancyActions {
  const { dormancy } = deps.jurisdiction
  return {
    listed: (db, asked) => listDormant(db, dormancy, asked),
    one: (db, id) => dormantById(db, dormancy, id),
    async searched(tx, id, { operatorId, body }) {
      const { playerId, state } = await locked(deps, tx, id)
      if (state !== 'told' && state !== 'dormant') refuse('NO_LONGER_OPEN')
      await insertSearch(tx, id, operatorId, body)
      return playerId
    },
    mustNotBeFrozen: (tx, playerId) => mustNotBeFrozen(deps, tx, playerId),
    handedOver: (tx, id, change) => handedOver(deps, tx, id, change),
    claimed: (tx, id, change) => claimed(deps, tx, id, change),
  }
}
