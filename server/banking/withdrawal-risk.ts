/** Which withdrawals go by themselves, and which wait for a person and why. */
import type { ReviewReason } from '@uwanja/contract/operators/withdrawals'
import type { HoldReason } from '@uwanja/contract/site/holds'
import type { Tx } from '@uwanja/database/sql'
import type { Settings } from '../settings/env.ts'
import { isOnHold } from '../holds/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { closingOf } from './closing-store.ts'
import { isUndecided, riskFacts, waitForPerson, type RiskFacts } from './review-store.ts'
import type { Payment } from './store.ts'

export type RiskSettings = Pick<
  Settings,
  'withdrawAutomaticMinor' | 'withdrawSmallMinor' | 'withdrawSecondMinor' | 'withdrawDoubtS'
>

/** Stands on every account whose deposits are given back to a minor. */
export const MINORS_HOLD: readonly HoldReason[] = ['age']

/** Winning ten times everything that one paid in happens, and is worth a look. */
const LARGE_AGAINST_DEPOSITS = 10n

const wordsOf = (names: string) =>
  names
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    // An initial is everybody's.
    .filter((word) => [...word].length > 1)

/** Pure. Do two people share a name? Banks write in capitals, without accents and in any order. */
export function sharesName(one: string, other: string): boolean {
  const words = wordsOf(other)
  return wordsOf(one).some((word) => words.includes(word))
}

/**
 * Pure. A small amount waits for three reasons only: that it may not be the player who asks, that it goes to somebody
 * else's account, and that their balance is being put right. Everything else is a question of size, and a large sum in small
 * pieces is a large sum: what went within a day without a person counts too.
 * @param payee Whose account it goes to, as the company said it; undefined where that is the player's own number.
 */
export function reasonsOf(minor: bigint, facts: RiskFacts, settings: RiskSettings, payee?: string): ReviewReason[] {
  const sum = minor + facts.aloneMinor
  const isLarge = sum > settings.withdrawSmallMinor
  const reasons: readonly (readonly [ReviewReason, boolean])[] = [
    ['amount', sum > settings.withdrawAutomaticMinor],
    ['first', isLarge && facts.isFirst],
    ['new-destination', isLarge && facts.isNewDestination && !facts.isFirst],
    ['doubt', facts.isDoubted],
    ['deposits', isLarge && sum > facts.depositedMinor * LARGE_AGAINST_DEPOSITS],
    // Without the player's names nobody can say that the account is theirs.
    ['payee-name', payee !== undefined && !sharesName(payee, facts.names)],
    ['correction', facts.isCorrectionOpen],
    ['bonus', isLarge && facts.hasBonus],
  ]
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason)
}

/** Pure. Nor does one person let a large sum go in small pieces. */
export const needsSecond = (minor: bigint, { singlyMinor }: RiskFacts, settings: RiskSettings): boolean =>
  minor + singlyMinor > settings.withdrawSecondMinor

type Order = Pick<Payment, 'id' | 'playerId' | 'viewName' | 'msisdn' | 'details' | 'minor'>

interface RiskDeps {
  readonly settings: RiskSettings
  readonly screening: { keepsBack(tx: Tx, playerId: bigint, minor: bigint | null): Promise<boolean> }
}

/**
 * Asked in the order's transaction, after its money was held: the wallet's lock is what placing a hold waits for, so of a
 * hold and an order at once one sees the other.
 * @returns whether it waits for a person; then nothing is due.
 */
export async function waitsForPerson(deps: RiskDeps, tx: Tx, order: Order): Promise<boolean> {
  if (await isOnHold(tx, order.playerId, 'withdrawals')) refuse('ACCOUNT_ON_HOLD')
  const facts = await riskFacts(tx, order, deps.settings.withdrawDoubtS)
  // A number that is proven to be the player's needs no name to be theirs.
  const isOwn = order.details['msisdn'] === order.msisdn
  const payee = isOwn ? undefined : order.details['name']
  const reasons = reasonsOf(order.minor, facts, deps.settings, ...(payee === undefined ? [] : [payee]))
  // Small pieces are a large sum here too.
  if (await deps.screening.keepsBack(tx, order.playerId, order.minor + facts.aloneMinor)) reasons.push('screening')
  if (reasons.length > 0)
    await waitForPerson(tx, order.id, { reasons, needsSecond: needsSecond(order.minor, facts, deps.settings) })
  return reasons.length > 0
}

/** The last look before an order is handed over: a person who was asked has not answered, or a hold was placed meanwhile. */
export async function whyKeptBack(
  { screening }: Pick<RiskDeps, 'screening'>,
  tx: Tx,
  order: Order,
): Promise<'undecided' | 'hold' | 'screening' | null> {
  if (await isUndecided(tx, order.id)) return 'undecided'
  // Two people decided that a minor's deposits go back: the hold for age is what it ends.
  const beside = (await closingOf(tx, order.id)) === 'minor' ? MINORS_HOLD : []
  if (await isOnHold(tx, order.playerId, 'withdrawals', beside)) return 'hold'
  return (await screening.keepsBack(tx, order.playerId, null)) ? 'screening' : null
}

/** A person decides when it may go after all. */
export async function waitAgain(
  { settings }: Pick<RiskDeps, 'settings'>,
  tx: Tx,
  order: Order,
  reason: 'hold' | 'screening',
): Promise<void> {
  const facts = await riskFacts(tx, order, settings.withdrawDoubtS)
  await waitForPerson(tx, order.id, { reasons: [reason], needsSecond: needsSecond(order.minor, facts, settings) })
}
