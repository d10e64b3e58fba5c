/** Odds boosts: what a won bet brings above its own price, out of the promotion's account, for as long as the win stands. */
import type { Tx } from '@uwanja/database/sql'
import { eachOf } from '../runtime/every.ts'
import { mayDie } from '../runtime/failpoints.ts'
import {
  boostsWithWords,
  changeGift,
  countPaid,
  dropIdleWords,
  dropLateWords,
  dropWord,
  dueBoosted,
  giftOf,
  type LookedAt,
} from './bet-effect-store.ts'
import type { BonusDeps } from './bonus.ts'
import { boostOf } from './boost-rules.ts'
import { isKind, type EffectOf } from './effect-rules.ts'
import { owingEffects } from './effect-store.ts'
import { payCash } from './paid.ts'

const AT_ONCE = 200

/**
 * For the timer. A bet is looked at with every new word of its sportsbook: what is due by it is paid, or what is too much taken back.
 * While nothing is said no bet is read, and no promotion.
 */
export async function payBoosts(deps: BonusDeps): Promise<void> {
  const said = await boostsWithWords(deps.db)
  if (said.size === 0) return
  await dropLateWords(deps.db)
  await eachOf(await owingEffects(deps.db, deps.country, 'odds-boost'), async (effect) => {
    if (!isKind(effect, 'odds-boost') || !said.has(effect.promotionId)) return
    await dropIdleWords(deps.db, effect.promotionId)
    const due = await dueBoosted(deps.db, effect.promotionId, AT_ONCE)
    await eachOf(due, (bet) => deps.db.transaction((tx) => settleOne(deps, tx, effect, bet)))
  })
}

async function settleOne(deps: BonusDeps, tx: Tx, effect: EffectOf<'odds-boost'>, bet: LookedAt): Promise<void> {
  const { promotionId, rule } = effect
  const { playerId, revision: word } = bet
  // The wallet first, as everybody who moves this player's money. Who keeps away now placed this bet before: it is theirs.
  await deps.money.gate.locked(tx, playerId)
  await dropWord(tx, { promotionId, betId: bet.id, word })
  const gift = { promotionId, playerId, stretch: `bet ${bet.id}`, word }
  const before = await giftOf(tx, gift)
  if (before && before.word >= word) return
  const had = before?.minor ?? 0n
  const isOne = had > 0n || (await countPaid(tx, promotionId, playerId)) < rule.bets
  const due = isOne ? boostOf(effect, bet) : 0n
  const key = `BOOST-${promotionId}-${bet.id}-${word}`
  if (due < had) return takeBack(deps, tx, effect, { ...gift, key, minor: had - due })
  const isGiven = await changeGift(tx, { ...gift, minor: due - had })
  if (isGiven && due > had) await payCash(deps, tx, effect, { key, playerId, minor: due - had, letter: 'boostPaid' })
}

/** What was spent by then stays spent, and is the promotion's cost. */
async function takeBack(
  deps: BonusDeps,
  tx: Tx,
  { promotionId, currency, title }: EffectOf<'odds-boost'>,
  { key, minor: tooMuch, ...gift }: { key: string; playerId: bigint; stretch: string; word: number; minor: bigint },
): Promise<void> {
  const { playerId } = gift
  const cash = (await deps.money.read.wallet(tx, playerId))?.cash ?? 0n
  const minor = cash < tooMuch ? cash : tooMuch
  await changeGift(tx, { ...gift, promotionId, minor: -minor })
  if (minor === 0n) return
  const event = { key, promotion: promotionId, playerId, amount: { currency, minor }, reason: title }
  const after = await deps.money.promotion.takenBack(tx, event)
  deps.publishMoved(tx, { playerId, currency }, after)
  mayDie(tx, 'promotion.taken-back')
}
