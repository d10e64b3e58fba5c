/** What promotions give: one row a kind. Amounts are text in the house's currency, as an operator types them. */
import * as z from 'zod/mini'
import { amountText, wireAmount } from '../wire/amounts.ts'
import { whole } from '../wire/fields.ts'

export const EFFECT_KINDS = [
  'deposit-bonus',
  'free-bet',
  'free-spins',
  'cashback',
  'multiple-insurance',
  'odds-boost',
  'race-entry',
] as const
export type EffectKind = (typeof EFFECT_KINDS)[number]

/** What brings it: the first deposit of a life, the next deposit, or joining alone. */
export const BASES = ['first-deposit', 'deposit', 'joining'] as const
export type Base = (typeof BASES)[number]

/** What a player wins with free spins: their own money, or a bonus that has to be staked. */
export const WINNINGS = ['cash', 'bonus'] as const
/** Who has it: whoever asks for it, or everybody whose first deposit is large enough. */
export const TAKERS = ['joined', 'everybody'] as const

/** What an insured multiple gives back. */
export const INSURED_AS = ['free-bet', 'cash'] as const

export const PERIODS = ['day', 'week'] as const
export type Period = (typeof PERIODS)[number]

const percent = whole(1, 200)
/** A price as it is read: 1.20. */
const price = z.string().check(z.regex(/^[1-9]\d?(\.\d{1,2})?$/))
const days = whole(1, 90)

export const effectRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deposit-bonus'),
    base: z.enum(['first-deposit', 'deposit']),
    percent,
    least: amountText,
    most: amountText,
    /** Stakes of so many times the bonus make it cash. */
    times: whole(1, 60),
    /** How much of a stake in games of low risk counts, in hundredths. */
    lowRiskPercent: whole(0, 100),
    days,
  }),
  z.object({
    kind: z.literal('free-bet'),
    base: z.enum(BASES),
    amount: amountText,
    /** The least deposit that brings it; of joining alone it is not looked at. */
    least: amountText,
    days,
  }),
  z.object({
    kind: z.literal('free-spins'),
    base: z.enum(BASES),
    takers: z.enum(TAKERS),
    spins: whole(1, 200),
    /** What each of them is worth: the stake that the game counts with. */
    amount: amountText,
    least: amountText,
    /** Of all that they win together. */
    most: amountText,
    winnings: z.enum(WINNINGS),
    /** Of a bonus; 1 for cash, where it is not looked at. */
    times: whole(1, 60),
    days,
  }),
  z.object({
    kind: z.literal('cashback'),
    /** Of what was lost in a period: staked less won, casino and sports together. */
    percent: whole(1, 50),
    period: z.enum(PERIODS),
    /** Losses below it bring nothing; never more than the most. */
    least: amountText,
    most: amountText,
  }),
  z.object({
    kind: z.literal('multiple-insurance'),
    /** Legs that were won or lost, so many at least, and exactly one of them lost. */
    legs: whole(3, 20),
    /** Of each leg. */
    leastOdds: price,
    /** Of one stake that comes back. */
    most: amountText,
    /** How many bets of one player. */
    bets: whole(1, 50),
    pays: z.enum(INSURED_AS),
    /** Of the free bet; of cash it is not looked at. */
    days,
  }),
  z.object({
    kind: z.literal('odds-boost'),
    /** Of what a bet wins above its stake, paid beside the win. */
    percent: whole(1, 100),
    /** Legs that are not void, so many at least. */
    legs: whole(1, 20),
    /** Of each leg. */
    leastOdds: price,
    /** For one bet. */
    most: amountText,
    /** How many bets of one player. */
    bets: whole(1, 50),
  }),
  z.object({
    kind: z.literal('race-entry'),
    base: z.enum(BASES),
    /** The address of the race to which it lets in. */
    race: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
    /** What the promotion pays towards the race's prizes for each who enters. */
    amount: amountText,
    least: amountText,
  }),
])
export type EffectRule = z.output<typeof effectRule>

/** What a promotion gives, as its page says it; amounts in the house's currency. What a kind does not have is not there. */
export const gives = z.object({
  kind: z.enum(EFFECT_KINDS),
  base: z.enum(BASES),
  currency: z.string(),
  percent: z.optional(z.number()),
  amount: z.optional(wireAmount),
  least: z.optional(wireAmount),
  most: z.optional(wireAmount),
  times: z.optional(z.number()),
  lowRiskPercent: z.optional(z.number()),
  days: z.optional(z.number()),
  spins: z.optional(z.number()),
  winnings: z.optional(z.enum(WINNINGS)),
  takers: z.optional(z.enum(TAKERS)),
  period: z.optional(z.enum(PERIODS)),
  legs: z.optional(z.number()),
  leastOdds: z.optional(z.string()),
  bets: z.optional(z.number()),
  pays: z.optional(z.enum(INSURED_AS)),
  /** The address of the race to which it lets in. */
  race: z.optional(z.string()),
})
export type Gives = z.output<typeof gives>
