/** The functions that a vector may name: what each is given, and how the project answers. */
import { cashOutValue, expectation, kappaOf } from '@uwanja/contract/fair/cash-out'
import { flexEnd, flexOdds } from '@uwanja/contract/fair/flex'
import { fraction, fractionText } from '@uwanja/contract/fair/fraction'
import { onLadder } from '@uwanja/contract/fair/ladder'
import { multiplier, oddsFraction } from '@uwanja/contract/fair/leg'
import { mostStake } from '@uwanja/contract/fair/limits'
import { lineCount } from '@uwanja/contract/fair/lines'
import { freeBetPays, payoutOf } from '@uwanja/contract/fair/payout'
import { counting, endOf, poolOf, rightOf } from '@uwanja/contract/fair/pool'
import { raceEnd } from '@uwanja/contract/fair/race'
import { voidEffect } from '@uwanja/contract/fair/voids'
import { takenHome } from '@uwanja/contract/fair/winnings'
import { abandoned } from '@uwanja/book/markets/settle'
import { marketRow } from '@uwanja/book/markets/table'
import { footballModel } from '@uwanja/book/pricing/event-model'
import { NEUTRAL } from '@uwanja/book/pricing/football/intensity'
import { chanceOf, jointOf } from '@uwanja/book/pricing/football/joint'
import { pricesWithMargin } from '@uwanja/book/pricing/margin'
import { priceMarket } from '@uwanja/book/pricing/price'
import { priceSameMatch } from '@uwanja/book/pricing/same-match'
import * as z from 'zod'
import * as read from './read.ts'

interface Row {
  readonly about: string
  answer(given: unknown): unknown
}

function row<Given extends z.ZodType>(about: string, given: Given, answer: (given: z.output<Given>) => unknown): Row {
  return { about, answer: (raw) => answer(given.parse(raw)) }
}

const bet = z.object({
  unit: read.minor,
  sizes: z.array(z.number().int()).optional(),
  legs: z.array(read.leg),
  winBonus: read.winBonus.optional(),
  cap: read.minor.optional(),
})

function settled(given: z.output<typeof bet>): ReturnType<typeof payoutOf> {
  const legs = given.legs.map(({ banker, ...leg }) => ({ ...leg, isBanker: banker }))
  const open = legs.filter(({ isBanker }) => !isBanker).length
  return payoutOf(legs, {
    unit: given.unit,
    sizes: given.sizes ?? [open],
    ...(given.winBonus ? { winBonus: given.winBonus } : {}),
    ...(given.cap === undefined ? {} : { cap: given.cap }),
  })
}

const future = z.object({ chance: read.chance, m: z.number().min(0), good: z.boolean().default(false) })
const futures = z.array(future).transform((list) => list.map(({ good, ...rest }) => ({ ...rest, isGood: good })))

const lines = z.record(z.string(), z.string()).default({})
const pick = z.string().nullable()
const poolRule = z.object({
  salesShare: z.number().int(),
  tiers: z.array(z.object({ right: z.number().int(), share: z.number().int() })),
  fixed: z.array(z.object({ right: z.number().int(), prize: read.minor, winners: z.number().int() })).default([]),
  cancelledEnds: z.number().int(),
  matches: z.number().int(),
})

const jackpot = z.object({
  rule: poolRule,
  sales: read.minor,
  rolledIn: read.minor,
  guarantee: read.minor,
  matches: z.array(
    z.object({ id: z.string(), number: z.number().int(), reserve: z.boolean().default(false), result: pick }),
  ),
  tickets: z.array(z.record(z.string(), z.string())),
})

function jackpotEnd(given: z.output<typeof jackpot>): unknown {
  const matches = given.matches.map(({ reserve, ...match }) => ({ ...match, isReserve: reserve }))
  const counted = counting(matches, given.rule)
  if (!counted) return { cancelled: true }
  const pool = poolOf(given.sales, given.rolledIn, given.guarantee, given.rule)
  const rights = given.tickets.map((picks, at) => ({
    number: at + 1,
    right: rightOf(new Map(Object.entries(picks)), counted),
  }))
  const end = endOf(rights, pool, given.rule)
  return {
    cancelled: false,
    pool: String(pool.total),
    prizes: rights.map(({ number, right }) => String((end.prizes.get(right) ?? 0n) + (end.fixed.get(number) ?? 0n))),
    returned: String(end.returned),
    rolls: String(end.rolls),
  }
}

