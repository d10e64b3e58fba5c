/** The desk of the shared tables: where players stake and choose. What it decides, the till writes and settles. */
import { randomUUID } from 'node:crypto'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { HeardRefusal } from '@uwanja/providers/games/speaker'
import type { LiveBet, LiveMe, LiveWhy, SlipView } from '@uwanja/contract/studio/live'
import type { Place, Session, Sessions } from '../players/sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { AnyRules, Choice } from './rules.ts'
import { betCall, isIn, owedCall, slipView, type Slip } from './slip.ts'
import type { LiveTable } from './table.ts'
import type { Till } from './till.ts'

export interface Desk {
  readonly till: Till
  readonly sessions: Sessions
  readonly walletOf: (place: Place) => Wallet
  /** After this no answer is acted on: the books are shut. */
  readonly isClosed: () => boolean
}

export type Done = { readonly ok: true } | { readonly ok: false; readonly why: LiveWhy }
const MOST_PAST = 100
const no = (why: LiveWhy): Done => ({ ok: false, why })

const REFUSED: Partial<Record<HeardRefusal, LiveWhy>> = {
  funds: 'funds',
  token: 'expired',
  expired: 'expired',
  blocked: 'blocked',
  limit: 'limit',
}

/** This player's slips of the round that is on, his second stakes among them. */
export function mine(desk: Desk, table: LiveTable, playerId: string, round = table.now().round): readonly Slip[] {
  return desk.till.of(table.place, round).filter((slip) => slip.playerId === playerId)
}

