/** The desk of the shared tables: where players stake and choose. What it decides, the settlement writes and tells the wallet. */
import { randomUUID } from 'node:crypto'
import { decided, isDone, isIn, leftByKill, owed, stateOf, voided } from '@uwanja/bets/bet'
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { LiveBet, LiveMe, LiveWhy, SlipView } from '@uwanja/contract/studio/live'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { placeName, type BetBook } from '../books/books.ts'
import type { Place, Session, Sessions } from '../players/sessions.ts'
import type { Settlement, Terms } from '../wallet/settlement.ts'
import type { AnyRules, Choice } from './rules.ts'
import { newSlip, slipView, sumOf, type Slip } from './slip.ts'
import type { LiveTable } from './table.ts'

export interface Desk {
  readonly settlement: Settlement<Slip>
  readonly book: BetBook<Slip>
  readonly sessions: Sessions
}

export type Done = { readonly ok: true } | { readonly ok: false; readonly why: LiveWhy }
const MOST_PAST = 100
/** Practice is in no book: so many rounds of it can be looked back on. */
const KEPT_ROUNDS = 20
const no = (why: LiveWhy): Done => ({ ok: false, why })

const isAt = (slip: Slip, place: Place): boolean => placeName(slip) === placeName(place)

/** The slips of one table's round. */
export function slipsOf({ settlement }: Desk, place: Place, round: number): readonly Slip[] {
  return settlement.all().filter((slip) => slip.round === round && isAt(slip, place))
}

/** This player's slips of the round that is on, their second stakes among them. */
function mine(desk: Desk, table: LiveTable, playerId: string, round = table.now().round): readonly Slip[] {
  return slipsOf(desk, table.place, round).filter((slip) => slip.playerId === playerId)
}

