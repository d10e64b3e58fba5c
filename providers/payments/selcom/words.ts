/** Selcom's words: the envelope of every answer, its result codes, and the seven channels of a payout. */
import { SELCOM_CHANNELS, type SelcomChannel } from '@uwanja/contract/site/banking-selcom'
import * as z from 'zod/mini'
import type { Complaint } from '../../complaint.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
export const word = z.nullish(z.pipe(z.union([text(200), z.number()]), z.transform(String)))
/** Empty where there is none. */
const name = z.pipe(
  word,
  z.transform((said) => said || undefined),
)

export const envelope = z.object({
  reference: word,
  transid: name,
  resultcode: text(10),
  result: z.optional(text(40)),
  message: z.nullish(text(1000)),
  data: z.catch(z.array(z.record(z.string(), z.unknown())), []),
})
export type Envelope = z.output<typeof envelope>

/** Codes of ours for doors that are closed to us; whatever is written on them says nothing about the order. */
export const CLOSED = { 401: 'keys', 403: 'not-enabled' } as const

const COMPLAINTS: Readonly<Record<string, Complaint>> = {
  keys: 'keys',
  'not-enabled': 'not-enabled',
  // Of the live gateway: "API endpoint not enabled for the vendor", "Insufficient account balance".
  '4035': 'not-enabled',
  '990': 'no-float',
}

/** What is ours to put right, and no fault of the order. */
export function complaintOf(code: string): { readonly why?: Complaint } {
  const why = Object.hasOwn(COMPLAINTS, code) ? COMPLAINTS[code] : undefined
  return why === undefined ? {} : { why }
}

/** The official meanings: in progress and ambiguous are unknown, and unknown is asked about, never sent again. */
export const CODES = { success: '000', inProgress: ['111', '927'], ambiguous: '999' } as const

export function resultOf(code: string): 'success' | 'unknown' | 'fail' {
  if (code === CODES.success) return 'success'
  if (Object.hasOwn(COMPLAINTS, code)) return 'unknown'
  return code === CODES.ambiguous || (CODES.inProgress as readonly string[]).includes(code) ? 'unknown' : 'fail'
}

export const orderStatus = z.object({
  order_id: z.string(),
  amount: z.union([z.string(), z.number()]),
  payment_status: z.string(),
  reference: word,
  transid: word,
})

/** The answers of an agent's or pay point's questions to us. */
export const AGENT_CODES = {
  taken: '000',
  'unknown-account': '010',
  amount: '012',
  'too-high': '014',
  'too-low': '015',
  /** "4XX other failure" in their table, and 999 is their word for ambiguous. */
  other: '400',
} as const

/** What Selcom sends to /lookup, /validation and /notification. */
export const agentCall = z.object({
  operator: z.optional(text(40)),
  /** Selcom's own: its money moves once, so there must be one. */
  transid: text(64).check(z.minLength(1)),
  reference: text(64),
  utilityref: text(64),
  amount: z.optional(z.union([z.string(), z.number()])),
  msisdn: z.optional(text(20)),
})

/** The specification's seven channels of a payout. */
export function isChannel(raw: string | undefined): raw is SelcomChannel {
  return (SELCOM_CHANNELS as readonly (string | undefined)[]).includes(raw)
}
