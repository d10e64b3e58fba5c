/** Betting at the shared tables: where players stake and choose. What it decides, the settlement writes and tells the wallet. */
import { randomUUID } from 'node:crypto'
import { decided, isDone, isIn, leftByKill, owed, stateOf, voided } from '@uwanja/bets/bet'
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { LiveBet, LiveMe, LiveWhy, TableBetView } from '@uwanja/contract/studio/live'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { placeName, type BetBook } from '../books/books.ts'
import type { Place, Session, Sessions } from '../players/sessions.ts'
import type { Settlement, Terms } from '../wallet/settlement.ts'
import type { AnyRules, Choice } from './rules.ts'
import { newTableBet, tableBetView, sumOf, type TableBet } from './table-bet.ts'
import type { LiveTable } from './table.ts'

export interface Betting {
  readonly settlement: Settlement<TableBet>
  readonly book: BetBook<TableBet>
  readonly sessions: Sessions
}

export type Done = { readonly ok: true } | { readonly ok: false; readonly why: LiveWhy }
const MOST_PAST = 100
/** Practice is in no book: so many rounds of it can be looked back on. */
const KEPT_ROUNDS = 20
const no = (why: LiveWhy): Done => ({ ok: false, why })

const isAt = (tableBet: TableBet, place: Place): boolean => placeName(tableBet) === placeName(place)

/** The bets of one table's round. */
export function tableBetsOf({ settlement }: Betting, place: Place, round: number): readonly TableBet[] {
  return settlement.all().filter((tableBet) => tableBet.round === round && isAt(tableBet, place))
}

/** This player's bets of the round that is on, their second stakes among them. */
function mine(betting: Betting, table: LiveTable, playerId: string, round = table.now().round): readonly TableBet[] {
  return tableBetsOf(betting, table.place, round).filter((tableBet) => tableBet.playerId === playerId)
}

/** What this player staked in the rounds before this one, newest first, as long as a round can be looked up. */
export async function pastTableBets(
  betting: Betting,
  table: LiveTable,
  session: Session,
): Promise<readonly TableBetView[]> {
  const { settlement, book } = betting
  const { round } = table.now()
  const { playerId, token } = session
  const isTheirs = (tableBet: TableBet) => tableBet.playerId === playerId && isAt(tableBet, table.place)
  const inMemory = () => [...settlement.all()].reverse().filter(isTheirs)
  const found = token === null ? inMemory() : await book.of(playerId, table.place, MOST_PAST)
  return found
    .map((tableBet) => settlement.get(tableBet.key) ?? tableBet)
    .filter((tableBet) => tableBet.round < round && stateOf(tableBet) !== 'refused')
    .slice(0, MOST_PAST)
    .map(tableBetView)
}

/** The bets as they were offered, or why they cannot be placed. */
function readBets(table: LiveTable, rawBets: unknown): readonly LiveBet[] | LiveWhy {
  if (!Array.isArray(rawBets) || rawBets.length === 0 || rawBets.length > 40) return 'bad-bet'
  const { odds } = table.now()
  const bets: LiveBet[] = []
  for (const rawBet of rawBets as unknown[]) {
    const { spot, stake } = (typeof rawBet === 'object' && rawBet !== null ? rawBet : {}) as Record<string, unknown>
    const amount = typeof stake === 'string' ? parseAmount(stake, 'NGN') : null
    if (typeof spot !== 'string' || !Object.hasOwn(odds, spot) || !amount || amount.minor <= 0n) return 'bad-bet'
    bets.push({ spot, minor: amount.minor.toString(), odds: odds[spot]! })
  }
  const spots = bets.map(({ spot }) => spot)
  return new Set(spots).size === spots.length && table.rules.isPlaceable(spots) ? bets : 'bad-bet'
}

/** Why these bets cannot even be asked for, or null. */
function objection(betting: Betting, table: LiveTable, session: Session, stakeMinor: bigint): LiveWhy | null {
  const { limits, slips: tableBets } = table.rules
  const states = mine(betting, table, session.playerId).map(stateOf)
  if (table.now().phase !== 'betting') return 'closed'
  if (states.includes('asked')) return 'busy'
  if (states.filter((state) => state !== 'refused' && state !== 'returning').length >= tableBets) return 'too-many'
  if (stakeMinor < limits.minMinor) return 'below-limit'
  if (stakeMinor > limits.maxMinor) return 'above-limit'
  return isShortOfChips(betting, session, stakeMinor) ? 'funds' : null
}

