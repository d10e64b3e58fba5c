/** What players do at the book: a bet of each kind by turns, and what becomes of it before its matches begin. */
import { randomUUID } from 'node:crypto'
import type { BetView, Quoted } from '@uwanja/contract/book/bets'
import type { CashOutQuote, Tapped, ValuedBet } from '@uwanja/contract/book/cash-out'
import { grantFreeBet } from '../bonus/free-bet-store.ts'
import type { Fixture } from './calendar-testing.ts'
import type { Leg, Slip } from './recount-testing.ts'
import type { Answer, Offered, Shown, Stage, Visit } from './stage-testing.ts'

export type Act =
  | 'single'
  | 'double'
  | 'system'
  | 'banker'
  | 'six'
  | 'same-match'
  | 'free'
  | 'flex'
  | 'part'
  | 'edit'
  | 'cash'
  | 'back'

/** From a seed: the same season has the same bets. */
export function dice(seed: number) {
  let state = seed
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const one = <Of>(all: readonly Of[]): Of => all[below(all.length)]!
  return { below, one }
}
export type Dice = ReturnType<typeof dice>

interface SlipPlan {
  readonly odds: number
  readonly isBanker?: boolean
  readonly picks: readonly {
    event: string
    market: string
    specifiers: string
    outcome: string
    epoch: number
  }[]
}

const PLAIN = ['goals.match.1x2']
const OF_HALVES = ['goals.1h.1x2', 'goals.halves.half-time-full-time']
const ANY = [
  ...PLAIN,
  ...['double-chance', 'draw-no-bet', 'both-score', 'odd-even', 'total', 'asian-handicap'].map(
    (family) => `goals.match.${family}`,
  ),
]
const isQuarter = ({ market, specifiers }: Offered): boolean => ANY.includes(market) && /\.(25|75)$/.test(specifiers)

interface Ring {
  readonly stage: Stage
  readonly dice: Dice
  /** As they are shown today. */
  readonly shown: ReadonlyMap<Fixture, Shown>
}

type Wanted = (offered: Offered) => boolean
const among =
  (markets: readonly string[]): Wanted =>
  ({ market }) =>
    markets.includes(market)

/** One outcome of a match, at the price that its page shows. */
function choose({ stage, dice: by, shown }: Ring, fixture: Fixture, wanted?: Wanted): SlipPlan {
  const { epoch, markets } = shown.get(fixture)!
  const known = fixture.halfTime === null ? ANY : [...ANY, ...OF_HALVES]
  const open = markets.filter((one) => one.status === 'active' && (wanted ?? among(known))(one))
  const { market, specifiers, outcomes } = by.one(open)
  const { id: outcome, odds } = by.one(outcomes.filter((one) => one.odds < 8_000))
  return { odds, picks: [{ event: stage.idOf(fixture), market, specifiers, outcome, epoch }] }
}

interface Plan {
  readonly legs: readonly SlipPlan[]
  readonly unit: number
  readonly system?: string
  readonly sizes?: readonly number[]
  readonly mayFail?: 1
  readonly freeBet?: string
}

/** Two of one match at one price: another pair where these two exclude or contain one another. */
async function sameMatch(ring: Ring, visit: Visit, fixture: Fixture): Promise<Plan> {
  const wholes: Wanted = ({ market, specifiers }) => market === 'goals.match.total' && /\.5$/.test(specifiers)
  for (let turn = 0; turn < 20; turn++) {
    const second = ring.dice.below(2) === 0 ? wholes : among(['goals.match.both-score'])
    const picks = [choose(ring, fixture, among(PLAIN)), choose(ring, fixture, second)].flatMap((one) => one.picks)
    const { data } = await visit.ask<Quoted>('/book/v1/bets/quote', { legs: [{ odds: 1000, picks }], unit: 1000 })
    const odds = data.odds[0]
    if (odds) return { legs: [{ odds, picks }], unit: 10_000 }
  }
  throw new Error('no two picks of the match go together')
}

/** Different matches, some of them wished for. */
function distinct({ dice: by }: Ring, all: readonly Fixture[], count: number, first: readonly Fixture[]): Fixture[] {
  const chosen = [...first].slice(0, count)
  const left = all.filter((one) => !chosen.includes(one))
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(by.below(left.length), 1))
  return chosen
}

const SYSTEMS: Readonly<Record<number, string>> = { 3: 'patent', 4: 'yankee', 5: 'canadian' }

