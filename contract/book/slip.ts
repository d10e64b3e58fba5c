/**
 * What a wallet keeps of a bet: its slip, told with the debit, and what it came to, told with what moves money afterwards. The
 * words of GSW/1. Every size is bounded so that the largest slip (30 picks) fits the body of a debit, and the largest settlement
 * the body of a movement.
 */
import * as z from 'zod/mini'
import { MAX_MINOR } from '../wire/amounts.ts'
import { LANGUAGES } from '../wire/constants.ts'
import { MOST_LEGS, MOST_LINES } from '../fair/lines.ts'

/** Bytes of a body: of a debit that carries a slip, of one that carries a settlement, of any other, and of a batch. */
export const BODY_SIZES = { slip: 32_768, settlement: 8_192, plain: 4_096, batch: 1_048_576 } as const
/** Movements in a batch. */
export const MOST_IN_BATCH = 200

const encoder = new TextEncoder()
/** Bytes of a text as JSON in UTF-8, without its quotation marks. */
const sizeOf = (text: string): number => encoder.encode(JSON.stringify(text)).length - 2

const shortText = (mostBytes: number) => z.string().check(z.refine((text) => sizeOf(text) <= mostBytes))
const word = (pattern: RegExp) => z.string().check(z.regex(pattern))
const minor = z.int().check(z.minimum(0), z.maximum(Number(MAX_MINOR)))
/** Whole thousandths: 1850 is 1.85. */
const odds = z.int().check(z.minimum(1_000), z.maximum(1_000_000_000))

/** In bytes, in each language. */
export const NAME_SIZES = { event: 80, market: 60, outcome: 50 } as const

/** English is always there; a language without a text of its own reads the English one. */
const names = (most: number) => {
  const name = shortText(most).check(z.minLength(1))
  return z.object({ en: name, sw: z.optional(name), zh: z.optional(name) })
}
export type SlipNames = z.output<ReturnType<typeof names>>

/** Names that fit, cut where they are longer; what is called the same as in English is left out. */
export function slipNames(all: SlipNames, most: number): SlipNames {
  const fitted = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = all[language]
      return text === undefined || (language !== 'en' && text === all.en) ? [] : [[language, fit(text, most)]]
    }),
  )
  return { ...fitted, en: fit(all.en, most) }
}

function fit(text: string, most: number): string {
  if (sizeOf(text) <= most) return text
  const letters = [...text]
  while (sizeOf(`${letters.join('')}…`) > most) letters.pop()
  return `${letters.join('')}…`
}

const id = word(/^[\w.:-]{1,64}$/)
const rules = z
  .record(word(/^[a-z-]{1,20}$/), word(/^[\w.: -]{1,20}$/))
  .check(z.refine((all) => Object.keys(all).length <= 8))

const pick = z.object({
  event_id: word(/^[\w.:-]{1,20}$/),
  sport: word(/^[a-z-]{1,16}$/),
  event: names(NAME_SIZES.event),
  market: word(/^[\w.:-]{1,40}$/),
  specifiers: word(/^[\w.:=&|-]{0,60}$/),
  outcome: word(/^[\w.:=/+-]{1,32}$/),
  market_name: names(NAME_SIZES.market),
  outcome_name: names(NAME_SIZES.outcome),
  starts_at: z.iso.datetime(),
  /** Alone, beside others of one match. */
  odds: z.optional(odds),
})
export type SlipPick = z.output<typeof pick>

/** What counts once in a line: one pick, or several of one match at one price. */
const leg = z.object({
  odds,
  is_banker: z.optional(z.boolean()),
  picks: z.array(pick).check(z.minLength(1), z.maxLength(12)),
})
export type SlipLeg = z.output<typeof leg>

export const slip = z
  .object({
    version: z.literal(1),
    bet_id: id,
    kind: z.enum(['single', 'multiple', 'system', 'flex']),
    /** Charged is unit times lines. */
    unit: minor.check(z.minimum(1)),
    lines: z.int().check(z.minimum(1), z.maximum(MOST_LINES)),
    stake: minor.check(z.minimum(1)),
    currency: word(/^[A-Z]{3}$/),
    /** How many of the legs that are no bankers a line takes. */
    sizes: z.array(z.int().check(z.minimum(0), z.maximum(MOST_LEGS))).check(z.minLength(1), z.maxLength(15)),
    /** Of a flex: how many legs may be wrong, and its one price. */
    may_fail: z.optional(z.union([z.literal(1), z.literal(2)])),
    price: z.optional(odds),
    legs: z.array(leg).check(z.minLength(1), z.maxLength(MOST_LEGS)),
    booking_code: z.optional(word(/^[A-Z0-9]{4,12}$/)),
    /** The most that it pays, bonus and cap included, before tax. */
    most: minor,
    /** Versions of what was in force when it was accepted, by what they are about. */
    rules,
    decided_at: z.iso.datetime(),
    /** Of an edited bet: the one whose value it lives on. */
    replaces: z.optional(id),
  })
  .check(z.refine(({ legs }) => legs.reduce((sum, { picks }) => sum + picks.length, 0) <= MOST_LEGS))
export type Slip = z.output<typeof slip>

/** Of odds o a unit comes back as v + (1 - v) * r * o * f. */
export const legGrade = z.object({
  r: z.union([z.literal(0), z.literal(1)]),
  v: z.enum(['0', '1/2', '1']),
  f: word(/^(1|\d{1,3}\/\d{1,3})$/),
})
export type LegGrade = z.output<typeof legGrade>

/** A decided leg, or a decided pick of one that has several; what is undecided is left out. */
const settledLeg = z.extend(legGrade, {
  /** From 0, in the slip's order. */
  leg: z.int().check(z.minimum(0), z.maximum(MOST_LEGS - 1)),
  pick: z.optional(z.int().check(z.minimum(0), z.maximum(11))),
  /** The price with which it counts, when it is not the slip's any more. */
  odds: z.optional(odds),
  /** As a person reads it: "2-1 (1-0)". */
  score: z.optional(shortText(32)),
  /** Why it is void: a case of the void table. */
  void_case: z.optional(word(/^[a-z-]{1,20}$/)),
})
export type SettledLeg = z.output<typeof settledLeg>

export const settlement = z.object({
  version: z.literal(1),
  bet_id: id,
  /** Of two about one bet the higher one holds. */
  revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  why: z.enum(['result', 'cancel', 'cash-out', 'stake-back', 'edit', 'desk']),
  /** Of a cash-out: nobody tapped, the bet was worth what its player had set. Else it is not there. */
  is_auto: z.optional(z.literal(true)),
  outcome: z.enum(['open', 'won', 'lost', 'void', 'cashed', 'replaced']),
  /** All that are decided, also those that were told before. */
  legs: z.array(settledLeg).check(z.maxLength(2 * MOST_LEGS)),
  /** What the bet is worth now in all: still open, by results, by cash-outs, given back, and what of the results is win bonus. */
  worth: z.object({ open: minor, won: minor, cashed: minor, voided: minor, bonus: z.optional(minor) }),
  /** Of a bet that was edited: the one that lives on its value from now on, whether or not a stake was asked for it. */
  replaced_by: z.optional(id),
  rules: z.optional(rules),
})
export type Settlement = z.output<typeof settlement>