function isShortOfChips(betting: Betting, session: Session, minor: bigint): boolean {
  return session.token === null && (betting.sessions.balance(session.playerId) ?? 0n) < minor
}

/** Kept before the wallet hears of it: a kill during the call leaves a bet that is cancelled at the next start. */
async function ask(
  { settlement }: Betting,
  tableBet: TableBet,
  terms: Pick<Terms<TableBet>, 'isTime' | 'yes'>,
): Promise<Done> {
  await settlement.save(tableBet)
  const { why } = await settlement.take(tableBet, 0, { ...terms, no: (asked, said) => ({ ...asked, why: said }) })
  return why === null ? { ok: true } : no(why)
}

/** Takes a bet. It counts when the wallet said yes while stakes were still open, and goes back otherwise. */
export async function place(betting: Betting, table: LiveTable, session: Session, rawBets: unknown): Promise<Done> {
  if (table.now().phase !== 'betting') return no('closed')
  const bets = readBets(table, rawBets)
  if (typeof bets === 'string') return no(bets)
  const why = objection(betting, table, session, sumOf(bets))
  if (why) return no(why)
  const { round } = table.now()
  const isTime = () => table.now().round === round && table.now().phase === 'betting'
  return ask(betting, newTableBet({ key: randomUUID(), round, of: null }, session, bets), { isTime })
}

/** The bet whose hand this player plays in the window that is open, if they may choose now. */
function handOf(betting: Betting, table: LiveTable, playerId: string): TableBet | null {
  const { phase, step } = table.now()
  if (phase !== 'deciding') return null
  const hand = mine(betting, table, playerId).find((tableBet) => tableBet.of === null && stateOf(tableBet) === 'live')
  return hand && hand.moves.length === step ? hand : null
}

function choicesOf(betting: Betting, table: LiveTable, playerId: string): readonly Choice[] {
  const hand = handOf(betting, table, playerId)
  return hand ? table.rules.choices(table.now().drawn, hand.moves) : []
}

const isAskingMore = (betting: Betting, table: LiveTable, playerId: string) =>
  mine(betting, table, playerId).some((tableBet) => tableBet.of !== null && stateOf(tableBet) === 'asked')

/** Takes a choice; one that costs a second stake counts when the wallet said yes while the window was open. */
export async function choose(betting: Betting, table: LiveTable, session: Session, rawMove: unknown): Promise<Done> {
  const { playerId } = session
  const hand = handOf(betting, table, playerId)
  if (!hand) return no('closed')
  const choice = choicesOf(betting, table, playerId).find(({ move }) => move === rawMove)
  if (!choice) return no('bad-choice')
  if (isAskingMore(betting, table, playerId)) return no('busy')
  const chosen = { ...hand, moves: [...hand.moves, choice.move] }
  const done = await (choice.second === null
    ? written(betting, chosen)
    : second(betting, table, session, { hand, chosen, spot: choice.second }))
  if (done.ok && !isAnybodyIn(betting, table, table.now().drawn, table.now().step)) table.allChose()
  return done
}

async function written({ settlement }: Betting, tableBet: TableBet): Promise<Done> {
  await settlement.save(tableBet)
  return { ok: true }
}

/** The choice is written together with the stake that it costs. */
function second(
  betting: Betting,
  table: LiveTable,
  session: Session,
  { hand, chosen, spot }: { hand: TableBet; chosen: TableBet; spot: string },
): Promise<Done> | Done {
  const bet = { ...hand.bets[0]!, spot }
  if (isShortOfChips(betting, session, BigInt(bet.minor))) return no('funds')
  const tableBet = newTableBet({ key: randomUUID(), round: table.now().round, of: hand.key }, session, [bet])
  return ask(betting, tableBet, {
    isTime: () => handOf(betting, table, session.playerId)?.key === hand.key,
    yes(paid) {
      void betting.settlement.save(chosen)
      return paid
    },
  })
}