/** What this player staked in the rounds before this one, newest first, as long as a round can be looked up. */
export function pastSlips({ till }: Desk, table: LiveTable, playerId: string): readonly SlipView[] {
  const { round } = table.now()
  const isPast = (slip: Slip) => slip.round < round && slip.state !== 'refused'
  const { company, gameId } = table.place
  return till
    .all()
    .filter((slip) => slip.playerId === playerId && slip.company === company && slip.gameId === gameId && isPast(slip))
    .sort((left, right) => right.round - left.round)
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

const sumOf = (bets: readonly LiveBet[]) => bets.reduce((sum, { minor }) => sum + BigInt(minor), 0n)

/** Why these bets cannot even be asked for, or null. */
function objection(desk: Desk, table: LiveTable, session: Session, stakeMinor: bigint): LiveWhy | null {
  const { limits, slips } = table.rules
  const placed = mine(desk, table, session.playerId).filter((slip) => isIn(slip) || slip.state === 'asked')
  if (table.now().phase !== 'betting') return 'closed'
  if (placed.some(({ state }) => state === 'asked')) return 'busy'
  if (placed.length >= slips) return 'too-many'
  if (stakeMinor < limits.minMinor) return 'below-limit'
  if (stakeMinor > limits.maxMinor) return 'above-limit'
  return isShortOfChips(desk, session, stakeMinor) ? 'funds' : null
}

function isShortOfChips(desk: Desk, session: Session, minor: bigint): boolean {
  return session.token === null && (desk.sessions.balance(session.playerId) ?? 0n) < minor
}

/** Written before the wallet hears of it: a kill during the call leaves a row that is cancelled at the next start. */
function write(desk: Desk, table: LiveTable, session: Session, bets: readonly LiveBet[], of: string | null): Slip {
  const { company, gameId, playerId, name, token, currency } = session
  const stakeMinor = sumOf(bets)
  if (token === null) desk.sessions.setBalance(playerId, (desk.sessions.balance(playerId) ?? 0n) - stakeMinor)
  return desk.till.add({
    ...{ company, gameId, playerId, name, token, currency },
    key: randomUUID(),
    round: table.now().round,
    bets,
    stakeMinor: stakeMinor.toString(),
    moves: [],
    of,
    state: token === null ? 'live' : 'asked',
    wonMinor: null,
    why: null,
    settled: false,
    disputed: null,
  })
}

/** Asks the wallet for a written slip; it counts when the answer came while `isTime` still holds. */
async function ask(desk: Desk, slip: Slip, isTime: () => boolean): Promise<Done> {
  if (slip.token === null) return { ok: true }
  const heard = await desk.walletOf(slip).ask(betCall(slip))
  if (desk.isClosed()) return no('no-answer')
  const end = (state: 'returning' | 'refused', why: LiveWhy): Done => {
    desk.till.decide(slip, { state, why })
    return no(why)
  }
  desk.till.heardBalance(slip.playerId, heard)
  if (heard.heard === 'unknown') return end('returning', 'no-answer')
  if (heard.heard === 'refused') return end('refused', REFUSED[heard.why] ?? 'refused')
  if (!isTime()) return end('returning', 'too-late')
  desk.till.save({ ...slip, state: 'live' })
  return { ok: true }
}

/** Takes a slip. It counts when the wallet said yes while stakes were still open, and goes back otherwise. */
export async function place(desk: Desk, table: LiveTable, session: Session, rawBets: unknown): Promise<Done> {
  if (table.now().phase !== 'betting') return no('closed')
  const bets = readBets(table, rawBets)
  if (typeof bets === 'string') return no(bets)
  const why = objection(desk, table, session, sumOf(bets))
  if (why) return no(why)
  const { round } = table.now()
  const slip = write(desk, table, session, bets, null)
  return ask(desk, slip, () => table.now().round === round && table.now().phase === 'betting')
}

/** The slip whose hand this player plays in the window that is open, if he may choose now. */
function handOf(desk: Desk, table: LiveTable, playerId: string): Slip | null {
  const { phase, step } = table.now()
  if (phase !== 'deciding') return null
  const hand = mine(desk, table, playerId).find((slip) => slip.of === null && slip.state === 'live')
  return hand && hand.moves.length === step ? hand : null
}

function choicesOf(desk: Desk, table: LiveTable, playerId: string): readonly Choice[] {
  const hand = handOf(desk, table, playerId)
  return hand ? table.rules.choices(table.now().drawn, hand.moves) : []
}

const isAskingMore = (desk: Desk, table: LiveTable, playerId: string) =>
  mine(desk, table, playerId).some((slip) => slip.of !== null && slip.state === 'asked')

/** Takes a choice; one that costs a second stake counts when the wallet said yes while the window was open. */
export async function choose(desk: Desk, table: LiveTable, session: Session, rawMove: unknown): Promise<Done> {
  const { playerId } = session
  const hand = handOf(desk, table, playerId)
  if (!hand) return no('closed')
  const choice = choicesOf(desk, table, playerId).find(({ move }) => move === rawMove)
  if (!choice) return no('bad-choice')
  if (isAskingMore(desk, table, playerId)) return no('busy')
  if (choice.second !== null) {
    const bet = { ...hand.bets[0]!, spot: choice.second }
    if (isShortOfChips(desk, session, BigInt(bet.minor))) return no('funds')
    const isTime = () => handOf(desk, table, playerId)?.key === hand.key
    const paid = await ask(desk, write(desk, table, session, [bet], hand.key), isTime)
    if (!paid.ok) return paid
  }
  desk.till.save({ ...hand, moves: [...hand.moves, choice.move] })
  if (!isAnybodyIn(desk, table, table.now().drawn, table.now().step)) table.allChose()
  return { ok: true }
}

/** Hands that have yet to choose in this window. */
function waiting(desk: Desk, { place: where, rules, now }: LiveTable, drawn: unknown, step: number): readonly Slip[] {
  const isIdle = (slip: Slip) => slip.of === null && slip.state === 'live' && slip.moves.length === step
  return desk.till.of(where, now().round).filter((slip) => isIdle(slip) && rules.choices(drawn, slip.moves).length > 0)
}

export function isAnybodyIn(desk: Desk, table: LiveTable, drawn: unknown, step: number): boolean {
  return waiting(desk, table, drawn, step).length > 0
}

export function chooseIdle(desk: Desk, table: LiveTable, drawn: unknown, step: number): void {
  for (const slip of waiting(desk, table, drawn, step)) {
    desk.till.save({ ...slip, moves: [...slip.moves, table.rules.idle] })
  }
}

/** What an outcome makes of a slip that counts. `moves` are those of the hand that it belongs to. */
export function outcomeOf(rules: AnyRules, drawn: unknown, slip: Slip, moves: readonly string[]) {
  const won = slip.bets.reduce(
    (sum, { spot, minor, odds }) => sum + payoutMinor(BigInt(minor), rules.returned(drawn, { spot, odds }, moves)),
    0n,
  )
  return { state: won > 0n ? ('won' as const) : ('lost' as const), wonMinor: won.toString() }
}

export function settleTable(desk: Desk, table: LiveTable, drawn: unknown): void {
  const slips = desk.till.of(table.place, table.now().round).filter(({ state }) => state === 'live')
  const movesOf = (slip: Slip) => (slip.of === null ? slip.moves : (desk.till.get(slip.of)?.moves ?? []))
  for (const slip of slips) desk.till.decide(slip, outcomeOf(table.rules, drawn, slip, movesOf(slip)))
}

export function meOf(desk: Desk, table: LiveTable, { playerId, name, currency }: Session): LiveMe {
  const { round } = table.now()
  const slips = [...mine(desk, table, playerId), ...mine(desk, table, playerId, round - 1)]
  const shown = new Set(slips.map(({ key }) => key))
  const owing = desk.till.all().filter((slip) => slip.playerId === playerId && owedCall(slip) && !shown.has(slip.key))
  return {
    name,
    currency,
    balanceMinor: desk.sessions.balance(playerId)?.toString() ?? null,
    minMinor: table.rules.limits.minMinor.toString(),
    maxMinor: table.rules.limits.maxMinor.toString(),
    slips: slips.map(slipView),
    choices: choicesOf(desk, table, playerId).map(({ move }) => move),
    waiting: owing.length,
  }
}
