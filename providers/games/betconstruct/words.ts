/** BetConstruct's words: what its calls hold, and what we answer. */
import * as z from 'zod/mini'

const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
const token = z.string().check(z.regex(/^[\w.~-]{1,200}$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

export const infoData = z.object({ token, playerId: z.optional(id) })
const moveData = z.object({ token, playerId: id, currency, gameId: id, roundId: id, transactionId: id })
/** Amounts have a refusal of their own. */
export const withdrawData = z.extend(moveData, { withdrawAmount: z.unknown() })
export const depositData = z.extend(moveData, { depositAmount: z.unknown() })
export const bothData = z.extend(moveData, { withdrawAmount: z.unknown(), depositAmount: z.unknown() })
/** Strict, because the hash covers the data and not the path: a stake's call sent again must not be readable as its rollback. */
export const rollbackData = z.strictObject({ token, playerId: id, transactionId: id })

export const answerBody = z.object({
  err_code: z.int(),
  err_msg: z.optional(z.string()),
  balance: z.optional(z.number()),
  /** Our own id of the movement. */
  transactionId: z.optional(z.string()),
  /** This transaction was executed before, and this is the first answer again. */
  repeated: z.optional(z.boolean()),
  token: z.optional(z.string()),
  playerId: z.optional(z.string()),
  userName: z.optional(z.string()),
  currency: z.optional(z.string()),
})
export type AnswerBody = z.output<typeof answerBody>

const listedRow = z.object({
  gameId: z.string(),
  name: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  thumbnail: z.string(),
  rtp: z.string(),
  launchDate: z.string(),
  platforms: z.array(z.string()),
})
export const listAnswer = z.object({ err_code: z.literal(0), games: z.array(listedRow) })
export type ListAnswer = z.output<typeof listAnswer>
