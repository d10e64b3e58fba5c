/** OFF/1 on the wire: what the stream's messages look like, and what they mean. Unknown fields are ignored. */
import * as z from 'zod/mini'
import type { FeedMessage } from '../feed.ts'
import { PRODUCERS } from '../feed.ts'

const pair = z.tuple([z.int().check(z.minimum(0), z.maximum(999)), z.int().check(z.minimum(0), z.maximum(999))])
const id = z.string().check(z.minLength(1), z.maxLength(120))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const moment = z.iso.datetime({ offset: true })
const specifiers = z._default(z.string().check(z.maxLength(80)), '')
/** Unix milliseconds; what would be before 1973 is meant in seconds. */
const millis = z.int().check(z.minimum(100_000_000_000))

/** No period of any sport is played for so long: more are seconds. */
const MOST_MINUTES = 300

const facts = {
  status: z.enum([
    'not-started',
    'live',
    'suspended',
    'delayed',
    'interrupted',
    'ended',
    'closed',
    'cancelled',
    'postponed',
    'abandoned',
  ]),
  clock: z.optional(
    z.object({
      minute: z.number().check(z.minimum(0), z.maximum(MOST_MINUTES)),
      period: z.string(),
      isRunning: z.boolean(),
    }),
  ),
  scores: z.optional(z.record(z.string(), z.object({ score: pair, isOver: z.boolean() }))),
  reds: z.optional(pair),
  goals: z.optional(
    z.array(
      z.object({
        id,
        side: z.enum(['home', 'away']),
        minute: z.int().check(z.minimum(0), z.maximum(MOST_MINUTES)),
        state: z.enum(['review', 'confirmed', 'cancelled']),
      }),
    ),
  ),
  server: z.optional(z.enum(['home', 'away'])),
  // A strength outside these is a wrong unit, not a match.
  expected: z.optional(
    z.object({ total: z.number().check(z.gt(0), z.lt(400)), supremacy: z.number().check(z.gt(-200), z.lt(200)) }),
  ),
}

const chance = z.number().check(z.minimum(0), z.maximum(1))
const market = z.object({
  market: id,
  specifiers,
  status: z.enum(['active', 'suspended', 'inactive', 'handed-over', 'settled', 'cancelled']),
  outcomes: z.record(
    z.string(),
    z.object({
      // Thousandths or per cent instead of decimal odds would be caught here.
      odds: z.number().check(z.gte(1), z.lte(1000)),
      chances: z.optional(
        z.object({ win: chance, lose: z.optional(chance), refund: z.optional(chance), half: z.optional(chance) }),
      ),
    }),
  ),
  cashOut: z.optional(z.boolean()),
})
const key = z.object({ market: id, specifiers })
const result = z.union([
  z.literal('undecided'),
  z.object({
    r: z.union([z.literal(0), z.literal(1)]),
    v: z.enum(['0', '1/2', '1']),
    f: z.string().check(z.regex(/^(?:1|\d{1,3}\/\d{1,3})$/)),
  }),
])

const names = z.object({ en: z.optional(name), sw: z.optional(name), zh: z.optional(name) })

const BODIES = {
  fixture: z.object({
    fixture: z.object({
      sport: name,
      category: name,
      tournament: name,
      home: name,
      away: name,
      names: z.optional(z.object({ home: z.optional(names), away: z.optional(names) })),
      start: moment,
      format: z.optional(name),
      coverage: z.array(z.string()),
      isVirtual: z.optional(z.boolean()),
      isReplay: z.optional(z.boolean()),
    }),
  }),
  fixture_change: z.object({
    start: z.optional(moment),
    isCancelled: z.optional(z.boolean()),
    format: z.optional(name),
    coverage: z.optional(z.array(z.string())),
  }),
  odds_change: z.object({ facts: z.object(facts), markets: z.optional(z.array(market)) }),
  bet_stop: z.object({ groups: z.union([z.literal('all'), z.array(z.string())]) }),
  bet_settlement: z.object({
    certainty: z.enum(['provisional', 'confirmed']),
    markets: z.array(z.object({ market: id, specifiers, outcomes: z.record(z.string(), result) })),
  }),
  rollback_bet_settlement: z.object({ markets: z.array(key) }),
  bet_cancel: z.object({
    markets: z.array(key),
    startMs: z.optional(millis),
    endMs: z.optional(millis),
    supersededBy: z.optional(id),
  }),
  rollback_bet_cancel: z.object({ markets: z.array(key), startMs: z.optional(millis), endMs: z.optional(millis) }),
  alive: z.object({ subscribed: z.union([z.literal(0), z.literal(1)]) }),
  snapshot_complete: z.object({ request: id }),
} as const

type Kind = keyof typeof BODIES
const WITHOUT_EVENT: ReadonlySet<Kind> = new Set(['alive', 'snapshot_complete'])

const envelope = z.object({
  producer: z.enum(PRODUCERS),
  kind: z.string(),
  at: millis,
  event: z.optional(id),
})

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(BODIES, kind)
}

/** A message as it came (parsed JSON) in the book's words; null when it is none of ours or says what cannot be. */
export function readMessage(raw: unknown): FeedMessage | null {
  const outer = envelope.safeParse(raw)
  if (!outer.success || !isKind(outer.data.kind)) return null
  const { producer, kind, at, event } = outer.data
  if (WITHOUT_EVENT.has(kind) !== (event === undefined)) return null
  const body = BODIES[kind].safeParse(raw)
  if (!body.success) return null
  if (kind === 'alive') {
    const { subscribed } = body.data as z.output<(typeof BODIES)['alive']>
    return { producer, atMs: at, body: { kind, isSubscribed: subscribed === 1 } }
  }
  // The schemas above are the shapes of feed.ts, field by field.
  const said = { kind, ...body.data } as never
  return event === undefined ? { producer, atMs: at, body: said } : { producer, atMs: at, event, body: said }
}