/** What this player staked in the rounds before this one, newest first, as long as a round can be looked up. */
export async function pastSlips(desk: Desk, table: LiveTable, session: Session): Promise<readonly SlipView[]> {
  const { settlement, book } = desk
  const { round } = table.now()
  const { playerId, token } = session
  const isTheirs = (slip: Slip) => slip.playerId === playerId && isAt(slip, table.place)
  const inMemory = () => [...settlement.all()].reverse().filter(isTheirs)
  const found = token === null ? inMemory() : await book.of(playerId, table.place, MOST_PAST)
  return found
    .map((slip) => settlement.get(slip.key) ?? slip)
    .filter((slip) => slip.round < round && stateOf(slip) !== 'refused')
    .slice(0, MOST_PAST)
    .map(slipView)
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
function objection(desk: Desk, table: LiveTable, session: Session, stakeMinor: bigint): LiveWhy | null {
  const { limits, slips } = table.rules
  const states = mine(desk, table, session.playerId).map(stateOf)
  if (table.now().phase !== 'betting') return 'closed'
  if (states.includes('asked')) return 'busy'
  if (states.filter((state) => state !== 'refused' && state !== 'returning').length >= slips) return 'too-many'
  if (stakeMinor < limits.minMinor) return 'below-limit'
  if (stakeMinor > limits.maxMinor) return 'above-limit'
  return isShortOfChips(desk, session, stakeMinor) ? 'funds' : null
}

function isShortOfChips(desk: Desk, session: Session, minor: bigint): boolean {
  return session.token === null && (desk.sessions.balance(session.playerId) ?? 0n) < minor
}

/** Kept before the wallet hears of it: a kill during the call leaves a slip that is cancelled at the next start. */
async function ask({ settlement }: Desk, slip: Slip, terms: Pick<Terms<Slip>, 'isTime' | 'yes'>): Promise<Done> {
  await settlement.save(slip)
  const { why } = await settlement.take(slip, 0, { ...terms, no: (asked, said) => ({ ...asked, why: said }) })
  return why === null ? { ok: true } : no(why)
}

/** Takes a slip. It counts when the wallet said yes while stakes were still open, and goes back otherwise. */
export async function place(desk: Desk, table: LiveTable, session: Session, rawBets: unknown): Promise<Done> {
  if (table.now().phase !== 'betting') return no('closed')
  const bets = readBets(table, rawBets)
  if (typeof bets === 'string') return no(bets)
  const why = objection(desk, table, session, sumOf(bets))
  if (why) return no(why)
  const { round } = table.now()
  const isTime = () => table.now().round === round && table.now().phase === 'betting'
  return ask(desk, newSlip({ key: randomUUID(), round, of: null }, session, bets), { isTime })
}

/** The slip whose hand this player plays in the window that is open, if they may choose now. */
function handOf(desk: Desk, table: LiveTable, playerId: string): Slip | null {
  const { phase, step } = table.now()
  if (phase !== 'deciding') return null
  const hand = mine(desk, table, playerId).find((slip) => slip.of === null && stateOf(slip) === 'live')
  return hand && hand.moves.length === step ? hand : null
}

function choicesOf(desk: Desk, table: LiveTable, playerId: string): readonly Choice[] {
  const hand = handOf(desk, table, playerId)
  return hand ? table.rules.choices(table.now().drawn, hand.moves) : []
}

const isAskingMore = (desk: Desk, table: LiveTable, playerId: string) =>
  mine(desk, table, playerId).some((slip) => slip.of !== null && stateOf(slip) === 'asked')

/** Takes a choice; one that costs a second stake counts when the wallet said yes while the window was open. */
export async function choose(desk: Desk, table: LiveTable, session: Session, rawMove: unknown): Promise<Done> {
  const { playerId } = session
  const hand = handOf(desk, table, playerId)
  if (!hand) return no('closed')
  const choice = choicesOf(desk, table, playerId).find(({ move }) => move === rawMove)
  if (!choice) return no('bad-choice')
  if (isAskingMore(desk, table, playerId)) return no('busy')
  const chosen = { ...hand, moves: [...hand.moves, choice.move] }
  const done = await (choice.second === null
    ? written(desk, chosen)
    : second(desk, table, session, { hand, chosen, spot: choice.second }))
  if (done.ok && !isAnybodyIn(desk, table, table.now().drawn, table.now().step)) table.allChose()
  return done
}

async function written({ settlement }: Desk, slip: Slip): Promise<Done> {
  await settlement.save(slip)
  return { ok: true }
}

/** The choice is written together with the stake that it costs. */
function second(
  desk: Desk,
  table: LiveTable,
  session: Session,
  { hand, chosen, spot }: { hand: Slip; chosen: Slip; spot: string },
): Promise<Done> | Done {
  const bet = { ...hand.bets[0]!, spot }
  if (isShortOfChips(desk, session, BigInt(bet.minor))) return no('funds')
  const slip = newSlip({ key: randomUUID(), round: table.now().round, of: hand.key }, session, [bet])
  return ask(desk, slip, {
    isTime: () => handOf(desk, table, session.playerId)?.key === hand.key,
    yes(paid) {
      void desk.settlement.save(chosen)
      return paid
    },
  })
}

/** Hands that have yet to choose in this window. */
function waiting(desk: Desk, { place: where, rules, now }: LiveTable, drawn: unknown, step: number): readonly Slip[] {
  const isIdle = (slip: Slip) => slip.of === null && stateOf(slip) === 'live' && slip.moves.length === step
  return slipsOf(desk, where, now().round).filter((slip) => isIdle(slip) && rules.choices(drawn, slip.moves).length > 0)
}

export function isAnybodyIn(desk: Desk, table: LiveTable, drawn: unknown, step: number): boolean {
  return waiting(desk, table, drawn, step).length > 0
}

export function chooseIdle(desk: Desk, table: LiveTable, drawn: unknown, step: number): void {
  for (const slip of waiting(desk, table, drawn, step)) {
    void desk.settlement.save({ ...slip, moves: [...slip.moves, table.rules.idle] })
  }
}

/** What an outcome makes of a slip that counts. `moves` are those of the hand that it belongs to. */
function settled(rules: AnyRules, drawn: unknown, slip: Slip, moves: readonly string[]): Slip {
  const won = slip.bets.reduce(
    (sum, { spot, minor, odds }) => sum + payoutMinor(BigInt(minor), rules.returned(drawn, { spot, odds }, moves)),
    0n,
  )
  return decided(slip, won)
}

export function settleTable(desk: Desk, table: LiveTable, drawn: unknown): void {
  const slips = slipsOf(desk, table.place, table.now().round).filter((slip) => stateOf(slip) === 'live')
  const movesOf = (slip: Slip) => (slip.of === null ? slip.moves : (desk.settlement.get(slip.of)?.moves ?? []))
  const outcomes = slips.map((slip) => settled(table.rules, drawn, slip, movesOf(slip)))
  for (const outcome of outcomes) desk.settlement.settle(outcome)
}

/** Forgets the table's slips that are told, but those of the round before this one, and of practice a few more. */
export function prune({ settlement }: Desk, place: Place, round: number): void {
  for (const slip of settlement.all()) {
    const kept = slip.token === null ? KEPT_ROUNDS : 1
    if (isAt(slip, place) && slip.round < round - kept && isDone(slip)) settlement.forget(slip.key)
  }
}

/** The outcome of a table's round that stands; null: none does, or nobody knows its rules any more. */
export type OutcomeOf = (slip: Slip) => Promise<{ readonly rules: AnyRules; readonly drawn: unknown } | null>

/** Slips that the last process left: of a round that stands they are settled by it, all others go back. */
export async function recover({ settlement, book }: Desk, open: readonly Slip[], outcomeOf: OutcomeOf): Promise<void> {
  const movesOf = async ({ of, playerId, moves }: Slip) =>
    of === null ? moves : ((open.find(({ key }) => key === of) ?? (await book.find(playerId, of)))?.moves ?? [])
  for (const slip of open) {
    const left = leftByKill(slip)
    const state = stateOf(left)
    if (state === 'live') {
      const outcome = await outcomeOf(slip)
      const back = () => ({ ...voided(left), why: 'void' as const })
      settlement.settle(outcome ? settled(outcome.rules, outcome.drawn, left, await movesOf(slip)) : back())
    } else settlement.settle(left === slip ? left : { ...left, why: 'void' })
  }
}

export function meOf(desk: Desk, table: LiveTable, { playerId, name, currency }: Session): LiveMe {
  const { round } = table.now()
  const slips = [...mine(desk, table, playerId), ...mine(desk, table, playerId, round - 1)]
  const shown = new Set(slips.map(({ key }) => key))
  const isOwing = (slip: Slip) => slip.playerId === playerId && owed(slip).length > 0 && !shown.has(slip.key)
  return {
    name,
    currency,
    balanceMinor: desk.sessions.balance(playerId)?.toString() ?? null,
    minMinor: table.rules.limits.minMinor.toString(),
    maxMinor: table.rules.limits.maxMinor.toString(),
    slips: slips.map(slipView),
    choices: choicesOf(desk, table, playerId).map(({ move }) => move),
    waiting: desk.settlement.all().filter(isOwing).length,
  }
}

/** Does it stand in the list of its round's players? */
export const isSeated = isIn
