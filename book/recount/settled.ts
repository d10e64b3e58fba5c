/**
 * What bets came to, counted again from the facts of their matches, line by line. It imports nothing of pricing, settlement or
 * contract/fair, so that a fault there is found here. Families that it does not count itself it takes from the table of grades.
 */
import type { Sql } from '@uwanja/database/sql'
import type { CountedBet, CountedLeg, CountedPick, Standing } from './settled-store.ts'
import { settledSlice } from './settled-store.ts'

type Ratio = readonly [over: bigint, under: bigint]
type Goals = readonly [home: number, away: number]

export interface Difference {
  readonly bet: string
  readonly what: 'pick' | 'worth' | 'movements'
  readonly wanted: string
  readonly found: string
}

const WON = '1 0 1'
const LOST = '0 0 1'
const PUSH = '0 1 1'

/** Quarters away from the line: two or more ahead is won, one is half won, on it is a push. */
function byQuarters(ahead: number): string {
  if (ahead >= 2) return WON
  if (ahead <= -2) return LOST
  return ahead === 0 ? PUSH : ahead > 0 ? '1 1/2 1' : '0 1/2 1'
}

const yes = (is: boolean): string => (is ? WON : LOST)
const winner = ([home, away]: Goals): string => (home > away ? '1' : home < away ? '2' : 'x')
const quarters = (value: number, line: number): number => Math.round((value - line) * 4)

type Rule = (goals: Goals, outcome: string, line: number) => string
const over =
  (count: (goals: Goals) => number): Rule =>
  (goals, outcome, line) =>
    byQuarters(quarters(count(goals), line) * (outcome === 'over' ? 1 : -1))

/** From the trade's rules, not from our tables of markets. */
const RULES: Readonly<Record<string, Rule>> = {
  '1x2': (goals, outcome) => yes(winner(goals) === outcome),
  winner: (goals, outcome) => yes(winner(goals) === outcome),
  'double-chance': (goals, outcome) => yes([...outcome].includes(winner(goals))),
  'draw-no-bet': (goals, outcome) => (winner(goals) === 'x' ? PUSH : yes(winner(goals) === outcome)),
  total: over(([home, away]) => home + away),
  'home-total': over(([home]) => home),
  'away-total': over(([, away]) => away),
  'both-score': ([home, away], outcome) => yes(home * away > 0 === (outcome === 'yes')),
  'odd-even': ([home, away], outcome) => yes(((home + away) % 2 === 0) === (outcome === 'even')),
  'asian-handicap': ([home, away], outcome, line) =>
    byQuarters(quarters(home - away, -line) * (outcome === '1' ? 1 : -1)),
  handicap: ([home, away], outcome, line) => yes(winner([home + line, away]) === outcome),
}

/** null: undecided; undefined: it is not counted here. */
function counted(pick: CountedPick): string | null | undefined {
  const [measure, period, family] = pick.market.split('.') as [string, string, string]
  const rule = RULES[family]
  const known = pick.periods?.[`${measure}.${period}`]
  if (!rule || !known?.isOver || pick.source === null) return undefined
  const line = Number(/=(-?[\d.]+)$/.exec(pick.specifiers)?.[1] ?? 0)
  return rule(known.score, pick.outcome, line)
}

/** Half-time and full-time: "1/x". */
function ofHalves({ market, outcome, periods }: CountedPick): string | undefined {
  const [first, whole] = [periods?.['goals.1h'], periods?.['goals.match']]
  if (market !== 'goals.halves.half-time-full-time' || !first || !whole?.isOver) return undefined
  return yes(outcome === `${winner(first.score)}/${winner(whole.score)}`)
}

const DAYS_2_MS = 172_800_000

/** What a pick came to: void by its case, by its score, or as the table of grades has it. */
function wantedOf(pick: CountedPick): string | null {
  if (pick.voidCase === 'moved') return Math.abs(pick.movedMs) > DAYS_2_MS ? PUSH : 'not moved so far'
  if (pick.voidCase !== null) return PUSH
  // What the feed said itself of a market outranks its score.
  const own = pick.isSaid ? undefined : (counted(pick) ?? ofHalves(pick))
  // A line that no table grades and no rule here counts is taken as it stands.
  return own ?? (pick.isGraded ? pick.graded : pick.result)
}

const product = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d]
const sum = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d]
const ZERO: Ratio = [0n, 1n]
const ONE: Ratio = [1n, 1n]

function numbers(text: string): { r: bigint; v: Ratio; f: Ratio } {
  const [r, v, f] = text.split(' ') as [string, string, string]
  const ratio = (part: string): Ratio => part.split('/').map(BigInt).concat(1n).slice(0, 2) as unknown as Ratio
  return { r: BigInt(r), v: ratio(v), f: ratio(f) }
}

/** Void part first; of what is left the odds, and of these the share of a dead heat. */
function factor(result: string, odds: number): Ratio {
  const { r, v, f } = numbers(result)
  const rest: Ratio = [v[1] - v[0], v[1]]
  return sum(v, product(rest, product([r * BigInt(odds), 1000n], f)))
}

/** null: undecided. A leg of several picks is lost by one, and void by all. */
function legResult({ picks }: CountedLeg): string | null {
  const all = picks.map(wantedOf)
  if (all.length === 1) return all[0]!
  if (all.includes(LOST)) return LOST
  if (all.includes(null)) return null
  return all.every((one) => one === PUSH) ? PUSH : WON
}

/** Of several picks those that are void leave; what is left of one has its own price, of more the one that is stored. */
function priceOf(leg: CountedLeg): number {
  if (leg.picks.length === 1) return leg.odds
  const left = leg.picks.filter((pick) => wantedOf(pick) !== PUSH)
  return left.length === 1 ? left[0]!.odds : left.length === leg.picks.length ? leg.odds : (leg.settledOdds ?? leg.odds)
}

