/**
 * What becomes of a bonus: chosen by its code, granted with the deposit that brings it, turned into cash when enough was
 * staked, gone when its time is over or when money is taken out before.
 */
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Money, Recorded } from '@uwanja/money'
import type { Db, Sql, Tx } from '@uwanja/money/sql'
import type { Player } from '../players/store.ts'
import { mayDie } from '../runtime/failpoints.ts'
import type { ProjectionName } from '../runtime/projections.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Notify } from '../notices/notify.ts'
import { bonusRuleOf, isKind, promotionNamed } from './effect-rules.ts'
import { effectOf, effectOfCode, insertTaking, markTaking, take } from './effect-store.ts'
import { giftsForDeposit, joinEffect, mayBeOffered, mustBeFor } from './effects.ts'
import { bonusOf, ruleOfFigures, tidyCode, type BonusRule } from './rules.ts'
import {
  finishedBonuses,
  hasPaidBefore,
  insertChoice,
  lastEnded,
  lockBonus,
  markEnded,
  markGranted,
  withMoneyLeft,
  type Bonus,
  type BonusState,
} from './store.ts'

/** The name under which the projection of stakes reads journals (wagering.ts). */
export const CURSOR = 'bonus' satisfies ProjectionName

export interface RaceEntry {
  /** Its address. */
  readonly race: string
  readonly playerId: bigint
  readonly promotionId: bigint
}

export interface BonusDeps {
  readonly db: Db
  readonly money: Money
  readonly notify: Notify
  /** Of the jurisdiction. */
  readonly country: string
  /** Does a segment of the office's find this player now? */
  isInSegment(db: Sql, segmentId: bigint, playerId: bigint): Promise<boolean>
  /** Lets a player into a race that needs an entry. @returns its name in their language; null: it takes nobody any more. */
  enterRace(tx: Tx, entry: RaceEntry): Promise<string | null>
  /** The player's balance moved with this journal. */
  publishMoved(
    tx: Tx,
    player: Pick<Bonus, 'playerId' | 'currency'>,
    after: Pick<Recorded, 'cash' | 'bonus' | 'version'>,
  ): void
}

/** Must run before the deposit that brings it is paid. Refuses what could never be granted, so that nobody deposits for it. */
export async function chooseBonus(deps: BonusDeps, tx: Tx, player: Player, rawCode: string): Promise<void> {
  const effect = await effectOfCode(tx, deps.country, tidyCode(rawCode))
  if (effect && !isKind(effect, 'deposit-bonus')) return joinEffect(deps, tx, player, effect)
  await mayBeOffered(deps, tx, player.id)
  if (!effect) return refuse('BONUS_CODE_UNKNOWN')
  await mustBeFor(deps, tx, effect, player.id)
  if (effect.givenMinor >= effect.capMinor) refuse('PROMOTION_USED_UP')
  await chooseRule(tx, player, bonusRuleOf(effect))
}

/** For the deposit bonus of a promotion, by its button. */
export async function chooseRule(tx: Tx, player: Pick<Player, 'id' | 'currency'>, rule: BonusRule): Promise<void> {
  const isLate = rule.on === 'first-deposit' && (await hasPaidBefore(tx, player.id, null))
  const isForeign = rule.least[player.currency] === undefined
  if (isLate || isForeign || !(await insertChoice(tx, player.id, rule, player.currency))) refuse('BONUS_NOT_AVAILABLE')
}

/** Of a promotion that has ended meanwhile there is none. */
async function ruleOfChoice(
  { country }: BonusDeps,
  tx: Tx,
  { rule: name, figures, currency }: Bonus,
): Promise<BonusRule | undefined> {
  const promotionId = promotionNamed(name)
  if (promotionId === null) return figures ? ruleOfFigures(figures, { name, currency }) : undefined
  const effect = await effectOf(tx, country, promotionId)
  return effect?.isRunning && isKind(effect, 'deposit-bonus') ? bonusRuleOf(effect) : undefined
}

interface Paid {
  readonly paymentId: bigint
  readonly playerId: bigint
  readonly minor: bigint
}

/** A deposit was credited, in the same transaction: brings what its player has chosen, and what they joined. */
export async function bonusForDeposit(deps: BonusDeps, tx: Tx, paid: Paid): Promise<Recorded | null> {
  const after = await chosenBonus(deps, tx, paid)
  await giftsForDeposit(deps, tx, paid)
  return after
}

async function chosenBonus(deps: BonusDeps, tx: Tx, paid: Paid): Promise<Recorded | null> {
  const gate = await deps.money.gate.locked(tx, paid.playerId)
  const chosen = await lockBonus(tx, paid.playerId, 'chosen')
  if (!chosen) return null
  const rule = await ruleOfChoice(deps, tx, chosen)
  const minor = rule ? bonusOf(rule, chosen.currency, paid.minor) : 0n
  // Who has taken a break since they chose it is given nothing that wants to be played.
  const rests = Boolean(gate?.excludedUntil || gate?.timeOutUntil)
  const isLate = rule?.on === 'first-deposit' && (await hasPaidBefore(tx, paid.playerId, paid.paymentId))
  // One at a time: a stake counts for one.
  const isTaken = (await lockBonus(tx, paid.playerId, 'active')) !== null
  if (!rule || rests || minor === 0n || isLate || isTaken || !(await isCovered(tx, chosen, minor))) {
    await markEnded(tx, chosen.id, 'missed')
    return null
  }
  return grant(deps, tx, chosen, { ...paid, rule, minor })
}

