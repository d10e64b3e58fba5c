/** How a player stands with the promotions that give something, and the button that joins one. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { bonus, TAKING_STATES } from '@uwanja/contract/site/bonus'
import { playerById, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { chooseRule, type BonusDeps } from './bonus.ts'
import { boostedBets } from './bet-effect-store.ts'
import { mayBoost } from './boost-rules.ts'
import { bonusRuleOf, isKind, minorOf, nameOfPromotion, type Effect } from './effect-rules.ts'
import { effectOf, givenTo, runningEffects, takingsOf, type Taking } from './effect-store.ts'
import { isFor, joinEffect, mayBeOffered, mustBeFor } from './effects.ts'
import { bonusesOf, hasPaidBefore, type Bonus } from './store.ts'

interface Stands {
  readonly player: Player
  readonly hasPaid: boolean
  readonly takings: readonly Taking[]
  readonly bonuses: readonly Bonus[]
}

function stateOf(effect: Effect, { player, hasPaid, takings, bonuses }: Stands): (typeof TAKING_STATES)[number] {
  const own = bonuses.find(({ rule }) => rule === nameOfPromotion(effect.promotionId))
  if (own) return own.state === 'chosen' ? 'joined' : own.state === 'missed' ? 'missed' : 'given'
  const taking = takings.find(({ promotionId }) => promotionId === effect.promotionId)
  if (taking) return taking.state
  const isLate = effect.base === 'first-deposit' && hasPaid
  const isFor = effect.currency === player.currency && effect.givenMinor < effect.capMinor
  return isLate || !isFor ? 'closed' : 'open'
}

/** Those of a segment only who is in it sees, or who joined when they were. */
async function ownEffects(deps: BonusDeps, { player, takings }: Stands): Promise<Effect[]> {
  const own: Effect[] = []
  for (const effect of await runningEffects(deps.db, deps.country)) {
    const hasJoined = takings.some(({ promotionId }) => promotionId === effect.promotionId)
    if (hasJoined || (await isFor(deps, deps.db, effect, player.id))) own.push(effect)
  }
  return own
}

export function promotionHandlers(
  deps: BonusDeps,
): Pick<Handlers<typeof bonus>, 'getPromotions' | 'joinPromotion' | 'getBoosts'> {
  const playerOf = async (caller: PlayerCaller): Promise<Player> =>
    (await playerById(deps.db, caller.session.playerId)) ?? refuse('UNAUTHORIZED')
  return {
    async getPromotions(_input, caller) {
      const player = await playerOf(caller)
      // An offer is advertising: nobody who is excluded or on a break sees one.
      const gate = await deps.money.gate.read(deps.db, player.id)
      if (gate?.excludedUntil || gate?.timeOutUntil) return { promotions: [] }
      const stands: Stands = {
        player,
        hasPaid: await deps.db.transaction((tx) => hasPaidBefore(tx, player.id, null)),
        takings: await takingsOf(deps.db, player.id),
        bonuses: await bonusesOf(deps.db, player.id),
      }
      const given = await givenTo(deps.db, player.id)
      const promotions = (await ownEffects(deps, stands)).map((effect) => {
        const own = stands.bonuses.find(
          ({ rule, state }) => rule === nameOfPromotion(effect.promotionId) && state === 'active',
        )
        return {
          id: Number(effect.promotionId),
          kind: effect.kind,
          state: stateOf(effect, stands),
          given: wireNumber(given.get(effect.promotionId) ?? 0n),
          currency: effect.currency,
          wagered: own ? wireNumber(own.wageredMinor < own.requiredMinor ? own.wageredMinor : own.requiredMinor) : null,
          required: own ? wireNumber(own.requiredMinor) : null,
        }
      })
      return { promotions }
    },
    async getBoosts({ lang = 'en' }, { session }) {
      const found = await boostedBets(deps.db, session.playerId, lang)
      const boosts = found.filter((bet) => bet.given > 0n || mayBoost(bet, bet.slip))
      return {
        boosts: boosts.map(({ betId, company, title, rule, currency, given }) => ({
          betId,
          company,
          title,
          percent: rule.percent,
          most: wireNumber(minorOf(rule.most, currency)),
          currency,
          given: wireNumber(given),
        })),
      }
    },
    async joinPromotion({ PromotionID: id }, caller) {
      const player = await playerOf(caller)
      await deps.db.transaction(async (tx) => {
        const effect = (await effectOf(tx, deps.country, BigInt(id))) ?? refuse('NOT_FOUND')
        if (!effect.isRunning) refuse('NOT_FOUND')
        if (!isKind(effect, 'deposit-bonus')) return joinEffect(deps, tx, player, effect)
        await mayBeOffered(deps, tx, player.id)
        await mustBeFor(deps, tx, effect, player.id)
        if (effect.givenMinor >= effect.capMinor) refuse('PROMOTION_USED_UP')
        return chooseRule(tx, player, bonusRuleOf(effect))
      })
      return null
    },
  }
}