/** Hands that have yet to choose in this window. */
function waiting(
  betting: Betting,
  { place: where, rules, now }: LiveTable,
  drawn: unknown,
  step: number,
): readonly TableBet[] {
  const isIdle = (tableBet: TableBet) =>
    tableBet.of === null && stateOf(tableBet) === 'live' && tableBet.moves.length === step
  return tableBetsOf(betting, where, now().round).filter(
    (tableBet) => isIdle(tableBet) && rules.choices(drawn, tableBet.moves).length > 0,
  )
}

export function isAnybodyIn(betting: Betting, table: LiveTable, drawn: unknown, step: number): boolean {
  return waiting(betting, table, drawn, step).length > 0
}

export function chooseIdle(betting: Betting, table: LiveTable, drawn: unknown, step: number): void {
  for (const tableBet of waiting(betting, table, drawn, step)) {
    void betting.settlement.save({ ...tableBet, moves: [...tableBet.moves, table.rules.idle] })
  }
}

/** What an outcome makes of a bet that counts. `moves` are those of the hand that it belongs to. */
function settled(rules: AnyRules, drawn: unknown, tableBet: TableBet, moves: readonly string[]): TableBet {
  const won = tableBet.bets.reduce(
    (sum, { spot, minor, odds }) => sum + payoutMinor(BigInt(minor), rules.returned(drawn, { spot, odds }, moves)),
    0n,
  )
  return decided(tableBet, won)
}

export function settleTable(betting: Betting, table: LiveTable, drawn: unknown): void {
  const tableBets = tableBetsOf(betting, table.place, table.now().round).filter(
    (tableBet) => stateOf(tableBet) === 'live',
  )
  const movesOf = (tableBet: TableBet) =>
    tableBet.of === null ? tableBet.moves : (betting.settlement.get(tableBet.of)?.moves ?? [])
  const outcomes = tableBets.map((tableBet) => settled(table.rules, drawn, tableBet, movesOf(tableBet)))
  for (const outcome of outcomes) betting.settlement.settle(outcome)
}

/** Forgets the table's bets that are settled with the wallet, but those of the round before this one, and of practice a few more. */
export function prune({ settlement }: Betting, place: Place, round: number): void {
  for (const tableBet of settlement.all()) {
    const kept = tableBet.token === null ? KEPT_ROUNDS : 1
    if (isAt(tableBet, place) && tableBet.round < round - kept && isDone(tableBet)) settlement.forget(tableBet.key)
  }
}

/** The outcome of a table's round that stands; null: none does, or nobody knows its rules any more. */
export type OutcomeOf = (tableBet: TableBet) => Promise<{ readonly rules: AnyRules; readonly drawn: unknown } | null>

/** Bets that the last process left: of a round that stands they are settled by it, all others go back. */
export async function recover(
  { settlement, book }: Betting,
  open: readonly TableBet[],
  outcomeOf: OutcomeOf,
): Promise<void> {
  const movesOf = async ({ of, playerId, moves }: TableBet) =>
    of === null ? moves : ((open.find(({ key }) => key === of) ?? (await book.find(playerId, of)))?.moves ?? [])
  for (const tableBet of open) {
    const left = leftByKill(tableBet)
    const state = stateOf(left)
    if (state === 'live') {
      const outcome = await outcomeOf(tableBet)
      const back = () => ({ ...voided(left), why: 'void' as const })
      settlement.settle(outcome ? settled(outcome.rules, outcome.drawn, left, await movesOf(tableBet)) : back())
    } else settlement.settle(left === tableBet ? left : { ...left, why: 'void' })
  }
}

export function meOf(betting: Betting, table: LiveTable, { playerId, name, currency }: Session): LiveMe {
  const { round } = table.now()
  const tableBets = [...mine(betting, table, playerId), ...mine(betting, table, playerId, round - 1)]
  const shown = new Set(tableBets.map(({ key }) => key))
  const isOwing = (tableBet: TableBet) =>
    tableBet.playerId === playerId && owed(tableBet).length > 0 && !shown.has(tableBet.key)
  return {
    name,
    currency,
    balanceMinor: betting.sessions.balance(playerId)?.toString() ?? null,
    minMinor: table.rules.limits.minMinor.toString(),
    maxMinor: table.rules.limits.maxMinor.toString(),
    slips: tableBets.map(tableBetView),
    choices: choicesOf(betting, table, playerId).map(({ move }) => move),
    waiting: betting.settlement.all().filter(isOwing).length,
  }
}

/** Does it stand in the list of its round's players? */
export const isSeated = isIn