/** Within the cap of its promotion, if it is one's. */
async function isCovered(tx: Tx, { promotionId, playerId }: Bonus, minor: bigint): Promise<boolean> {
  if (promotionId === null) return true
  if (!(await insertTaking(tx, promotionId, playerId, 'given'))) return false
  if (await take(tx, { promotionId, playerId, minor })) return true
  await markTaking(tx, promotionId, playerId, 'missed')
  return false
}

async function grant(
  deps: BonusDeps,
  tx: Tx,
  chosen: Bonus,
  { playerId, paymentId, rule, minor }: Paid & { readonly rule: BonusRule },
): Promise<Recorded> {
  const amount = { currency: chosen.currency, minor }
  const after = await deps.money.bonus.granted(tx, {
    key: keyOf(chosen),
    playerId,
    amount,
    promotion: chosen.promotionId,
  })
  const { lowRiskPercent, days } = rule
  const requiredMinor = minor * BigInt(rule.times)
  await markGranted(tx, chosen.id, { minor, requiredMinor, lowRiskPercent, paymentId, days })
  const texts = {
    amount: moneyText(minor, chosen.currency),
    times: String(rule.times),
    days: String(days),
    lowRiskPercent: String(lowRiskPercent),
  }
  await deps.notify(tx, playerId, 'bonusGranted', texts)
  mayDie(tx, 'bonus.granted')
  return after
}

/** Money is taken out while a bonus is open: the rest of it goes, as its rules say. */
export async function forfeitBonus(deps: BonusDeps, tx: Tx, playerId: bigint): Promise<void> {
  // The wallet first, as everybody who moves this player's money.
  await deps.money.gate.locked(tx, playerId)
  const bonus = await lockBonus(tx, playerId, 'active')
  if (bonus) await end(deps, tx, bonus, 'forfeited')
}

/** Ends what is over; for the timer. What a bonus owes is known when each of its stakes was counted: until then it waits. */
export async function endBonuses(deps: BonusDeps): Promise<void> {
  for (const { id, playerId } of await finishedBonuses(deps.db)) {
    await deps.db.transaction(async (tx) => {
      await deps.money.gate.locked(tx, playerId)
      const bonus = await lockBonus(tx, playerId, 'active')
      if (bonus?.id !== id) return
      if (bonus.wageredMinor >= bonus.requiredMinor) await end(deps, tx, bonus, 'released')
      else if (await deps.money.read.isRead(tx, CURSOR, playerId)) await end(deps, tx, bonus, 'expired')
    })
  }
}

/** A stake may be under way when its bonus ends: what comes back of it later goes where the bonus went. */
export async function sendAfter(deps: BonusDeps, playerIds: readonly bigint[] | 'everybody'): Promise<void> {
  for (const playerId of await withMoneyLeft(deps.db, playerIds)) {
    await deps.db.transaction(async (tx) => {
      await deps.money.gate.locked(tx, playerId)
      if (await lockBonus(tx, playerId, 'active')) return
      const bonus = await lastEnded(tx, playerId)
      const wallet = await deps.money.read.wallet(tx, playerId)
      if (!bonus || !wallet) return
      const left = await empty(deps, tx, bonus, { state: bonus.state, key: `${keyOf(bonus)}-${wallet.version}` })
      if (left > 0n) await notifyEnd(deps, tx, bonus, { state: bonus.state, left })
      mayDie(tx, 'bonus.followed')
    })
  }
}

type Ended = Extract<BonusState, 'released' | 'expired' | 'forfeited'>

async function end(deps: BonusDeps, tx: Tx, bonus: Bonus, state: Ended): Promise<void> {
  const left = await empty(deps, tx, bonus, { state, key: keyOf(bonus) })
  await markEnded(tx, bonus.id, state)
  await notifyEnd(deps, tx, bonus, { state, left })
  mayDie(tx, 'bonus.ended')
}

/** @returns what stood in the account for bonuses: cash now, or gone. */
async function empty(
  deps: BonusDeps,
  tx: Tx,
  bonus: Bonus,
  { state, key }: { readonly state: BonusState; readonly key: string },
): Promise<bigint> {
  const left = (await deps.money.read.wallet(tx, bonus.playerId))?.bonus ?? 0n
  if (left === 0n) return left
  const event = { key, playerId: bonus.playerId, amount: { currency: bonus.currency, minor: left } }
  const after = await (state === 'released'
    ? deps.money.bonus.released(tx, event)
    : deps.money.bonus.expired(tx, { ...event, promotion: bonus.promotionId }))
  deps.publishMoved(tx, bonus, after)
  return left
}

function notifyEnd(
  deps: BonusDeps,
  tx: Tx,
  { playerId, currency }: Bonus,
  { state, left }: { readonly state: BonusState; readonly left: bigint },
): Promise<void> {
  const amount = moneyText(left, currency)
  return deps.notify(tx, playerId, state === 'released' ? 'bonusReleased' : 'bonusGone', { amount })
}

const keyOf = ({ id }: Pick<Bonus, 'id'>) => `BONUS-${id}`

/** What payments are handed of this feature. */
export const bonusActions = (deps: BonusDeps) => ({
  bonusForDeposit: (tx: Tx, paid: Parameters<typeof bonusForDeposit>[2]) => bonusForDeposit(deps, tx, paid),
  forfeitBonus: (tx: Tx, playerId: bigint) => forfeitBonus(deps, tx, playerId),
  chooseBonus: (tx: Tx, player: Player, rawCode: string) => chooseBonus(deps, tx, player, rawCode),
})
