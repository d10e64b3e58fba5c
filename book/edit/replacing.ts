/**
 * Ends a bet whose place another one takes. It goes by the one door of all that changes what bets are worth, with the revision that was
 * quoted: of an edit, a settlement, a cancel and a cash-out that read the same one wins.
 */
import type { Db, Tx } from '@uwanja/database/sql'
import type { Replacing } from '../bets/replacing.ts'
import type { Bet, Edit } from '../bets/store.ts'
import { readBet, readBets } from '../bets/store.ts'
import type { Terms } from '../bets/terms.ts'
import { atRisk } from '../cash-out/execute.ts'
import type { Known } from '../cash-out/futures.ts'
import { valueOf } from '../cash-out/value.ts'
import type { Worth } from '../settlement/worth.ts'
import { sayWorths } from '../settlement/worth.ts'

export interface EditDeps {
  readonly db: Db
  readonly known: Known
  readonly terms: () => Promise<Pick<Terms, 'delay'>>
}

type Judged = Awaited<ReturnType<Replacing['judge']>>

async function judge({ db, known, terms }: EditDeps, { old, revision, value, epochs }: Edit): Promise<Judged> {
  const changed: Judged = { reason: 'STATE_CHANGED', delay: 0 }
  const bet = await readBet(db, old)
  if (bet?.revision !== revision) return changed
  const valued = valueOf(known, bet)
  if ('none' in valued) return { reason: 'MARKET_CLOSED', delay: 0 }
  const { offer } = valued
  const asked = Object.entries(epochs)
  const isSame =
    asked.length === Object.keys(offer.epochs).length && asked.every(([event, epoch]) => offer.epochs[event] === epoch)
  if (!isSame) return changed
  const { delay } = await terms()
  // Never for more than it is worth: who makes up a quote is told that it fell.
  const reason = offer.value < value ? 'PRICE_CHANGED' : null
  return { reason, delay: Math.max(0, ...offer.live.map((sport) => delay[sport])) }
}

/** The bet before as it ends: what the new one does not stake is paid. Its wallet hears of it also when that is nothing. */
function ended(before: Bet, { id, stakeMinor, edit }: Bet): Worth {
  const { value } = edit!
  const rest = value > stakeMinor ? value - stakeMinor : 0n
  return {
    bet: before.id,
    revision: edit!.revision,
    why: 'edit',
    outcome: 'replaced',
    openMinor: 0n,
    wonMinor: before.wonMinor,
    voidedMinor: before.voidedMinor,
    cashedMinor: before.cashedMinor + rest,
    replacedBy: id,
    movements: [{ kind: 'credit', of: null, minor: rest }],
    details: { by: id, value: String(value), brought: String(value - rest) },
  }
}

async function replace(tx: Tx, bets: readonly Bet[]): ReturnType<Replacing['replace']> {
  const olds = await readBets(
    tx,
    bets.map(({ edit }) => edit!.old),
  )
  const pairs = bets.flatMap((bet) => {
    const before = olds.find(({ id }) => id === bet.edit!.old)
    return before?.outcome === 'open' ? [{ bet, before }] : []
  })
  const said = await sayWorths(
    tx,
    pairs.map(({ bet, before }) => ended(before, bet)),
  )
  const done = pairs.filter(({ before }) => said.has(before.id))
  return { done: new Set(done.map(({ bet }) => bet.id)), exposure: done.flatMap(({ before }) => atRisk(before)) }
}

export const openReplacing = (deps: EditDeps): Replacing => ({ judge: (edit) => judge(deps, edit), replace })
