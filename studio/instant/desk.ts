/** The desk of the instant games: takes bets and moves. A bet counts when the wallet said yes; only then is luck drawn. */
import { randomUUID } from 'node:crypto'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { isPlayerWords } from '@uwanja/contract/fair/draws'
import type { HeardRefusal } from '@uwanja/providers/games/speaker'
import type { MoveRequest, OpenRequest, PlayWhy } from '@uwanja/contract/studio/play'
import type { Clock } from '@uwanja/runtime/clock'
import type { Place, Session, Sessions } from '../players/sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { commitmentTo, dealChance } from '../luck/chance.ts'
import type { Bet, SealedGame } from './engine.ts'
import { betCall, betOf, isUnfinished, withStake, type RoundRow } from './round.ts'
import type { Seeds } from './seeds.ts'
import type { Till } from './till.ts'

export interface Desk {
  readonly till: Till
  readonly sessions: Sessions
  readonly seeds: Seeds
  readonly clock: Clock
  readonly walletOf: (place: Place) => Wallet
  readonly gameOf: (place: Place) => SealedGame | null
  /** After this no answer is acted on: the books are shut. */
  readonly isClosed: () => boolean
}

export type Done =
  | { readonly ok: true; readonly row: RoundRow }
  | { readonly ok: false; readonly why: PlayWhy; readonly row: RoundRow | null }

/** Both in the session's currency: 10.00 and 100,000.00. A game may divide a stake further than this, never less. */
export const LIMITS = { minMinor: 1_000n, maxMinor: 10_000_000n } as const

const REFUSED: Partial<Record<HeardRefusal, PlayWhy>> = {
  funds: 'funds',
  token: 'expired',
  expired: 'expired',
  blocked: 'blocked',
  limit: 'limit',
}

const no = (why: PlayWhy, row: RoundRow | null = null): Done => ({ ok: false, why, row })

function samePlace(row: Place, { company, gameId }: Place): boolean {
  return row.company === company && row.gameId === gameId
}

/** This game's rounds of this player, newest first. */
export function roundsOf(desk: Desk, session: Session): readonly RoundRow[] {
  return desk.till.of(session.playerId).filter((row) => samePlace(row, session))
}

function readStake(rawStake: unknown): bigint | PlayWhy {
  const amount = typeof rawStake === 'string' ? parseAmount(rawStake, 'NGN') : null
  if (!amount) return 'bad-bet'
  if (amount.minor < LIMITS.minMinor) return 'below-limit'
  return amount.minor > LIMITS.maxMinor ? 'above-limit' : amount.minor
}

/** Why this bet cannot even be asked for, or the bet. */
function readBet(desk: Desk, session: Session, game: SealedGame, request: OpenRequest): Bet<unknown> | PlayWhy {
  if (roundsOf(desk, session).some(isUnfinished)) return 'unfinished'
  const stake = readStake(request.stake)
  if (typeof stake === 'string') return stake
  const bet = game.readBet(request.wish, stake)
  if (!bet || bet.costMinor <= 0n || !isPlayerWords(request.words)) return 'bad-bet'
  // A bet that costs many stakes (chips on a table, a bought feature) has the same bound as one large stake.
  if (bet.costMinor > LIMITS.maxMinor * 10n) return 'above-limit'
  if (request.commitment !== commitmentTo(desk.seeds.next(session))) return 'new-seed'
  return isShortOfChips(desk, session, bet.costMinor) ? 'funds' : bet
}

function isShortOfChips(desk: Desk, session: Session, minor: bigint): boolean {
  return session.token === null && (desk.sessions.balance(session.playerId) ?? 0n) < minor
}

function newRound(desk: Desk, session: Session, request: OpenRequest, bet: Bet<unknown>): RoundRow {
  const { company, gameId, playerId, token, currency } = session
  const nowMs = desk.clock.now()
  return {
    ...desk.till.place(session),
    ...{ company, gameId, playerId, token, currency },
    key: randomUUID(),
    round: request.id,
    startedMs: nowMs,
    touchedMs: nowMs,
    seed: desk.seeds.take(session),
    words: request.words,
    ranges: [],
    phase: 'asked',
    why: null,
    stakeMinor: bet.stakeMinor.toString(),
    wish: bet.wish,
    stakes: [{ minor: bet.costMinor.toString(), state: 'asked' }],
    state: null,
    winMinor: null,
    step: 0,
    wasLeft: false,
    winTold: false,
    disputed: null,
  }
}

