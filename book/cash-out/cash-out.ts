/** Cash-outs of one process: what bets are worth, taps that wait, and what players have set to happen by itself. */
import type { CashOutQuote, Tapped, ValuedBet } from '@uwanja/contract/book/cash-out'
import { QUOTE_MS } from '@uwanja/contract/book/cash-out'
import type { Db } from '@uwanja/database/sql'
import type { Bet } from '../bets/store.ts'
import { readBets } from '../bets/store.ts'
import type { Terms } from '../bets/terms.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { nowhere, type Reached } from '../process/failpoints.ts'
import { Refused } from '../process/mount.ts'
import { executeTap } from './execute.ts'
import type { Known } from './futures.ts'
import type { Tap } from './store.ts'
import { AUTO_TAP, autosOf, autosOn, dueTaps, keepTap, readTap, setAuto } from './store.ts'
import type { Offer } from './value.ts'
import { isAlive, valueOf } from './value.ts'

export interface CashOutDeps {
  readonly db: Db
  readonly known: Known
  readonly terms: () => Promise<Pick<Terms, 'delay'>>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** Where a test ends a process; absent: nowhere. */
  readonly reached?: Reached
}

export interface AskedTap extends CashOutQuote {
  readonly id: string
  /** Absent: the whole bet. */
  readonly stake?: number | undefined
}

export interface CashOut {
  values(player: bigint, bets: readonly string[]): Promise<ValuedBet[]>
  tap(player: bigint, asked: AskedTap): Promise<Tapped>
  tapped(player: bigint, bet: string, id: string): Promise<Tapped>
  auto(player: bigint, bet: string, least: number | null): Promise<void>
  /** Matches that changed: what rests on them is looked at with the next look. */
  changed(events: readonly BookEvent[]): void
  /** Taps what has come to be worth what its player set, and executes what has waited. */
  look(): Promise<void>
}

const MOST_AT_ONCE = 200

const delayOf = ({ live }: Offer, { delay }: Pick<Terms, 'delay'>): number =>
  Math.max(0, ...live.map((sport) => delay[sport]))

interface Mine {
  readonly terms: Pick<Terms, 'delay'>
  readonly autos: ReadonlyMap<string, bigint>
}

function openViews({ db, known, terms, now }: CashOutDeps) {
  function view(bet: Bet, { terms: rules, autos }: Mine): ValuedBet {
    const { id, revision, lines, openMinor } = bet
    const valued = valueOf(known, bet)
    const offer = 'offer' in valued ? valued.offer : null
    const until = new Date(now() + QUOTE_MS).toISOString()
    const auto = autos.get(id)
    return {
      bet: id,
      none: 'none' in valued ? valued.none : null,
      quote: offer && { bet: id, revision, value: Number(offer.value), epochs: { ...offer.epochs }, until },
      delay: offer ? delayOf(offer, rules) : 0,
      partOf: offer && lines === 1 ? Number(openMinor) : null,
      auto: auto === undefined ? null : Number(auto),
    }
  }
  return async (bets: readonly Bet[]): Promise<ValuedBet[]> => {
    const ids = bets.map(({ id }) => id)
    const [rules, autos] = await Promise.all([terms(), autosOf(db, ids)])
    return bets.map((bet) => view(bet, { terms: rules, autos }))
  }
}

/** Another player's bet does not exist. */
async function betOf(db: Db, player: bigint, id: string): Promise<Bet> {
  const [bet] = await readBets(db, [id])
  if (bet?.player !== player) throw new Refused('BET_NOT_FOUND')
  return bet
}

/** The same tap once more. */
function isSame(tap: Tap, { revision, value, stake }: AskedTap): boolean {
  const asked = stake === undefined ? null : BigInt(stake)
  return tap.revision === revision && tap.value === BigInt(value) && tap.stake === asked
}

/**
 * A quote needs no seal: one that was made up pays no more than the bet is worth when it executes, and nothing where a match is
 * another one than it names.
 */
