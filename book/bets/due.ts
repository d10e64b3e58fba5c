/** Slips that wait: each is decided at its moment by whichever process looks first, and what was left in the middle is taken up. */
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Reached } from '../process/failpoints.ts'
import { undo } from './accept-store.ts'
import type { NewBet } from './admit-store.ts'
import type { Rules } from './amounts.ts'
import type { ChanceBook } from './chances.ts'
import type { DebitDeps } from './debit.ts'
import { debit } from './debit.ts'
import type { Documented } from './document.ts'
import type { BetLedger } from './ledger.ts'
import type { Replacing } from './replacing.ts'
import type { Bet } from './store.ts'
import { doubtful, due, payerOf, readBets, walletOfPlayer } from './store.ts'
import type { Struck, Wanted } from './struck.ts'
import { keptTerms, newLegs, strike } from './struck.ts'
import type { BetTerms } from './terms.ts'

const MOST_AT_ONCE = 200
/** Whoever asked a wallet so long ago is dead: a wallet is not waited for so long. */
const IN_DOUBT_MS = 15_000

interface Parts {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly chances: ChanceBook
  readonly ledger: BetLedger
  readonly debits: DebitDeps
  readonly replacing: Replacing
  readonly rulesFor: (wallet: string, playerFactor: number) => Promise<Rules>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  readonly reached: Reached
}

/** Hundredths: a limit was measured when the slip came. */
const USUAL_FACTOR = 100

export function wantedOfBet(bet: Bet): Wanted {
  const { kind, sizes, lines, mayFail, unitMinor, policy, freeBet, edit, offer } = bet
  const taken = offer as { readonly odds: number[]; readonly isTaken?: boolean } | null
  return {
    shape: { kind, sizes, lines, mayFail },
    unit: unitMinor,
    policy,
    freeBet,
    isEdit: edit !== null,
    offered: taken?.isTaken ? taken.odds : null,
    legs: bet.legs.map(({ askedOdds, isBanker, picks }) => ({
      odds: askedOdds,
      isBanker,
      epochs: picks.map(({ shownEpoch }) => shownEpoch),
      picks: picks.map(({ event, market, specifiers, outcome }) => ({ event, market, specifiers, outcome })),
    })),
  }
}

function documented(bet: NewBet, struck: Struck): Documented {
  const { id, kind, unit, lines, sizes, mayFail, price, currency, most, decidedAt, legs } = bet
  return {
    id,
    kind,
    unit: BigInt(unit),
    lines,
    sizes,
    mayFail,
    price,
    currency,
    most: BigInt(most!),
    legs,
    terms: bet.terms as BetTerms,
    decidedAt: decidedAt!,
    struck: struck.legs.map(({ picks }) => picks),
    replaces: bet.edit?.old ?? null,
  }
}

/** Decides one that has waited. */
function openDeciding(deps: Parts) {
  const { db, catalogue, ledger, debits, replacing, rulesFor, now, reached } = deps
  return async (bet: Bet): Promise<void> => {
    const { id } = bet
    const wanted = wantedOfBet(bet)
    const rules = await rulesFor(await walletOfPlayer(db, bet.player), USUAL_FACTOR)
    const before = bet.edit && (await replacing.judge(bet.edit))
    const struck = strike(deps, wanted, rules)
    const { told, price } = struck.verdict
    const reason = before?.reason ?? struck.verdict.reason
    if (reason !== null || !struck.amounts) {
      await ledger.conclude({ refusal: { id, reason: reason ?? 'MARKET_CLOSED', told } })
      return
    }
    const decidedAt = new Date(now()).toISOString()
    const legs = newLegs(struck, wanted, 'decided')
    const terms = keptTerms(catalogue, struck, wanted, rules)
    const { most } = struck.amounts
    if (!(await ledger.conclude({ decision: { bet, decidedAt, price, terms, most: String(most), legs } }))) return
    await reached('asked', id)
    const payer = await payerOf(db, id)
    const { kind, unitMinor: unit, lines, sizes, mayFail, currency, round, freeBet, edit } = bet
    const picks = struck.legs.map((leg) => leg.picks)
    const replaces = edit?.old ?? null
    const document = { id, kind, unit, lines, sizes, mayFail, price, currency, most, terms, decidedAt, legs, replaces }
    await debit(debits, { ...document, struck: picks, round, freeBet, edit }, payer)
  }
}

/** Whose process died while a wallet was asked: what it may hold goes back. */
async function undoDoubtful({ db, now }: Parts): Promise<void> {
  const ids = await doubtful(db, now() - IN_DOUBT_MS, MOST_AT_ONCE)
  if (ids.length === 0) return
  const undone = ids.map((id) => ({ id, reason: 'WALLET_SILENT' as const }))
  await db.transaction((tx) => undo(tx, undone))
}

export function openDue(deps: Parts) {
  const { db, catalogue, ledger, now, onFault } = deps
  const decideOne = openDeciding(deps)
  const underWay = new Map<string, Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let looking: Promise<void> | null = null

  async function concluded(bet: Bet): Promise<void> {
    if (bet.state === 'waiting') return decideOne(bet)
    const reason = bet.offer === null ? 'NOT_REVIEWED' : 'OFFER_ENDED'
    await ledger.conclude({ refusal: { id: bet.id, reason, told: null } })
  }

  function run(bet: Bet): void {
    const done = concluded(bet)
      .catch(onFault)
      .finally(() => void underWay.delete(bet.id))
    underWay.set(bet.id, done)
  }

  async function lookOnce(): Promise<void> {
    await undoDoubtful(deps)
    const ids = (await due(db, now(), MOST_AT_ONCE)).filter((id) => !underWay.has(id))
    if (ids.length === 0) return
    // Prices and gates as they are stored now: other processes may have heard what this one has not.
    await catalogue.follow()
    // Nobody waits for them here: who is due next is not kept waiting by a wallet.
    for (const bet of await readBets(db, ids)) run(bet)
  }

  const look = (): Promise<void> =>
    (looking ??= lookOnce()
      .catch(onFault)
      .finally(() => (looking = null)))
  return {
    look,
    documented,
    /** Looks at this moment, too. */
    wake(dueMs: number): void {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          void (looking ?? Promise.resolve()).then(look)
        },
        Math.max(0, dueMs - now()) + 5,
      ).unref()
      timers.add(timer)
    },
    async settled(): Promise<void> {
      await looking
      await Promise.all(underWay.values())
    },
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      await looking
      await Promise.all(underWay.values())
    },
  }
}
