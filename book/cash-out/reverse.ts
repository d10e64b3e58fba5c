/** Two people take a full cash-out back, within a day and when a fact that it rested on was taken back. */
import type { Db, Tx } from '@uwanja/database/sql'
import type { Bet } from '../bets/store.ts'
import { readBet } from '../bets/store.ts'
import { Refused } from '../process/mount.ts'
import { toSettle } from '../results/store.ts'
import { moveExposure } from '../risk/store.ts'
import { sayWorth } from '../settlement/worth.ts'
import { atRisk } from './execute.ts'
import type { Standings } from './facts.ts'
import { isTakenBack, standingOf } from './facts.ts'
import type { Known } from './futures.ts'
import { creditOf, fullCashOut, isRevisedSince, proposeReversal } from './store.ts'

async function isGround(tx: Tx, known: Known, bet: Bet, { at, standing }: { at: Date; standing: Standings }) {
  return isTakenBack(standing, standingOf(known, Object.keys(standing))) || (await isRevisedSince(tx, bet.id, at))
}

async function reverse(tx: Tx, known: Known, id: string, who: string): Promise<'asked' | 'reversed'> {
  const bet = await readBet(tx, id)
  if (!bet) throw new Refused('BET_NOT_FOUND')
  const done = bet.outcome === 'cashed' ? await fullCashOut(tx, bet) : null
  const credit = done && (await creditOf(tx, bet.id))
  if (!done?.isFresh || !credit || !(await isGround(tx, known, bet, done))) throw new Refused('CASH_OUT_NOT_AVAILABLE')
  const first = await proposeReversal(tx, bet, who)
  if (first === null) return 'asked'
  if (first === who) throw new Refused('FORBIDDEN')
  const after: Bet = {
    ...bet,
    outcome: 'open',
    openMinor: done.stake,
    cashedMinor: bet.cashedMinor - credit.minor,
  }
  const { openMinor, wonMinor, cashedMinor, voidedMinor } = after
  const isSaid = await sayWorth(tx, {
    bet: id,
    revision: bet.revision,
    why: 'cash-out',
    outcome: 'open',
    who: `${first}, ${who}`,
    openMinor,
    wonMinor,
    cashedMinor,
    voidedMinor,
    movements: [{ kind: 'change', of: credit.key, minor: 0n }],
    details: { reversed: true },
  })
  if (!isSaid) throw new Refused('CASH_OUT_NOT_AVAILABLE')
  await moveExposure(tx, [], atRisk(after))
  // Results that were said while nothing of it was open decide it now.
  await toSettle(tx, [...new Set(bet.legs.flatMap(({ picks }) => picks.map(({ event }) => event)))])
  return 'reversed'
}

/** The first person asks; a second one does it. */
export const reverseCashOut = (db: Db, known: Known, bet: string, who: string): Promise<'asked' | 'reversed'> =>
  db.transaction((tx) => reverse(tx, known, bet, who))
