/** Selling tickets: a row and its gated stake stand or fall together. */
import { randomBytes } from 'node:crypto'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import type { Money, Recorded, WagerStatus } from '@uwanja/money'
import { groupCommit } from '@uwanja/database/group-commit'
import type { Db, Tx } from '@uwanja/database/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import { choicesOf, readSlip, type Line, type SlipMatch, type SlipRound } from './slip.ts'
import { heldOf, insertTickets, lockSales, type Round, type Sale, type Ticket } from './store.ts'

/** Whose books jackpot stakes stand in. */
export const SOURCE = 'jackpot'

export interface TicketDeps {
  readonly db: Db
  readonly money: Money
  /** After the commit open pages hear of the balance. */
  publishMoved(
    tx: Tx,
    of: { readonly playerId: bigint; readonly currency: Round['currency'] },
    after: Pick<Recorded, 'cash' | 'bonus' | 'version'>,
  ): void
}

/** Why the ledger took no stake, in the words of the calls. */
const WHY: Readonly<Partial<Record<WagerStatus, RefusalCode>>> = {
  funds: 'INSUFFICIENT_AMOUNT',
  blocked: 'PLAYER_BLOCKED',
  limit: 'PLAY_LIMIT_REACHED',
  session: 'PLAY_LIMIT_REACHED',
  reminder: 'REMINDER_UNANSWERED',
  currency: 'JACKPOT_NOT_FOUND',
}

/** What the specification's clients look for in data.status. */
const LITERAL: Readonly<Partial<Record<RefusalCode, string>>> = {
  JACKPOT_SLIP_INCOMPLETE: 'YouMustChooseEitherHomeDrawOrAwayForAllEvent',
}

/** Every refusal of a slip says its status in data too (B8). */
const refuseSlip = (code: RefusalCode): never => refuse(code, { status: LITERAL[code] ?? code })

export const slipRound = ({ typeId, rule }: Round, matches: readonly SlipMatch[]): SlipRound => ({
  typeId,
  matches,
  unpickedReserve: rule.unpickedReserve,
})

interface Asked {
  readonly playerId: bigint
  readonly lines: readonly Line[]
}

type Answer = { readonly sold: bigint } | { readonly refused: RefusalCode } | { readonly fault: unknown }

interface Slip extends Omit<Ticket, 'id' | 'at'> {
  readonly round: Sale
}

/** So many share a commit. */
const MOST_TOGETHER = 64
const LIMIT_MS = 60_000

/**
 * Tickets that are asked for while others are being sold are sold together, in one transaction: each with its own stake, answered by itself. Of
 * one player one at a time.
 * @returns the ticket; the same slip sent again within seconds is the same ticket.
 */
export function openSales(deps: TicketDeps): (playerId: bigint, lines: readonly Line[]) => Promise<bigint> {
  const commit = groupCommit<Asked, Answer>({
    most: MOST_TOGETHER,
    limitMs: LIMIT_MS,
    marks: ({ playerId }) => ({ alone: [String(playerId)], shared: [] }),
    run: (asked) => deps.db.transaction((tx) => sellTogether(deps, tx, asked)),
    fault: (_asked, fault) => ({ fault }),
  })
  return async (playerId, lines) => {
    if (lines.length === 0) return refuseSlip('JACKPOT_SLIP_INCOMPLETE')
    const answer = await commit({ playerId, lines })
    if ('fault' in answer) throw answer.fault
    return 'refused' in answer ? refuseSlip(answer.refused) : answer.sold
  }
}

function readAsked(rounds: ReadonlyMap<bigint, Sale>, { playerId, lines }: Asked): Slip | { refused: RefusalCode } {
  const round = rounds.get(BigInt(lines[0]!.jackpotId))
  if (!round || round.state === 'draft') return { refused: 'JACKPOT_NOT_FOUND' }
  if (!round.isSold) return { refused: 'JACKPOT_CLOSED' }
  const asked = slipRound(round, round.matches)
  const slip = readSlip(lines, round.id, asked)
  if ('refused' in slip) return slip
  const salt = randomBytes(16).toString('hex')
  const { text: choices, drawn } = choicesOf(slip.picks, salt, asked)
  return { round, jackpotId: round.id, playerId, choices, drawn: drawn.join(','), salt }
}

async function sellTogether(deps: TicketDeps, tx: Tx, asked: readonly Asked[]): Promise<Answer[]> {
  const ids = new Set(asked.map(({ lines }) => BigInt(lines[0]!.jackpotId)))
  const rounds = await lockSales(tx, [...ids])
  const read = asked.map((one) => readAsked(rounds, one))
  const slips = read.filter((one) => 'round' in one)
  const ends = slips.length === 0 ? [] : await sellSlips(deps, tx, slips)
  let nth = 0
  return read.map((one) => ('round' in one ? ends[nth++]! : one))
}

async function sellSlips(deps: TicketDeps, tx: Tx, slips: readonly Slip[]): Promise<Answer[]> {
  // Of one player sales stand in line here, so that what they hold is counted true.
  await deps.money.gate.lockedAlone(
    tx,
    slips.map(({ playerId }) => playerId),
  )
  const held = await heldOf(tx, slips)
  const ends = slips.map(({ round }, nth): Answer | null => {
    const { same, tickets } = held[nth]!
    if (same !== null) return { sold: same }
    return tickets >= round.rule.mostTickets ? { refused: 'JACKPOT_TICKETS_USED_UP' } : null
  })
  const wanted = slips.flatMap((slip, nth) => (ends[nth] ? [] : [{ ...slip, id: held[nth]!.next }]))
  const paid = await pay(deps, tx, wanted)
  await insertTickets(
    tx,
    wanted.filter((_slip, nth) => 'sold' in paid[nth]!).map(({ round: _round, ...ticket }) => ticket),
  )
  mayDie(tx, 'jackpot.sold')
  let nth = 0
  return ends.map((end) => end ?? paid[nth++]!)
}

async function pay(
  { money, publishMoved }: TicketDeps,
  tx: Tx,
  wanted: readonly (Slip & Pick<Ticket, 'id'>)[],
): Promise<Answer[]> {
  const stakes = wanted.map(({ id, playerId, round: { id: roundId, currency, priceMinor: minor } }) => ({
    kind: 'staked' as const,
    source: SOURCE,
    key: `ticket-${String(id)}`,
    round: `ticket-${String(id)}`,
    playerId,
    amount: { currency, minor },
    details: { game: `round-${String(roundId)}` },
  }))
  const answers = await money.stakes(tx, stakes)
  return wanted.map(({ id, playerId, round: { currency } }, nth) => {
    const { status, balance } = answers[nth]!
    if (status !== 'ok') return { refused: WHY[status] ?? 'SERVICE_UNAVAILABLE' }
    if (balance) publishMoved(tx, { playerId, currency }, balance)
    return { sold: id }
  })
}
