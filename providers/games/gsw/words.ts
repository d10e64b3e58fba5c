/** GSW/1's words: the bodies of its wallet calls, our answers, its launch and its list of games. */
import * as z from 'zod/mini'
import { BODY_SIZES } from '@uwanja/contract/book/slip'
import { MAX_MINOR } from '@uwanja/contract/wire/amounts'
import { STATUSES } from './protocol.ts'

export const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
export const token = z.string().check(z.regex(/^[\w.~-]{1,200}$/))
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
export const minor = z.int().check(z.minimum(0), z.maximum(Number(MAX_MINOR)))

export const anyBody = z.object({ request_id: id })
export const openBody = z.object({ request_id: id, token, player_id: z.optional(id) })
export const balanceBody = z.object({ request_id: id, token, player_id: id, currency: z.optional(currency) })
/** A stake of nothing opens a free round, a win of nothing closes one. The amount has a refusal of its own. */
export const moveBody = z.object({
  request_id: id,
  token,
  player_id: id,
  currency,
  game_id: id,
  round_id: id,
  round_closed: z.boolean(),
  transaction_id: id,
  amount: z.unknown(),
  created: z.iso.datetime(),
  /** Free spins of the operator's, of which this round is one. */
  free_spins_id: z.optional(id),
})
/** What goes back is decided by the bet that it names, not by an amount that stands here. */
export const rollbackBody = z.extend(moveBody, { reference_transaction_id: id })

export const amountOf = (least: 0 | 1) => minor.check(z.minimum(least))

export const answerBody = z.object({
  status: z.enum(STATUSES),
  request_id: z.string(),
  balance: z.optional(z.int()),
  currency: z.optional(z.string()),
  /** Of `balance`: what the operator gives, while there is some. */
  free_spins: z.optional(z.array(z.object({ id, left: z.int(), amount: z.int(), expires_at: z.iso.datetime() }))),
  reference_id: z.optional(z.string()),
  /** This transaction was executed before, and this is the first answer again. */
  duplicate: z.optional(z.boolean()),
  /** Of `session`. */
  token: z.optional(z.string()),
  player_id: z.optional(z.string()),
  player_name: z.optional(z.string()),
})
export type AnswerBody = z.output<typeof answerBody>

export const launchRequest = z.object({
  operator_id: z.string(),
  game_id: id,
  mode: z.enum(['real', 'demo']),
  token: z.optional(token),
  player_id: z.optional(id),
  currency,
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  device: z.enum(['mobile', 'desktop']),
  lobby_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
})
export type LaunchRequest = z.output<typeof launchRequest>
export const launchAnswer = z.object({
  url: z.url({ protocol: /^https?$/ }),
  session_id: id,
  expires_at: z.iso.datetime(),
})
export type LaunchAnswer = z.output<typeof launchAnswer>

export const listRequest = z.object({ operator_id: z.string() })
const listedRow = z.object({
  game_id: z.string(),
  name: z.string(),
  category: z.string(),
  features: z.array(z.string()),
  image_url: z.string(),
  /** Percent, "96.50"; empty: not told. */
  rtp: z.string(),
  released_on: z.string(),
  devices: z.array(z.string()),
})
export const listAnswer = z.object({ games: z.array(listedRow) })
export type ListAnswer = z.output<typeof listAnswer>

/** A callback's body; null when it is no JSON or longer than it may be. */
export function jsonOf(rawBody: string, longest: number = BODY_SIZES.plain): unknown {
  try {
    return Buffer.byteLength(rawBody) > longest ? null : JSON.parse(rawBody)
  } catch {
    return null
  }
}
