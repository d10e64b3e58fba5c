/** Selling a ticket: the row and its gated stake stand or fall together. */
import { randomBytes } from 'node:crypto'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import type { Money, Recorded, WagerStatus } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/database/sql'
import { mayDie } from '../runtime/failpoints.ts'
import { refuse } from '../runtime/refuse.ts'
import { choicesOf, readSlip, type Line, type SlipRound } from './slip.ts'
import { heldOf, insertTicket, lockRound, matchesOf, type Match, type Round } from './store.ts'

/** Whose books jackpot stakes stand in. */
export const SOURCE = 'jackpot'

export interface TicketDeps {
  readonly db: Db
  readonly money: Money
  /** After the commit open pages hear of the balance. */
  tellMoved(
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

export const slipRound = ({ typeId, rule }: Round, matches: readonly Match[]): SlipRound => ({
  typeId,
  matches,
  unpickedReserve: rule.unpickedReserve,
})

/** @returns the ticket; the same slip sent again within seconds is the same ticket. */
export async function sellTicket(deps: TicketDeps, playerId: bigint, lines: readonly Line[]): Promise<bigint> {
  const [first] = lines
  if (!first) return refuseSlip('JACKPOT_SLIP_INCOMPLETE')
  return deps.db.transaction(async (tx) => {
    const round = await lockRound(tx, BigInt(first.jackpotId), 'share')
    if (!round || round.state === 'draft') return refuseSlip('JACKPOT_NOT_FOUND')
    if (!round.isSold) return refuseSlip('JACKPOT_CLOSED')
    const asked = slipRound(round, await matchesOf(tx, round.id))
    const slip = readSlip(lines, round.id, asked)
    if ('refused' in slip) return refuseSlip(slip.refused)
    const salt = randomBytes(16).toString('hex')
    const { text: choices, drawn } = choicesOf(slip.picks, salt, asked)
    // Of one player sales stand in line here, so that the count below is true.
    await deps.money.gate.locked(tx, playerId)
    const held = await heldOf(tx, { jackpotId: round.id, playerId, choices })
    if (held.same !== null) return held.same
    if (held.tickets >= round.rule.mostTickets) return refuseSlip('JACKPOT_TICKETS_USED_UP')
    const id = await insertTicket(tx, { jackpotId: round.id, playerId, choices, drawn: drawn.join(','), salt })
    await pay(deps, tx, { id, playerId, round })
    mayDie(tx, 'jackpot.sold')
    return id
  })
}

async function pay(
  { money, tellMoved }: TicketDeps,
  tx: Tx,
  { id, playerId, round }: { readonly id: bigint; readonly playerId: bigint; readonly round: Round },
): Promise<void> {
  const { currency, priceMinor: minor } = round
  const answer = await money.stake(tx, {
    kind: 'staked',
    source: SOURCE,
    key: `ticket-${String(id)}`,
    round: `ticket-${String(id)}`,
    playerId,
    amount: { currency, minor },
    details: { game: `round-${String(round.id)}` },
  })
  if (answer.status !== 'ok') return refuseSlip(WHY[answer.status] ?? 'SERVICE_UNAVAILABLE')
  if (answer.balance) tellMoved(tx, { playerId, currency }, answer.balance)
}
