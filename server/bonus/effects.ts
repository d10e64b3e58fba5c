/** What promotions give, when it is due: on joining, with a deposit, or after a stretch of play. Each within its cap, once. */
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Sql, Tx } from '@uwanja/database/sql'
import type { Player } from '../players/store.ts'
import { eachOf } from '../runtime/every.ts'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import type { BonusDeps } from './bonus.ts'
import { cashbackOf, isByPlay, isKind, minorOf, type Effect, type EffectOf } from './effect-rules.ts'
import {
  dueForCashback,
  giveBack,
  everybodysEffects,
  hasGift,
  insertGift,
  insertTaking,
  lastRange,
  lostIn,
  markReturned,
  markTaking,
  owingEffects,
  take,
  unusedFreeBets,
  waitingOf,
  type Range,
} from './effect-store.ts'
import { giveFreeBet } from './free-bet-rules.ts'
import { giveFreeSpinsOf } from './free-spins.ts'
import { payCash } from './paid.ts'
import { hasPaidBefore } from './store.ts'

const CASHBACK_AT_ONCE = 500

/** Whoever may not play is offered nothing; the caller holds their wallet. */
export async function mayBeOffered({ money }: Pick<BonusDeps, 'money'>, tx: Tx, playerId: bigint): Promise<void> {
  const gate = await money.gate.locked(tx, playerId)
  if (gate?.excludedUntil) refuse('PLAYER_EXCLUDED', { until: gate.excludedUntil.toISOString() })
  if (gate?.timeOutUntil) refuse('TIME_OUT_ACTIVE', { until: gate.timeOutUntil.toISOString() })
}

/** Of a segment, if it is for one. */
export const isFor = async (
  deps: Pick<BonusDeps, 'isInSegment'>,
  db: Sql,
  { segmentId }: Pick<Effect, 'segmentId'>,
  playerId: bigint,
): Promise<boolean> => segmentId === null || deps.isInSegment(db, segmentId, playerId)

export async function mustBeFor(deps: BonusDeps, tx: Tx, effect: Effect, playerId: bigint): Promise<void> {
  if (!(await isFor(deps, tx, effect, playerId))) refuse('BONUS_NOT_AVAILABLE')
}

/** By its button or its code. What comes with joining alone is there at once. */
export async function joinEffect(
  deps: BonusDeps,
  tx: Tx,
  player: Pick<Player, 'id' | 'currency'>,
  effect: Effect,
): Promise<void> {
  await mayBeOffered(deps, tx, player.id)
  if (!effect.isRunning || effect.currency !== player.currency) refuse('BONUS_NOT_AVAILABLE')
  await mustBeFor(deps, tx, effect, player.id)
  if (effect.base === 'first-deposit' && (await hasPaidBefore(tx, player.id, null))) refuse('BONUS_NOT_AVAILABLE')
  if (!(await insertTaking(tx, effect.promotionId, player.id, 'joined'))) refuse('BONUS_NOT_AVAILABLE')
  if (effect.givenMinor >= effect.capMinor) refuse('PROMOTION_USED_UP')
  if (effect.base !== 'joining' || isByPlay(effect)) return
  if (!(await give(deps, tx, effect, player.id)))
    refuse(isKind(effect, 'race-entry') ? 'BONUS_NOT_AVAILABLE' : 'PROMOTION_USED_UP')
}

/** A deposit was credited, in the same transaction. The effects' rows are locked in the order of their ids, by everybody. */
export async function giftsForDeposit(
  deps: BonusDeps,
  tx: Tx,
  paid: { readonly paymentId: bigint; readonly playerId: bigint; readonly minor: bigint },
): Promise<void> {
  const isLate = await hasPaidBefore(tx, paid.playerId, paid.paymentId)
  if (!isLate) await joinEverybodys(deps, tx, paid.playerId)
  for (const effect of await waitingOf(tx, deps.country, paid.playerId)) {
    if (!isKind(effect, 'free-bet') && !isKind(effect, 'free-spins') && !isKind(effect, 'race-entry')) continue
    if ((isLate && effect.base === 'first-deposit') || !effect.isRunning) {
      await markTaking(tx, effect.promotionId, paid.playerId, 'missed')
    } else if (paid.minor >= minorOf(effect.rule.least, effect.currency)) {
      if (!(await give(deps, tx, effect, paid.playerId)))
        await markTaking(tx, effect.promotionId, paid.playerId, 'missed')
    }
  }
}

/** What registering promises is there for everybody's first deposit, without a code. */
async function joinEverybodys(deps: BonusDeps, tx: Tx, playerId: bigint): Promise<void> {
  for (const effect of await everybodysEffects(tx, deps.country, playerId)) {
    if (effect.isRunning && (await isFor(deps, tx, effect, playerId)))
      await insertTaking(tx, effect.promotionId, playerId, 'joined')
  }
}

