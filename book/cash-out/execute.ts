/**
 * Ends the wait of a tap. The gates of its matches are held, so that a goal comes before or after it; it pays what the bet is worth
 * at this moment, if no match has changed and that is not less than was quoted; of a settlement, a cancel and a cash-out that
 * read the same revision one wins.
 */
import type { Db, Tx } from '@uwanja/database/sql'
import type { Bet } from '../bets/store.ts'
import { readBet } from '../bets/store.ts'
import { heldGates } from '../gates/store.ts'
import { partOfValue } from '@uwanja/contract/fair/cash-out'
import type { Exposure } from '../risk/exposure.ts'
import { exposureOf } from '../risk/exposure.ts'
import { moveExposure } from '../risk/store.ts'
import type { Worth } from '../settlement/worth.ts'
import { sayWorth } from '../settlement/worth.ts'
import { standingOf } from './facts.ts'
import type { Known } from './futures.ts'
import type { Tap } from './store.ts'
import { AUTO_TAP, endTap, heldTap } from './store.ts'
import { unitOf, valueOf } from './value.ts'

/** What a bet puts at risk: of one line, what is open of its stake. */
export const atRisk = (bet: Bet): Exposure[] =>
  bet.outcome === 'open' && bet.openMinor > 0n ? exposureOf({ ...bet, unitMinor: unitOf(bet) }) : []

/** The whole value now; null: something is not as it was quoted. */
async function valueToPay(tx: Tx, known: Known, bet: Bet | null, tap: Tap): Promise<bigint | null> {
  const gates = await heldGates(tx, Object.keys(tap.epochs))
  if (!bet || bet.revision !== tap.revision) return null
  const valued = valueOf(known, bet)
  if ('none' in valued) return null
  const { value, epochs } = valued.offer
  const asked = Object.entries(tap.epochs)
  // What the gates say is stored; what this process has read of the matches must be as new.
  const isSame =
    asked.length === Object.keys(epochs).length &&
    asked.every(([event, epoch]) => gates.get(event) === epoch && epochs[event] === epoch)
  return isSame && value >= tap.value ? value : null
}

/** The bet after a share of its open stake, or all of it, was cashed out. */
function cashed(bet: Bet, stake: bigint, paid: bigint): Bet {
  const openMinor = bet.openMinor - stake
  return {
    ...bet,
    openMinor,
    cashedMinor: bet.cashedMinor + paid,
    outcome: openMinor === 0n ? 'cashed' : 'open',
  }
}

export function worthOf(known: Known, tap: Tap, before: Bet, after: Bet): Worth {
  const { openMinor, wonMinor, cashedMinor, voidedMinor, outcome } = after
  return {
    bet: before.id,
    revision: before.revision,
    why: 'cash-out',
    isAuto: tap.id.startsWith(AUTO_TAP),
    outcome,
    openMinor,
    wonMinor,
    cashedMinor,
    voidedMinor,
    movements: [{ kind: 'credit', of: null, minor: cashedMinor - before.cashedMinor }],
    details: {
      tap: tap.id,
      quoted: String(tap.value),
      stake: String(before.openMinor - openMinor),
      // What it rested on: when one of these is taken back, so may the cash-out be.
      standing: standingOf(known, Object.keys(tap.epochs)),
    },
  }
}

async function execute(tx: Tx, known: Known, { bet: id, id: name }: Pick<Tap, 'bet' | 'id'>): Promise<boolean> {
  const tap = await heldTap(tx, id, name)
  if (!tap) return false
  const bet = await readBet(tx, id)
  const value = await valueToPay(tx, known, bet, tap)
  const stake = bet && (tap.stake ?? bet.openMinor)
  const paid = bet && value !== null ? partOfValue(value, stake!, bet.openMinor) : 0n
  // A part that is worth nothing is none.
  const after = bet && paid > 0n && stake! <= bet.openMinor ? cashed(bet, stake!, paid) : null
  const isDone = after !== null && (await sayWorth(tx, worthOf(known, tap, bet!, after)))
  if (isDone) await moveExposure(tx, atRisk(bet!), atRisk(after))
  await endTap(tx, tap, isDone ? paid : null)
  return isDone
}

export const executeTap = (db: Db, known: Known, tap: Pick<Tap, 'bet' | 'id'>): Promise<boolean> =>
  db.transaction((tx) => execute(tx, known, tap))