/** Asks for one stake of a written row. What it answers is written too, before anybody hears of it. */
async function take(desk: Desk, row: RoundRow, stake: number): Promise<PlayWhy | null> {
  const { till, sessions } = desk
  if (row.token === null) {
    const minor = BigInt(row.stakes[stake]!.minor)
    sessions.setBalance(row.playerId, (sessions.balance(row.playerId) ?? 0n) - minor)
    return null
  }
  const heard = await desk.walletOf(row).ask(betCall(row, stake))
  till.heardBalance(row.playerId, heard)
  if (heard.heard === 'ok') return null
  return heard.heard === 'unknown' ? 'no-answer' : (REFUSED[heard.why] ?? 'refused')
}

export async function open(desk: Desk, session: Session, request: OpenRequest): Promise<Done> {
  const game = desk.gameOf(session)
  if (!game) return no('refused')
  // The same id again is the same round: the page asks so when an answer was lost on the way.
  const known = roundsOf(desk, session).find(({ round }) => round === request.id)
  if (known) return known.phase === 'over' || known.phase === 'live' ? { ok: true, row: known } : again(known)
  const bet = readBet(desk, session, game, request)
  if (typeof bet === 'string') return no(bet, bet === 'unfinished' ? roundsOf(desk, session).find(isUnfinished) : null)
  // Written before the wallet hears of it: a kill during the call leaves a row that is cancelled at the next start.
  const row = desk.till.save(newRound(desk, session, request, bet))
  const why = await take(desk, row, 0)
  if (desk.isClosed()) return no('no-answer', row)
  if (why === 'no-answer') {
    const returning = desk.till.giveBack(row, { phase: 'returning', why })
    void desk.till.tell(returning)
    return no(why, returning)
  }
  if (why) return no(why, desk.till.save({ ...withStake(row, 0, 'refused'), phase: 'refused', why }))
  const chance = dealChance(row.seed, row.words, [])
  const played = desk.till.took(withStake(row, 0, 'taken'), game.open(bet, chance), chance.ranges)
  await desk.till.tell(played)
  return { ok: true, row: desk.till.get(row.key) ?? played }
}

function again(row: RoundRow): Done {
  return no(row.phase === 'asked' ? 'busy' : (row.why ?? 'refused'), row)
}

function play(desk: Desk, game: SealedGame, row: RoundRow, move: unknown): RoundRow {
  const chance = dealChance(row.seed, row.words, row.ranges)
  const step = game.move(row.state, move, betOf(row), chance)
  return desk.till.took({ ...row, step: row.step + 1 }, step, chance.ranges)
}

export async function move(desk: Desk, session: Session, request: MoveRequest): Promise<Done> {
  const game = desk.gameOf(session)
  const row = roundsOf(desk, session).find(({ round }) => round === request.id)
  if (!game || !row) return no('bad-move')
  // A second tap, or an answer that was lost: where the round is now, and nothing moves.
  if (row.phase === 'over' || (row.phase === 'live' && request.step < row.step)) return { ok: true, row }
  if (row.stakes.some(({ state }) => state === 'asked')) return no('busy', row)
  if (row.phase !== 'live' || request.step !== row.step) return no('bad-move', row)
  const read = game.readMove(row.state, request.move, betOf(row))
  if (!read) return no('bad-move', row)
  const paid = read.moreMinor > 0n ? await takeMore(desk, session, row, read.moreMinor) : row
  if ('ok' in paid) return paid
  const played = play(desk, game, paid, read.move)
  await desk.till.tell(played)
  return { ok: true, row: desk.till.get(row.key) ?? played }
}

/** What a move costs on top. Not taken: the round stays as it was, and the player decides anew. */
async function takeMore(desk: Desk, session: Session, row: RoundRow, minor: bigint): Promise<RoundRow | Done> {
  if (isShortOfChips(desk, session, minor)) return no('funds', row)
  const stake = row.stakes.length
  // Said under the session of now: the one that opened the round may be over.
  const { token, currency } = session
  const stakes = [...row.stakes, { minor: minor.toString(), state: 'asked' as const }]
  const asked = desk.till.save({ ...row, token, currency, stakes })
  const why = await take(desk, asked, stake)
  if (desk.isClosed()) return no('no-answer', row)
  if (why === null) return desk.till.save(withStake(asked, stake, 'taken'))
  const back = desk.till.save(withStake(asked, stake, why === 'no-answer' ? 'returning' : 'refused'))
  void desk.till.tell(back)
  return no(why, back)
}

/** Ends a round by the game's rules for somebody who never came back. */
export function leave(desk: Desk, row: RoundRow): RoundRow {
  const game = desk.gameOf(row)
  // The game is gone from the catalogue: nobody can end the round, so every stake goes back.
  if (!game) return desk.till.giveBack(row, { phase: 'returning', why: 'void' })
  let left = row
  while (left.phase === 'live') left = play(desk, game, left, game.leave(left.state))
  return desk.till.save({ ...left, wasLeft: true })
}
