/** A whole stake comes back as a void while nothing of the bet has begun and no price of it differs. */
import type { Db, Tx } from '@uwanja/database/sql'
import type { Bet, Pick } from '../bets/store.ts'
import { readBet } from '../bets/store.ts'
import type { Circles } from '../codes/selections.ts'
import { oddsNow } from '../codes/selections.ts'
import { phaseOf } from '../catalogue/event.ts'
import { heldGates } from '../gates/store.ts'
import { Refused } from '../process/mount.ts'
import { moveExposure } from '../risk/store.ts'
import { sayWorth } from '../settlement/worth.ts'
import { atRisk } from './execute.ts'
import { debitOf, stakeBacksOf } from './store.ts'

/** Its match is ahead, as the gate says too, and its price is what was struck. */
function isAsItWas(catalogue: Circles, pick: Pick, gates: ReadonlyMap<string, number>): boolean {
  const event = catalogue.event(pick.event)
  if (!event || phaseOf(event) !== 'before' || gates.get(event.id) !== event.epoch) return false
  return pick.startsAt.getTime() > catalogue.circumstances().nowMs && oddsNow(catalogue, event, pick) === pick.odds
}

function isWhole({ state, outcome, openMinor, stakeMinor }: Bet): boolean {
  return state === 'accepted' && outcome === 'open' && openMinor === stakeMinor
}

interface Ask {
  readonly bet: string
  readonly player: bigint
  readonly aDay: number
}

async function giveBack(tx: Tx, catalogue: Circles, { bet: id, player, aDay }: Ask) {
  const taken = await stakeBacksOf(tx, player)
  const bet = await readBet(tx, id)
  if (bet?.player !== player) throw new Refused('BET_NOT_FOUND')
  const picks = bet.legs.flatMap((leg) => leg.picks)
  const gates = await heldGates(tx, [...new Set(picks.map(({ event }) => event))])
  const debit = await debitOf(tx, id)
  const isFree = taken < aDay && isWhole(bet) && debit?.minor === bet.stakeMinor
  if (!isFree || !picks.every((pick) => isAsItWas(catalogue, pick, gates)))
    throw new Refused('STAKE_BACK_NOT_AVAILABLE')
  const { stakeMinor, wonMinor, cashedMinor } = bet
  const isSaid = await sayWorth(tx, {
    bet: id,
    revision: bet.revision,
    why: 'stake-back',
    outcome: 'void',
    openMinor: 0n,
    wonMinor,
    cashedMinor,
    voidedMinor: stakeMinor,
    movements: [{ kind: 'void', of: debit.key, minor: stakeMinor }],
  })
  if (!isSaid) throw new Refused('STAKE_BACK_NOT_AVAILABLE')
  await moveExposure(tx, atRisk(bet), [])
  return { stake: Number(stakeMinor), leftToday: aDay - taken - 1 }
}

export const stakeBack = (db: Db, catalogue: Circles, ask: Ask) => db.transaction((tx) => giveBack(tx, catalogue, ask))
