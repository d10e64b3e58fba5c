/** The stream of prices: server-sent events of one topic, `whole` first and whenever somebody was away too long, then `delta`. */
import * as z from 'zod/mini'
import { eventRow } from './read.ts'

export const STREAM_PATH = '/book/v1/stream'

/** A match that changed. What stands in it replaces what was known of the match, but for its markets. */
const change = z.extend(eventRow, {
  /** By `market?specifiers`: a known market's odds alone, in the order of its outcomes; its status stands. */
  odds: z.optional(z.record(z.string(), z.array(z.nullable(z.int())))),
  /** `market?specifiers` that are no longer offered. */
  gone: z.optional(z.array(z.string())),
})

/** `whole` has every match of the topic with all its markets; in `delta` `markets` holds those that are new or have another status. */
export const streamData = z.object({
  events: z.array(change),
  /** Matches that are no longer in the topic. */
  left: z.array(z.string()),
})