/** All of them, by the name that a vector calls. docs/vectors.md describes what each is given. */
export const FUNCTIONS: Readonly<Record<string, Row>> = {
  legs: row('the multiplier of a leg', read.leg, ({ odds, result }) =>
    fractionText(multiplier(result, oddsFraction(odds))),
  ),
  system: row('what a bet pays', bet, (given) => String(settled(given).pays)),
  flex: row(
    'the price or the end of a flex',
    z.object({
      chances: z.array(read.chance),
      mayFail: z.union([z.literal(1), z.literal(2)]),
      struck: read.odds.optional(),
      results: z.array(z.enum(['right', 'wrong', 'void'])).optional(),
      ladder: read.ladder,
    }),
    ({ chances, mayFail, struck, results, ladder }) => {
      if (!results || struck === undefined) return read.oddsText(flexOdds(chances, mayFail, ladder))
      const end = flexEnd(chances, results, mayFail, { struck, ladder })
      return end.status === 'won' ? { status: 'won', odds: read.oddsText(end.odds) } : { status: end.status }
    },
  ),
  margin: row(
    'prices with margin on a ladder',
    z.object({ chances: z.array(read.chance), margin: z.number(), ladder: read.ladder }),
    ({ chances, margin, ladder }) =>
      pricesWithMargin(chances, margin).map((price) => read.oddsText(onLadder(price, ladder))),
  ),
  joint: row(
    'a cell of half-time and full-time with neutral rates',
    z.object({
      home: z.number(),
      away: z.number(),
      ht: z.tuple([z.number(), z.number()]),
      ft: z.tuple([z.number(), z.number()]),
    }),
    ({ home, away, ht, ft }) =>
      chanceOf(
        jointOf({ base: { home, away }, shape: NEUTRAL }),
        (cell) => cell.hh === ht[0] && cell.ha === ht[1] && cell.fh === ft[0] && cell.fa === ft[1],
      ),
  ),
  sameMatch: row(
    'a same-match multiple',
    z.object({
      strength: read.strength,
      margin: z.number(),
      ladder: read.ladder,
      legs: z.array(z.object({ market: z.string(), lines, outcome: z.string() })),
    }),
    ({ strength, margin, ladder, legs }) => {
      const model = footballModel(strength)
      const found = priceSameMatch(
        legs,
        model,
        (leg) => {
          const market = marketRow(leg.market)
          return (market && priceMarket(market, leg.lines, model, { margin, ladder })?.prices[leg.outcome]) ?? null
        },
        ladder,
      )
      return found.status === 'priced'
        ? { status: found.status, odds: read.oddsText(found.odds) }
        : { status: found.status }
    },
  ),
  bonusCapTax: row(
    'lines, bonus, cap and tax of winnings',
    bet.extend({ taxBasisPoints: z.number().int().default(0) }),
    (given) => {
      const { gross, bonus, pays, isVoid } = settled(given)
      const open = given.legs.filter(({ banker }) => !banker).length
      const stake = given.unit * BigInt(lineCount({ open, bankers: 0, sizes: given.sizes ?? [open] }))
      // All legs void: what is paid is the stake given back.
      const round = isVoid ? { charged: stake, voided: pays, pays: 0n } : { charged: stake, voided: 0n, pays }
      const { tax, net } = takenHome(round, given.taxBasisPoints)
      return {
        gross: String(gross),
        bonus: String(bonus),
        pays: String(pays),
        tax: String(tax),
        net: String(net),
      }
    },
  ),
  freeBet: row('what a free bet pays', z.object({ face: read.minor, legs: z.array(read.leg) }), ({ face, legs }) =>
    String(freeBetPays(face, legs)),
  ),
  cashOut: row(
    'expectation, kappa and value',
    z.object({
      unit: z.number(),
      sizes: z.array(z.number().int()),
      stake: z.number(),
      open: z.array(futures),
      bankers: z.array(futures).default([]),
      atAcceptance: z.number(),
      cap: z.number().optional(),
      winBonus: read.winBonus.optional(),
    }),
    ({ stake, atAcceptance, cap, winBonus, ...open }) => {
      const now = expectation({ ...open, ...(cap === undefined ? {} : { cap }), ...(winBonus ? { winBonus } : {}) })
      const value = now === null ? null : cashOutValue(now, atAcceptance, kappaOf(stake, atAcceptance))
      return { expectation: now, value: value === null ? null : String(value) }
    },
  ),
  limits: row(
    'the most stake of a line',
    z.object({
      legs: z.array(
        z.object({ odds: read.odds, limit: read.minor, playerFactor: z.number().int(), timeFactor: z.number().int() }),
      ),
    }),
    ({ legs }) =>
      String(
        mostStake(
          legs.map(({ odds }) => odds),
          legs,
        ),
      ),
  ),
  voids: row(
    'what becomes of bets on an event',
    z.object({
      version: z.number().int().default(1),
      sport: z.string(),
      case: z.enum([
        'not-started',
        'moved',
        'interrupted',
        'abandoned',
        'walk-over',
        'retired',
        'venue-changed',
        'format-changed',
      ]),
      hours: z.number().optional(),
    }),
    ({ version, sport, hours, ...happened }) =>
      voidEffect(version, sport, { ...happened, ...(hours === undefined ? {} : { hours }) }),
  ),
  abandonment: row(
    'what stands of a market when its match is abandoned',
    z.object({
      market: z.string(),
      lines,
      periods: z.record(z.string(), z.object({ score: z.tuple([z.number(), z.number()]), isOver: z.boolean() })),
    }),
    ({ market, lines: specifiers, periods }) => {
      const found = marketRow(market)
      if (!found) throw new Error(`no market ${market}`)
      const results = abandoned(found, specifiers, { periods })
      return Object.fromEntries(
        Object.entries(results).map(([name, result]) => [
          name,
          result && fractionText(multiplier(result, fraction(2n))),
        ]),
      )
    },
  ),
  jackpot: row('the end of a jackpot round', jackpot, jackpotEnd),
  race: row(
    'prizes of a race',
    z.object({
      prizes: z.array(read.minor),
      racers: z.array(z.object({ player: z.string(), points: read.minor, excluded: z.boolean().default(false) })),
    }),
    ({ prizes, racers }) => {
      const end = raceEnd(
        racers.map(({ excluded, ...racer }) => ({ ...racer, isExcluded: excluded })),
        prizes,
      )
      return {
        placed: end.placed.map(({ player, place, prize }) => ({ player, place, prize: String(prize) })),
        left: String(end.left),
      }
    },
  ),
}