function openTaps(
  deps: CashOutDeps,
  views: (bets: readonly Bet[]) => Promise<ValuedBet[]>,
  run: (tap: Pick<Tap, 'bet' | 'id'>) => Promise<boolean>,
) {
  const { db, known, terms, now } = deps

  async function told(bet: Bet, tap: Tap): Promise<Tapped> {
    const { id, state, dueAt, paid } = tap
    const isNews = state === 'changed'
    const [now = null] = isNews ? await views([await betOf(db, bet.player, bet.id)]) : []
    return { bet: bet.id, id, state, dueAt: dueAt.toISOString(), paid: paid === null ? null : Number(paid), now }
  }

  async function keep(bet: Bet, asked: AskedTap): Promise<Tap> {
    const valued = valueOf(known, bet)
    if ('none' in valued) throw new Refused('CASH_OUT_NOT_AVAILABLE')
    const { id, revision, value, epochs, stake } = asked
    const delayS = delayOf(valued.offer, await terms())
    const part = stake === undefined ? null : BigInt(stake)
    if (part !== null && (bet.lines !== 1 || part >= bet.openMinor)) throw new Refused('INVALID_AMOUNT')
    await keepTap(db, { bet: bet.id, id, revision, value: BigInt(value), epochs, stake: part, delayS })
    const kept = await readTap(db, bet.id, id)
    // Another one of the bet waits.
    if (!kept) throw new Refused('CASH_OUT_NOT_AVAILABLE')
    if (delayS === 0) await run(kept)
    return (await readTap(db, bet.id, id))!
  }

  return {
    async tap(player: bigint, asked: AskedTap): Promise<Tapped> {
      const bet = await betOf(db, player, asked.bet)
      const before = await readTap(db, bet.id, asked.id)
      if (before && !isSame(before, asked)) throw new Refused('QUOTE_ENDED')
      if (!before && !isAlive(asked.until, now())) throw new Refused('QUOTE_ENDED')
      return told(bet, before ?? (await keep(bet, asked)))
    },
    async tapped(player: bigint, id: string, name: string): Promise<Tapped> {
      const bet = await betOf(db, player, id)
      const tap = await readTap(db, id, name)
      if (!tap) throw new Refused('BET_NOT_FOUND')
      return told(bet, tap)
    },
  }
}

/** Rules that players have set. All are looked at once, then those whose matches changed. */
function openAutos({ db, known, terms, now }: CashOutDeps) {
  let dirty: Set<string> | null = null

  async function tapWorthy(bet: Bet, least: bigint, rules: Pick<Terms, 'delay'>): Promise<void> {
    const valued = valueOf(known, bet)
    if ('none' in valued || valued.offer.value < least) return
    const { id, revision } = bet
    const tap = { bet: id, id: `${AUTO_TAP}${String(revision)}:${String(now())}`, revision, value: least, stake: null }
    await keepTap(db, { ...tap, epochs: valued.offer.epochs, delayS: delayOf(valued.offer, rules) })
  }
  return {
    changed(events: readonly BookEvent[]): void {
      for (const { id } of events) dirty?.add(id)
    },
    async look(): Promise<void> {
      const looked = dirty
      dirty = new Set()
      if (looked?.size === 0) return
      const ids = looked && (await autosOn(db, [...looked]))
      if (ids?.length === 0) return
      const autos = await autosOf(db, ids)
      const rules = await terms()
      for (const bet of await readBets(db, [...autos.keys()])) await tapWorthy(bet, autos.get(bet.id)!, rules)
    },
  }
}

export function openCashOut(deps: CashOutDeps): CashOut {
  const { db, known, onFault, reached = nowhere } = deps
  const views = openViews(deps)
  const autos = openAutos(deps)

  async function run(tap: Pick<Tap, 'bet' | 'id'>): Promise<boolean> {
    const isDone = await executeTap(db, known, tap)
    await reached('cash-out', tap.bet)
    return isDone
  }
  const taps = openTaps(deps, views, run)

  return {
    ...taps,
    changed: autos.changed,
    async values(player, ids) {
      const bets = await readBets(db, ids)
      return views(bets.filter((bet) => bet.player === player))
    },
    async auto(player, id, least) {
      const bet = await betOf(db, player, id)
      if (bet.state !== 'accepted' || bet.outcome !== 'open') throw new Refused('CASH_OUT_NOT_AVAILABLE')
      await setAuto(db, id, least === null ? null : BigInt(least))
    },
    async look() {
      await autos.look().catch(onFault)
      // One that fails takes no other with it, and is due still.
      for (const tap of await dueTaps(db, MOST_AT_ONCE)) await run(tap).catch(onFault)
    },
  }
}