const give = (deps: BonusDeps, tx: Tx, effect: Effect, playerId: bigint): Promise<boolean> => {
  if (isKind(effect, 'free-bet')) return giveFreeBetOf(deps, tx, effect, playerId)
  if (isKind(effect, 'free-spins')) return giveFreeSpinsOf(deps, tx, effect, playerId)
  if (isKind(effect, 'race-entry')) return giveEntry(deps, tx, effect, playerId)
  throw new Error(`${effect.kind} is given elsewhere`)
}

async function giveFreeBetOf(
  deps: BonusDeps,
  tx: Tx,
  effect: EffectOf<'free-bet'>,
  playerId: bigint,
): Promise<boolean> {
  const gate = await deps.money.gate.locked(tx, playerId)
  if (gate?.excludedUntil || gate?.timeOutUntil) return false
  const { promotionId, currency, rule } = effect
  const minor = minorOf(rule.amount, currency)
  if (!(await take(tx, { promotionId, playerId, minor }))) return false
  await markTaking(tx, promotionId, playerId, 'given')
  const key = `PROMOTION-${promotionId}-${playerId}`
  await freeBetFrom(deps, tx, effect, { key, playerId, minor, days: rule.days })
  return true
}

interface FreeBetGift {
  readonly key: string
  readonly playerId: bigint
  readonly minor: bigint
  readonly days: number
}

/** Out of the promotion's account, once a key, and told; the caller has taken it from the cap. */
export async function freeBetFrom(
  deps: BonusDeps,
  tx: Tx,
  { promotionId, currency, title }: Effect,
  { key, playerId, minor, days }: FreeBetGift,
): Promise<void> {
  const by = { promotion: title, promotionId }
  await giveFreeBet(deps, tx, { key, playerId, currency, minor, days, why: title, by })
  await deps.money.promotion.funded(tx, { key, promotion: promotionId, amount: { currency, minor } })
  const texts = { amount: moneyText(minor, currency), days: String(days), title }
  await deps.notify(tx, playerId, 'freeBetGranted', texts)
  mayDie(tx, 'promotion.given')
}

/** Its race may be over by now, or be no one that needs an entry any more: then it gives nothing. */
async function giveEntry(deps: BonusDeps, tx: Tx, effect: EffectOf<'race-entry'>, playerId: bigint): Promise<boolean> {
  const gate = await deps.money.gate.locked(tx, playerId)
  if (gate?.excludedUntil || gate?.timeOutUntil) return false
  const { promotionId, currency, rule, title } = effect
  const minor = minorOf(rule.amount, currency)
  if (!(await take(tx, { promotionId, playerId, minor }))) return false
  const race = await deps.enterRace(tx, { race: rule.race, playerId, promotionId })
  if (race === null) {
    await giveBack(tx, { promotionId, playerId, minor })
    return false
  }
  await markTaking(tx, promotionId, playerId, 'given')
  const key = `ENTRY-${promotionId}-${playerId}`
  await deps.money.promotion.entered(tx, { key, promotion: promotionId, amount: { currency, minor } })
  await deps.notify(tx, playerId, 'raceEntered', { title, race })
  return true
}

/** Free bets that nobody used go back to their promotion's account; for the timer. */
export async function returnUnused({ db, money }: Pick<BonusDeps, 'db' | 'money'>): Promise<void> {
  await eachOf(await unusedFreeBets(db), ({ id, promotionId: promotion, minor, currency }) =>
    db.transaction(async (tx) => {
      if (await markReturned(tx, id))
        await money.promotion.returned(tx, { key: `FREEBET-${id}`, promotion, amount: { currency, minor } })
    }),
  )
}

/** Of the last whole stretch of each promotion, to everybody who joined; for the timer. */
export async function payCashback(deps: BonusDeps, zone: string): Promise<void> {
  await eachOf(await owingEffects(deps.db, deps.country, 'cashback'), async (effect) => {
    if (!isKind(effect, 'cashback')) return
    const range = await lastRange(deps.db, effect.promotionId, effect.rule.period, zone)
    if (!range) return
    const due = await dueForCashback(deps.db, effect.promotionId, range, CASHBACK_AT_ONCE)
    await eachOf(due, (playerId) => deps.db.transaction((tx) => payOne(deps, tx, effect, playerId, range)))
  })
}

async function payOne(
  deps: BonusDeps,
  tx: Tx,
  effect: EffectOf<'cashback'>,
  playerId: bigint,
  range: Range,
): Promise<void> {
  const gate = await deps.money.gate.locked(tx, playerId)
  const { promotionId } = effect
  if (await hasGift(tx, promotionId, playerId, range.name)) return
  const gift = { promotionId, playerId, stretch: range.name }
  const rests = !gate || gate.excludedUntil !== null || gate.timeOutUntil !== null
  const minor = rests ? 0n : cashbackOf(effect, await lostIn(tx, playerId, promotionId, range))
  if (minor === 0n || !(await take(tx, { ...gift, minor }))) return insertGift(tx, { ...gift, minor: 0n })
  const key = `CASHBACK-${promotionId}-${playerId}-${range.name}`
  await payCash(deps, tx, effect, { key, playerId, minor, letter: 'cashbackPaid' })
}