async function planOf(ring: Ring, act: Act, visit: Visit, open: readonly Fixture[]): Promise<Plan> {
  const unit = 5_000 + 137 * ring.dice.below(100)
  const sure = open.filter(({ fate: course }) => course === 'told' || course === 'wrong')
  const [wrong, gone] = (['wrong', 'cancelled'] as const).map((course) => open.filter((one) => one.fate === course))
  const legs = (count: number, first: readonly Fixture[] = [], from = open) =>
    distinct(ring, from, count, first).map((one) => choose(ring, one))
  switch (act) {
    case 'system': {
      const chosen = legs(3 + ring.dice.below(3), gone!.slice(0, 1))
      return { legs: chosen, system: SYSTEMS[chosen.length]!, unit: 1_300 }
    }
    case 'banker': {
      const chosen = legs(4).map((leg, at) => ({ ...leg, isBanker: at === 0 }))
      return { legs: chosen, sizes: [2], unit: 2_100 }
    }
    case 'six': {
      const [first, ...others] = distinct(ring, open, 6, [])
      return { legs: [choose(ring, first!, isQuarter), ...others.map((one) => choose(ring, one))], unit: 1_700 }
    }
    case 'same-match':
      return sameMatch(ring, visit, ring.dice.one(open))
    case 'free': {
      const grant = { playerId: visit.player, currency: 'NGN', minor: BigInt(unit), days: 7, why: '' } as const
      const id = await ring.stage.house.db.transaction((tx) =>
        grantFreeBet(tx, { ...grant, key: randomUUID(), by: { promotion: 'a season' } }),
      )
      return { legs: legs(1), unit, freeBet: String(id) }
    }
    case 'flex':
      return {
        legs: distinct(ring, sure, 4, []).map((one) => choose(ring, one, among(PLAIN))),
        mayFail: 1,
        unit,
      }
    case 'part':
      return { legs: legs(2, wrong!.slice(0, 1)), unit: 20_000 }
    default:
      return { legs: legs(act === 'single' ? 1 : 2), unit: act === 'single' ? unit : 20_000 }
  }
}

const SIZES: Readonly<Record<string, readonly number[]>> = {
  patent: [1, 2, 3],
  yankee: [2, 3, 4],
  canadian: [2, 3, 4, 5],
}

/** As its player has it: what was struck, and what they paid. */
function slipOf({ stage }: Ring, player: bigint, plan: Plan, view: BetView, round: string, debit: number): Slip {
  const legs = view.legs.map(({ isBanker, odds, picks }): Leg => ({
    odds: odds!,
    isBanker,
    picks: picks.map(({ event, market, specifiers, outcome }) => ({
      fixture: stage.fixtureOf(event),
      market,
      specifiers,
      outcome,
    })),
  }))
  const sizes = plan.sizes ?? (plan.system ? SIZES[plan.system]! : [legs.length])
  const common = { id: view.id, player, round, legs, sizes, debit, unit: plan.unit, price: view.price }
  return { ...common, mayFail: plan.mayFail ?? null, isFree: plan.freeBet !== undefined, sold: null, end: 'results' }
}

const idOf = (): string => randomUUID()
const sees = <Data>({ status, data }: Answer<Data>, what: string): Data => {
  if (status !== 'SUCCESS') throw new Error(`${what}: ${status}`)
  return data
}

async function quoteOf(visit: Visit, bet: string): Promise<CashOutQuote | null> {
  const answer = await visit.ask<{ values: readonly ValuedBet[] }>(`/book/v1/cash-out/values?bets=${bet}`)
  return sees(answer, 'values').values[0]!.quote
}

async function sold(visit: Visit, slip: Slip, stake: number | null): Promise<Slip> {
  const quote = await quoteOf(visit, slip.id)
  if (!quote) return slip
  const asked = { id: idOf(), ...quote, ...(stake === null ? {} : { stake }) }
  const { state, paid } = sees(await visit.ask<Tapped>('/book/v1/cash-out/tap', asked), 'tap')
  if (state !== 'done' || paid === null) throw new Error(`a tap was ${state}`)
  return { ...slip, sold: { stake: stake ?? slip.unit, paid }, end: stake === null ? 'cashed' : 'results' }
}

/** Another second leg, and more, less or as much on it as it is worth. */
async function edited(ring: Ring, visit: Visit, slip: Slip, open: readonly Fixture[]): Promise<Slip[]> {
  const quote = await quoteOf(visit, slip.id)
  if (!quote) return [slip]
  const unit = quote.value + ring.dice.one([-3_000, 0, 7_777])
  const kept = slip.legs[0]!.picks[0]!.fixture
  const legs = distinct(ring, open, 3, [kept]).map((one) => choose(ring, one))
  const { data: view } = await visit.ask<BetView>('/book/v1/bets/edit', { id: idOf(), legs, unit, quote })
  if (view?.state !== 'accepted') return [slip]
  const rest = quote.value > unit ? { stake: 0, paid: quote.value - unit } : null
  const debit = Math.max(0, unit - quote.value)
  return [{ ...slip, sold: rest, end: 'replaced' }, slipOf(ring, slip.player, { legs, unit }, view, slip.round, debit)]
}

/** What came of it: the bets that stand, or why there is none. */
export async function bets(
  ring: Ring,
  act: Act,
  visit: Visit,
  open: readonly Fixture[],
): Promise<readonly Slip[] | string> {
  const plan = await planOf(ring, act, visit, open)
  const { data: view, status } = await visit.ask<BetView>('/book/v1/bets/place', { id: idOf(), ...plan })
  if (view?.state !== 'accepted') return `${act} ${status} ${String(view?.reason)}`
  const slip = slipOf(ring, visit.player, plan, view, view.id, plan.freeBet ? 0 : view.stake)
  if (act === 'part') return [await sold(visit, slip, 8_100)]
  if (act === 'cash') return [await sold(visit, slip, null)]
  if (act === 'edit') return edited(ring, visit, slip, open)
  if (act !== 'back') return [slip]
  const { status: said } = await visit.ask('/book/v1/bets/stake-back', { bet: slip.id })
  return [said === 'SUCCESS' ? { ...slip, end: 'back' } : slip]
}
