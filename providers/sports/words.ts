/** GSW/1's words that sport companies have beside the ones of games (../games/gsw/words.ts). */
import * as z from 'zod/mini'
import { MOST_IN_BATCH, settlement, slip } from '@uwanja/contract/book/slip'
import { MAX_MINOR } from '@uwanja/contract/wire/amounts'
import { STATUSES } from '../games/gsw/protocol.ts'
import * as words from '../games/gsw/words.ts'

const { currency, id, token } = words
const minor = z.int().check(z.minimum(0), z.maximum(Number(MAX_MINOR)))

export const MOVES = ['credit', 'void', 'change', 'rollback'] as const

/** The amount has a refusal of its own. */
const move = z.object({
  player_id: id,
  currency,
  game_id: id,
  round_id: id,
  transaction_id: id,
  amount: z.unknown(),
  created: z.iso.datetime(),
})
export const debitBody = z.extend(move, {
  token,
  slip: z.optional(slip),
  funding: z.optional(z.object({ free_bet_id: id })),
})
export const creditBody = z.extend(move, { settlement: z.optional(settlement) })
/** Beside the rest, of a movement that is about another one. */
export const naming = z.object({ reference_transaction_id: id })
export const rollbackBody = z.extend(move, naming.shape)

export const batchBody = z.object({
  request_id: id,
  movements: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_IN_BATCH)),
})
/** What each movement of a batch has at least, or there is nobody to answer. */
export const batched = z.looseObject({ call: z.enum(['debit', ...MOVES]), transaction_id: id })

const moved = {
  status: z.enum(STATUSES),
  balance: z.optional(z.int()),
  reference_id: z.optional(z.string()),
  duplicate: z.optional(z.boolean()),
}
export const batchAnswer = z.object({
  status: z.enum(STATUSES),
  answers: z.optional(z.array(z.object({ transaction_id: z.string(), ...moved }))),
})
export type BatchAnswer = z.output<typeof batchAnswer>

export const sessionAnswer = z.extend(words.answerBody, {
  free_bets: z.optional(z.array(z.object({ id, amount: minor, ends_at: z.iso.datetime() }))),
})
export type SessionAnswer = z.output<typeof sessionAnswer>

export const termsAnswer = z.object({
  status: z.enum(STATUSES),
  currency,
  least_stake: minor,
  /** A batch may hold debits. Absent: it may not. */
  batches_debits: z.optional(z.boolean()),
  tax: z.array(z.object({ base: z.enum(['stake', 'winnings']), basis_points: z.int(), from: z.iso.date() })),
})
export type TermsAnswer = z.output<typeof termsAnswer>
