/** Area Bonus: what a player may have, has, and had. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { bonus } from '@uwanja/contract/site/bonus'
import { playerById, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { chooseBonus, type BonusDeps } from './bonus.ts'
import { bonusRuleOf, isKind } from './effect-rules.ts'
import { runningEffects } from './effect-store.ts'
import { isFor } from './effects.ts'
import { freeBetsOf, type FreeBet } from './free-bet-store.ts'
import { freeSpinsOf, type FreeSpins } from './free-spin-store.ts'
import type { BonusRule } from './rules.ts'
import { bonusesOf, hasPaidBefore, type Bonus } from './store.ts'

/** Bonuses of promotions that run, that have a code, and that the next deposit of this player could bring. */
async function offersTo(deps: BonusDeps, { id, currency }: Player, rows: readonly Bonus[]): Promise<BonusRule[]> {
  const { db } = deps
  const isLate = await db.transaction((tx) => hasPaidBefore(tx, id, null))
  const offers: BonusRule[] = []
  for (const effect of await runningEffects(db, deps.country)) {
    if (!isKind(effect, 'deposit-bonus') || effect.code === '' || effect.currency !== currency) continue
    const had = rows.find(({ promotionId }) => promotionId === effect.promotionId)
    const isOver = (had && had.state !== 'chosen') || effect.givenMinor >= effect.capMinor
    if (isOver || (isLate && effect.base === 'first-deposit') || !(await isFor(deps, db, effect, id))) continue
    offers.push(bonusRuleOf(effect))
  }
  return offers
}

export function bonusHandlers(deps: BonusDeps): Pick<Handlers<typeof bonus>, 'getBonuses' | 'chooseBonus'> {
  const playerOf = async (caller: PlayerCaller): Promise<Player> =>
    (await playerById(deps.db, caller.session.playerId)) ?? refuse('UNAUTHORIZED')
  return {
    async getBonuses(_input, caller) {
      const player = await playerOf(caller)
      const rows = await bonusesOf(deps.db, player.id)
      // An offer is advertising: nobody who is excluded or on a break sees one.
      const gate = await deps.money.gate.read(deps.db, player.id)
      const offers = gate?.excludedUntil || gate?.timeOutUntil ? [] : await offersTo(deps, player, rows)
      return {
        offers: offers.map((rule) => offerOf(rule, player)),
        bonuses: rows.filter(({ state }) => state !== 'missed').map(shown),
        freeBets: (await freeBetsOf(deps.db, player.id)).filter(({ state }) => state === 'open').map(shownFree),
        freeSpins: (await freeSpinsOf(deps.db, player.id)).filter(({ state }) => state === 'open').map(shownSpins),
      }
    },
    async chooseBonus({ bonusCode }, caller) {
      const player = await playerOf(caller)
      await deps.db.transaction((tx) => chooseBonus(deps, tx, player, bonusCode))
      return null
    },
  }
}

const offerOf = (rule: BonusRule, { currency }: Player) => ({
  code: rule.code,
  percent: rule.percent,
  least: wireNumber(rule.least[currency] ?? 0n),
  most: wireNumber(rule.most[currency] ?? 0n),
  times: rule.times,
  lowRiskPercent: rule.lowRiskPercent,
  days: rule.days,
  currency,
})

const shownFree = ({ id, minor, currency, endsAt }: FreeBet) => ({
  id: id.toString(),
  amount: wireNumber(minor),
  currency,
  endsAt: endsAt.toISOString(),
})

const shownSpins = (row: FreeSpins) => ({
  id: row.id.toString(),
  left: row.spins - row.used,
  spins: row.spins,
  amount: wireNumber(row.spinMinor),
  won: wireNumber(row.wonMinor),
  most: wireNumber(row.mostMinor),
  winnings: row.winnings,
  times: row.times,
  currency: row.currency,
  endsAt: row.endsAt.toISOString(),
})

const shown = (row: Bonus) => ({
  id: row.id.toString(),
  state: row.state,
  code: row.code,
  granted: wireNumber(row.grantedMinor),
  required: wireNumber(row.requiredMinor),
  wagered: wireNumber(row.wageredMinor < row.requiredMinor ? row.wageredMinor : row.requiredMinor),
  currency: row.currency,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})
