/** Area Bonus: what a player may have, has, and had. */
import { wireNumber } from '@uwanja/contract/wire/amounts'
import type { bonus } from '@uwanja/contract/site/bonus'
import { playerById, type Player } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers, PlayerCaller } from '../wire/handlers.ts'
import { chooseBonus, type BonusDeps } from './bonus.ts'
import { freeBetsOf, type FreeBet } from './free-bet-store.ts'
import { BONUS_RULES, type BonusRule } from './rules.ts'
import { bonusesOf, hasPaidBefore, type Bonus } from './store.ts'

export function bonusHandlers(deps: BonusDeps): Handlers<typeof bonus> {
  const playerOf = async (caller: PlayerCaller): Promise<Player> =>
    (await playerById(deps.db, caller.session.playerId)) ?? refuse('UNAUTHORIZED')
  return {
    async getBonuses(_input, caller) {
      const player = await playerOf(caller)
      const rows = await bonusesOf(deps.db, player.id)
      const isLate = await deps.db.transaction((tx) => hasPaidBefore(tx, player.id, null))
      // An offer is advertising: nobody who is excluded or on a break sees one.
      const gate = await deps.money.gate.read(deps.db, player.id)
      const offers = (gate?.excludedUntil || gate?.timeOutUntil ? [] : BONUS_RULES).filter(({ name, on }) => {
        const had = rows.find((row) => row.rule === name)
        return (had === undefined || had.state === 'chosen') && !(on === 'first-deposit' && isLate)
      })
      return {
        offers: offers.map((rule) => offerOf(rule, player)),
        bonuses: rows.filter(({ state }) => state !== 'missed').map(shown),
        freeBets: (await freeBetsOf(deps.db, player.id)).filter(({ state }) => state === 'open').map(shownFree),
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
  least: wireNumber(rule.least[currency]),
  most: wireNumber(rule.most[currency]),
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

const shown = (row: Bonus) => ({
  id: row.id.toString(),
  state: row.state,
  code: BONUS_RULES.find(({ name }) => name === row.rule)?.code ?? row.rule,
  granted: wireNumber(row.grantedMinor),
  required: wireNumber(row.requiredMinor),
  wagered: wireNumber(row.wageredMinor < row.requiredMinor ? row.wageredMinor : row.requiredMinor),
  currency: row.currency,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})
