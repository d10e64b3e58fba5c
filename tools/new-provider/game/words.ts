/** Sample Games' words: the bodies of its wallet calls, our answers, and its launch. Amounts are whole minor units. */
import * as z from 'zod/mini'
import { MAX_MINOR } from '@uwanja/contract/amounts'
import { STATUSES } from './facts.ts'

const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
const token = z.string().check(z.regex(/^[\w.~-]{1,200}$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const minor = z.int().check(z.minimum(0), z.maximum(Number(MAX_MINOR)))

export const anyBody = z.object({ request_id: id })
export const openBody = z.object({ request_id: id, launch_token: token })
export const playerBody = z.object({ request_id: id, token })
export const balanceBody = z.object({ request_id: id, token, currency: z.optional(currency) })
const moveBody = z.object({
  request_id: id,
  token,
  transaction_id: id,
  round_id: id,
  game_id: id,
  currency,
})
/** A stake of nothing is no stake; a win of nothing closes the round. The amount has a refusal of its own. */
export const debitBody = z.extend(moveBody, { amount: z.unknown() })
export const creditBody = z.extend(moveBody, { amount: z.unknown() })
/** What goes back is decided by the bet that it names, not by an amount that stands here. */
export const rollbackBody = z.object({ request_id: id, token, transaction_id: id, reference_transaction_id: id })

export const amountOf = (least: 0 | 1) => minor.check(z.minimum(least))

export const answerBody = z.object({
  status: z.enum(STATUSES),
  request_id: z.string(),
  balance: z.optional(z.int()),
  currency: z.optional(z.string()),
  reference_id: z.optional(z.string()),
  /** This transaction was executed before, and this is the first answer again. */
  duplicate: z.optional(z.boolean()),
  token: z.optional(z.string()),
  player_id: z.optional(z.string()),
  player_name: z.optional(z.string()),
})
export type AnswerBody = z.output<typeof answerBody>

export const launchRequest = z.object({
  operator_id: z.string(),
  game_id: id,
  product_id: id,
  mode: z.enum(['real', 'demo']),
  token: z.optional(token),
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  device: z.enum(['mobile', 'desktop']),
})
export type LaunchRequest = z.output<typeof launchRequest>
export const launchAnswer = z.object({ url: z.url({ protocol: /^https?$/ }), session_id: id })

export const listRequest = z.object({ operator_id: z.string() })
export type ListRequest = z.output<typeof listRequest>
/** Whether each game is one is for the house to check, which says which one is wrong. */
export const listAnswer = z.object({ games: z.array(z.unknown()) })

export function jsonOf(rawBody: string): unknown {
  try {
    return rawBody.length > 4096 ? null : JSON.parse(rawBody)
  } catch {
    return null
  }
}
