/** How likely what a bet names is, without margin. Stored with the bet: cash-out, flex and exposure rest on it. */
import type { Futures } from '@uwanja/contract/fair/cash-out'
import type { BookEvent } from '../catalogue/event.ts'
import { factsOf, fixtureOf, holderOf, marketKey } from '../feed/registers.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { MarketRow } from '../markets/table.ts'
import type { ByOutcome } from '../pricing/chances.ts'
import { chancesOf } from '../pricing/chances.ts'
import type { EventModel } from '../pricing/event-model.ts'
import type { Chances } from '../pricing/margin.ts'
import { modelFor } from '../pricing/model-of.ts'
import type { OfferedMarket } from '../pricing/offer.ts'
import { inputsOf, strengthOf } from '../pricing/offer.ts'

const MOST_MODELS = 24
const MOST_MARKETS = 20_000

/** Remembers what is asked for again while what it follows from is the same; beyond `most` the oldest goes. */
function remembering<Value>(most: number) {
  const known = new Map<string, { readonly inputs: string; readonly value: Value }>()
  return (name: string, inputs: string, make: () => Value): Value => {
    const before = known.get(name)
    if (before?.inputs === inputs) return before.value
    const value = make()
    known.delete(name)
    known.set(name, { inputs, value })
    for (const oldest of known.keys())
      if (known.size > most) known.delete(oldest)
      else break
    return value
  }
}

const plainly = (win: number): Chances => ({ win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win })

/** Of a feed that prices the match: its own, or what its prices leave when they are shared out. */
function saidChances(event: BookEvent, { row, specifiers, odds }: OfferedMarket, outcome: string): Chances {
  const said = event.state.markets[holderOf(event.state)]?.[marketKey({ market: row.id, specifiers })]?.value
  const { win, refund = 0 } = said?.outcomes[outcome]?.chances ?? {}
  if (win !== undefined) return { ...plainly(win), push: refund, lose: Math.max(0, 1 - win - refund) }
  const inverse = row.outcomes.map((name) => (odds[name] ? 1000 / odds[name] : 0))
  const whole = row.overlaps ? 1 : inverse.reduce((sum, one) => sum + one, 0)
  return plainly(1000 / odds[outcome]! / Math.max(1, whole))
}

export interface ChanceBook {
  model(event: BookEvent): EventModel | null
  chances(event: BookEvent, market: OfferedMarket, outcome: string): Chances
}

export function openChances(): ChanceBook {
  const models = remembering<EventModel | null>(MOST_MODELS)
  const markets = remembering<ByOutcome | null>(MOST_MARKETS)
  const inputs = (event: BookEvent): string => inputsOf(event) ?? String(event.revision)

  function make(event: BookEvent): EventModel | null {
    const [facts, fixture] = [factsOf(event.state)?.value, fixtureOf(event.state)]
    const strength = strengthOf(facts, event.desk)
    if (!strength || !facts || !fixture || !event.place) return null
    return modelFor(event.place.sport, strength, facts, fixture.coverage)
  }
  const model = (event: BookEvent): EventModel | null => models(event.id, inputs(event), () => make(event))

  function modelled(event: BookEvent, row: MarketRow, specifiers: string): ByOutcome | null {
    const [found, lines] = [model(event), readSpecifiers(row, specifiers)]
    return found && lines && chancesOf(row, lines, found)
  }
  return {
    model,
    chances(event, market, outcome) {
      const { row, specifiers, saidAtMs } = market
      if (saidAtMs !== null) return saidChances(event, market, outcome)
      const name = `${event.id} ${row.id}?${specifiers}`
      const found = markets(name, inputs(event), () => modelled(event, row, specifiers))
      return found?.[outcome] ?? saidChances(event, market, outcome)
    },
  }
}

/** What a leg at these odds may become. @param leastOdds From which on a leg that is won whole counts towards the bonus. */
export function futuresOf(chances: Chances, odds: number, leastOdds: number): Futures {
  const price = odds / 1000
  const all = [
    { chance: chances.win, m: price, isGood: odds >= leastOdds },
    { chance: chances.halfWin, m: (1 + price) / 2, isGood: false },
    { chance: chances.push, m: 1, isGood: false },
    { chance: chances.halfLose, m: 0.5, isGood: false },
    { chance: chances.lose, m: 0, isGood: false },
  ]
  return all.filter(({ chance }) => chance > 0)
}
