/** Insured multiples: what one lost leg took comes back, as a free bet or as cash, out of the promotion's account. */
import type { Tx } from '@uwanja/database/sql'
import { eachOf } from '../runtime/every.ts'
import { countPaid, dueInsured, type LookedAt } from './bet-effect-store.ts'
import type { BonusDeps } from './bonus.ts'
import { isKind, type EffectOf } from './effect-rules.ts'
import { hasGift, insertGift, owingEffects, take } from './effect-store.ts'
import { freeBetFrom } from './effects.ts'
import { insuredBack } from './insurance-rules.ts'
import { payCash } from './paid.ts'

const AT_ONCE = 200

/** For the timer. Each bet is looked at once; a result that is said anew afterwards takes nothing back. */
export async function payInsurance(deps: BonusDeps): Promise<void> {
  await eachOf(await owingEffects(deps.db, deps.country, 'multiple-insurance'), async (effect) => {
    if (!isKind(effect, 'multiple-insurance')) return
    const due = await dueInsured(deps.db, effect.promotionId, AT_ONCE)
    await eachOf(due, (bet) => deps.db.transaction((tx) => payOne(deps, tx, effect, bet)))
  })
}

async function payOne(deps: BonusDeps, tx: Tx, effect: EffectOf<'multiple-insurance'>, bet: LookedAt): Promise<void> {
  const { promotionId, rule } = effect
  const { playerId } = bet
  const gate = await deps.money.gate.locked(tx, playerId)
  const gift = { promotionId, playerId, stretch: `bet ${bet.id}` }
  if (await hasGift(tx, promotionId, playerId, gift.stretch)) return
  const rests = !gate || gate.excludedUntil !== null || gate.timeOutUntil !== null
  const isOne = !rests && (await countPaid(tx, promotionId, playerId)) < rule.bets
  const minor = isOne ? insuredBack(effect, bet) : 0n
  if (minor === 0n || !(await take(tx, { ...gift, minor }))) return insertGift(tx, { ...gift, minor: 0n })
  const key = `INSURED-${promotionId}-${bet.id}`
  if (rule.pays === 'free-bet') return freeBetFrom(deps, tx, effect, { key, playerId, minor, days: rule.days })
  return payCash(deps, tx, effect, { key, playerId, minor, letter: 'insurancePaid' })
}
