/** Who gets a free bet, and who may give one. */
import { parseAmount } from '@uwanja/contract/wire/amounts'
import type { Money } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import { lockOperator } from '../operators/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { freeBetOfKey, givenAlone, grantFreeBet, withdrawFreeBet, type Grant } from './free-bet-store.ts'

export interface FreeBetDeps {
  readonly db: Db
  readonly money: Pick<Money, 'read' | 'gate'>
  /** What one operator may give alone in a day. */
  readonly settings: { readonly officeFourEyesMinor: bigint }
}

/** For promotions too: nobody who is excluded or on a break is offered anything. */
export async function giveFreeBet({ money }: Pick<FreeBetDeps, 'money'>, tx: Tx, grant: Grant): Promise<bigint> {
  const gate = await money.gate.locked(tx, grant.playerId)
  if (!gate) return refuse('NOT_FOUND')
  if (gate.excludedUntil) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
  if (gate.timeOutUntil) refuse('TIME_OUT_ACTIVE', { until: gate.timeOutUntil.toISOString() })
  return (await freeBetOfKey(tx, grant.key)) ?? grantFreeBet(tx, grant)
}

interface GrantRequest {
  readonly key: string
  readonly playerId: bigint
  readonly amount: string
  readonly days: number
  readonly why: string
}

export async function giveByHand(deps: FreeBetDeps, by: Operator, { amount, ...asked }: GrantRequest): Promise<bigint> {
  return deps.db.transaction(async (tx) => {
    // In turn: two presses at once must not both find that the day's sum has room.
    await lockOperator(tx, by.id)
    const known = await freeBetOfKey(tx, asked.key)
    if (known !== null) return known
    const wallet = (await deps.money.read.wallet(tx, asked.playerId)) ?? refuse('NOT_FOUND')
    const { minor, currency } = parseAmount(amount, wallet.currency) ?? refuse('INVALID_AMOUNT')
    if ((await givenAlone(tx, by.id)) + minor > deps.settings.officeFourEyesMinor) refuse('INVALID_AMOUNT')
    const id = await giveFreeBet(deps, tx, { ...asked, minor, currency, by: { operator: by.id } })
    const after = { freeBet: id, minor, currency, days: asked.days }
    const [subject, why] = [`player ${asked.playerId}`, asked.why]
    await recordAudit(tx, { by, action: 'free-bet.granted', subject, why, after })
    return id
  })
}

export async function takeBackByHand(
  { db }: Pick<FreeBetDeps, 'db'>,
  by: Operator,
  { playerId, id, why }: { readonly playerId: bigint; readonly id: bigint; readonly why: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await withdrawFreeBet(tx, playerId, id))) refuse('NO_LONGER_OPEN')
    const after = { freeBet: id }
    await recordAudit(tx, { by, action: 'free-bet.withdrawn', subject: `player ${playerId}`, why, after })
  })
}
