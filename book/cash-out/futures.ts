/** What the legs of a bet may still become, without margin, as this process knows their matches at this moment. */
import type { Futures } from '@uwanja/contract/fair/cash-out'
import { isWonWhole, multiplier, oddsFraction } from '@uwanja/contract/fair/leg'
import type { ChanceBook } from '../bets/chances.ts'
import { futuresOf } from '../bets/chances.ts'
import type { Bet, Leg, Pick as BetPick } from '../bets/store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { isMarketShut, phaseOf, whyShut } from '../catalogue/event.ts'
import { holderOf, marketKey } from '../feed/registers.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { MarketRow, Sport } from '../markets/table.ts'
import { marketRow } from '../markets/table.ts'
import type { Chances } from '../pricing/margin.ts'
import { maskOf } from '../pricing/same-match.ts'
import type { LegEnd } from '../settlement/leg.ts'
import { legEnd } from '../settlement/leg.ts'

export interface Known {
  readonly catalogue: Pick<Catalogue, 'event' | 'offer' | 'circumstances'>
  readonly chances: ChanceBook
}

export interface FutureLeg {
  readonly isBanker: boolean
  readonly futures: Futures
}

export interface Outlook {
  readonly legs: readonly FutureLeg[]
  /** Of the matches that are not decided. */
  readonly epochs: Readonly<Record<string, number>>
  /** Which sports are played live among them. */
  readonly live: readonly Sport[]
}

interface OpenPick {
  readonly event: BookEvent
  readonly row: MarketRow
  readonly pick: BetPick
}

/** A market that its feed prices must be open there, with cash-out; one of ours while its match is open. */
function isOffered({ catalogue }: Known, { event, row, pick }: OpenPick): boolean {
  const circumstances = catalogue.circumstances()
  const said = event.state.markets[holderOf(event.state)] ?? {}
  const register = said[marketKey(pick)]
  const isByFeed = Object.keys(said).length > 0
  if (whyShut(event, circumstances) !== null) return false
  if (isByFeed && (register?.value.status !== 'active' || register.value.cashOut === false)) return false
  return !isMarketShut(event, { row, saidAtMs: isByFeed ? register!.at : null }, circumstances)
}

/** An outcome whose price is too low or too high to be offered has its chances all the same. */
function chancesNow({ catalogue, chances }: Known, { event, row, pick }: OpenPick): Chances | null {
  const { specifiers, outcome } = pick
  const isByFeed = Object.keys(event.state.markets[holderOf(event.state)] ?? {}).length > 0
  const market = isByFeed
    ? catalogue.offer(event).find((one) => one.row.id === row.id && one.specifiers === specifiers)
    : { row, specifiers, odds: {}, isShutByFeed: false, saidAtMs: null }
  const found = market && chances.chances(event, market, outcome)
  return found && Number.isFinite(found.win) ? found : null
}

/** That all of these come together; null: nobody can say. */
function chanceTogether({ chances }: Known, picks: readonly OpenPick[]): number | null {
  const joint = chances.model(picks[0]!.event)?.joint
  if (!joint) return null
  const masks = picks.map(({ row, pick }) => {
    const lines = readSpecifiers(row, pick.specifiers)
    return lines && maskOf(row, lines, pick.outcome, joint)
  })
  if (masks.includes(null)) return null
  return joint.chance.reduce((sum, chance, at) => (masks.every((mask) => mask![at] === 1) ? sum + chance : sum), 0)
}

const leastOddsOf = ({ terms }: Bet): number => terms.winBonus?.leastOdds ?? Infinity

function decided({ result, odds }: LegEnd, leastOdds: number): Futures {
  const { over, under } = multiplier(result, oddsFraction(odds))
  return [{ chance: 1, m: Number(over) / Number(under), isGood: isWonWhole(result) && odds >= leastOdds }]
}

const RIGHT = '1 0 1'
const WRONG = '0 0 '

/** Of several picks of one match: what is decided stands, what is void has left, and the rest must come together. */
function joinedFutures(known: Known, bet: Bet, leg: Leg, open: readonly OpenPick[]): Futures | null {
  if (leg.picks.some(({ result }) => result?.startsWith(WRONG))) return [{ chance: 1, m: 0, isGood: false }]
  const picks = leg.picks.map((pick) => ({ ...pick, result: pick.result ?? RIGHT }))
  const end = legEnd({ ...leg, picks }, bet.terms.ladder)
  const win = chanceTogether(known, open)
  if (!end || win === null) return null
  return futuresOf({ win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win }, end.odds, leastOddsOf(bet))
}

function openPicks({ catalogue }: Known, leg: Leg): OpenPick[] | null {
  const open = leg.picks.filter(({ result }) => result === null)
  const found = open.flatMap((pick) => {
    const [event, row] = [catalogue.event(pick.event), marketRow(pick.market)]
    return event && row ? [{ event, row, pick }] : []
  })
  return found.length === open.length ? found : null
}

function legFutures(known: Known, bet: Bet, leg: Leg, open: readonly OpenPick[]): Futures | null {
  if (!open.every((one) => isOffered(known, one))) return null
  if (leg.picks.length > 1) return joinedFutures(known, bet, leg, open)
  const chances = chancesNow(known, open[0]!)
  return chances && futuresOf(chances, leg.odds!, leastOddsOf(bet))
}

/** null: a market of the bet is shut, or nobody can say how likely it is. */
export function outlookOf(known: Known, bet: Bet): Outlook | null {
  const epochs: Record<string, number> = {}
  const live = new Set<Sport>()
  const legs: FutureLeg[] = []
  for (const leg of bet.legs) {
    const end = legEnd(leg, bet.terms.ladder)
    const open = end ? [] : openPicks(known, leg)
    const futures = end ? decided(end, leastOddsOf(bet)) : open && legFutures(known, bet, leg, open)
    if (!open || !futures) return null
    for (const { event, row } of open) {
      epochs[event.id] = event.epoch
      if (phaseOf(event) === 'live') live.add(row.sport)
    }
    legs.push({ isBanker: leg.isBanker, futures })
  }
  return { legs, epochs, live: [...live] }
}