/** Every choice of legs that is a line, bankers in each. */
function linesOf<Leg extends { readonly isBanker: boolean }>(legs: readonly Leg[], sizes: readonly number[]): Leg[][] {
  const [bankers, open] = [legs.filter((leg) => leg.isBanker), legs.filter((leg) => !leg.isBanker)]
  const chosen = (from: number, size: number): Leg[][] => {
    if (size === 0) return [[]]
    return open.slice(from).flatMap((leg, at) => chosen(from + at + 1, size - 1).map((rest) => [leg, ...rest]))
  }
  return sizes.flatMap((size) => chosen(0, size).map((line) => [...bankers, ...line]))
}

interface Ended {
  readonly isBanker: boolean
  readonly result: string
  readonly odds: number
}

function bonusOf(line: readonly Ended[], brings: Ratio, bonus: CountedBet['winBonus']): Ratio {
  if (!bonus) return ZERO
  const good = line.filter(({ result, odds }) => result === WON && odds >= bonus.leastOdds).length
  const percent = bonus.rows.filter(({ legs }) => legs <= good).at(-1)?.percent ?? 0
  const base: Ratio = bonus.base === 'gross' ? brings : sum(brings, [-1n, 1n])
  return base[0] > 0n ? product(base, [BigInt(percent), 100n]) : ZERO
}

const capped = (bet: CountedBet, pays: bigint): bigint => {
  const most = BigInt(bet.cap) - bet.cashed
  return pays < most ? pays : most > 0n ? most : 0n
}

/** Under one denominator and floored once. */
function linesPay(bet: CountedBet, legs: readonly Ended[]): bigint {
  const stake = bet.lines === 1 ? bet.open + bet.voided : bet.unit
  const [over, under] = linesOf(legs, bet.sizes)
    .map((line) => {
      const brings = line.map(({ result, odds }) => factor(result, odds)).reduce(product, ONE)
      return sum(brings, bonusOf(line, brings, bet.winBonus))
    })
    .reduce(sum, ZERO)
  if (!bet.isFree) return capped(bet, (over * stake) / under)
  return over > under ? capped(bet, ((over - under) * stake) / under) : 0n
}

/** Can what is undecided still make a line? Then nothing is lost yet. */
const isDead = (bet: CountedBet, results: readonly (string | null)[]): boolean =>
  linesOf(
    bet.legs.map((leg, at) => ({ isBanker: leg.isBanker, result: results[at] })),
    bet.sizes,
  ).every((line) => line.some(({ result }) => result === LOST))

/** Of a flex whose legs all count: one price, or nothing. One that was struck anew is not counted here. */
function flexWorth(bet: CountedBet, results: readonly string[]): Standing | null {
  const void_ = results.filter((one) => one === PUSH).length
  if (results.length - void_ < 3) return { outcome: 'void', won: 0n, voided: bet.open + bet.voided }
  const wrong = results.filter((one) => one === LOST).length
  if (wrong > bet.mayFail!) return { outcome: 'lost', won: 0n, voided: 0n }
  if (void_ > 0) return null
  return { outcome: 'won', won: capped(bet, ((bet.open + bet.voided) * BigInt(bet.price!)) / 1000n), voided: 0n }
}

/** null: not counted here. */
export function worthOf(bet: CountedBet): Standing | null {
  const results = bet.legs.map(legResult)
  const open: Standing = { outcome: 'open', won: 0n, voided: 0n }
  const isWhole = results.every((one) => one !== null)
  if (bet.mayFail !== null) return isWhole ? flexWorth(bet, results) : open
  if (!isWhole) return isDead(bet, results) ? { outcome: 'lost', won: 0n, voided: 0n } : open
  if (results.every((one) => one === PUSH)) return { outcome: 'void', won: 0n, voided: bet.open + bet.voided }
  const won = linesPay(
    bet,
    bet.legs.map((leg, at) => ({ isBanker: leg.isBanker, result: results[at]!, odds: priceOf(leg) })),
  )
  return { outcome: won > 0n ? 'won' : 'lost', won, voided: 0n }
}

const textOf = ({ outcome, won, voided }: Standing): string => `${outcome} ${String(won)} ${String(voided)}`

function differencesOf(bet: CountedBet): Difference[] {
  const found: Difference[] = []
  for (const pick of bet.legs.flatMap(({ picks }) => picks)) {
    const wanted = wantedOf(pick)
    if (wanted !== pick.result)
      found.push({ bet: bet.id, what: 'pick', wanted: wanted ?? 'undecided', found: pick.result ?? 'undecided' })
  }
  const [worth, stored] = [worthOf(bet), textOf({ outcome: bet.outcome, won: bet.won, voided: bet.voided })]
  if (worth && textOf(worth) !== stored)
    found.push({ bet: bet.id, what: 'worth', wanted: textOf(worth), found: stored })
  const told = ({ won, voided }: Pick<Standing, 'won' | 'voided'>): string =>
    bet.isEdit ? String(won + voided) : `${String(won)} ${String(voided)}`
  const [said, owed] = [told(bet.said), told(bet)]
  if (said !== owed) found.push({ bet: bet.id, what: 'movements', wanted: owed, found: said })
  return found
}

/** Of every bet that results decide: none means that all of them came to what their matches say. */
export async function recountSettled(db: Sql): Promise<Difference[]> {
  const found: Difference[] = []
  for (let after = '0'; ;) {
    const bets = await settledSlice(db, after)
    if (bets.length === 0) return found
    found.push(...bets.flatMap(differencesOf))
    after = bets.at(-1)!.nth
  }
}
