/** What the grades of its picks make of a leg. Pure: the same facts in any order end in the same leg. */
import type { LadderName } from '@uwanja/contract/fair/ladder'
import type { LegResult, Odds } from '@uwanja/contract/fair/leg'
import { isVoid, VOID, WON } from '@uwanja/contract/fair/leg'
import type { FeedFacts } from '@uwanja/providers/feeds/feed'
import type { Pick, SameMatchInputs } from '../bets/store.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import { marketRow } from '../markets/table.ts'
import { modelFor } from '../pricing/model-of.ts'
import type { Leg as PricedLeg } from '../pricing/same-match.ts'
import { priceSameMatch } from '../pricing/same-match.ts'
import { legResultOf } from './grades.ts'

export interface LegEnd {
  readonly result: LegResult
  /** The price with which it counts. */
  readonly odds: Odds
}

type StruckPick = { readonly [Name in 'market' | 'specifiers' | 'outcome' | 'odds' | 'result']: Pick[Name] }
/** What settlement reads of a leg. */
export interface StruckLeg {
  readonly odds: Odds | null
  readonly inputs: SameMatchInputs | null
  readonly picks: readonly StruckPick[]
}

function pricedLegs(picks: readonly StruckPick[]): PricedLeg[] {
  return picks.flatMap(({ market, specifiers, outcome }) => {
    const row = marketRow(market)
    const lines = row && readSpecifiers(row, specifiers)
    return lines ? [{ market, lines, outcome }] : []
  })
}

/**
 * The price of what is left of a same-match multiple, from the inputs that were frozen with it. Two of which one contains the
 * other cost what the dearer one cost alone.
 */
function pricedAnew(
  left: readonly StruckPick[],
  { sport, strength, facts, coverage }: SameMatchInputs,
  ladder: LadderName,
) {
  const model = modelFor(sport, strength, facts as FeedFacts, coverage)
  const legs = pricedLegs(left)
  const priced = priceSameMatch(legs, model, (leg) => left[legs.indexOf(leg)]?.odds ?? null, ladder)
  return priced.status === 'priced' ? priced.odds : Math.max(...left.map(({ odds }) => odds ?? 0))
}

/** Of several picks of one match: one that is wrong loses the leg; those that are void leave it. */
function joinedEnd({ odds, inputs, picks }: StruckLeg, results: readonly LegResult[], ladder: LadderName): LegEnd {
  const left = picks.filter((_, at) => !isVoid(results[at]!))
  if (left.length === 0) return { result: VOID, odds: odds! }
  if (left.length === picks.length) return { result: WON, odds: odds! }
  return { result: WON, odds: left.length === 1 || !inputs ? left[0]!.odds! : pricedAnew(left, inputs, ladder) }
}

/** null: undecided. */
export function legEnd(leg: StruckLeg, ladder: LadderName): LegEnd | null {
  if (leg.odds === null) return null
  const results = leg.picks.map(({ result }) => legResultOf(result))
  const [only] = results
  if (results.length === 1) return only ? { result: only, odds: leg.odds } : null
  const wrong = results.find((result) => result?.r === 0 && !isVoid(result))
  if (wrong) return { result: wrong, odds: leg.odds }
  return results.every((result) => result !== null) ? joinedEnd(leg, results, ladder) : null
}
