/** What a match makes of one bet on it: the picks and legs that it decides, what the bet is worth from then on, and what is owed. Pure. */
import { fractionText } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'
import type { SettledLeg } from '@uwanja/contract/book/slip'
import type { Bet, Leg } from '../bets/store.ts'
import { marketKey } from '../feed/registers.ts'
import type { Grade } from '../results/grades.ts'
import { gradeOfText } from '../results/grades.ts'
import { betEnd, inPlay } from './bet.ts'
import type { LegEnd } from './leg.ts'
import { legEnd } from './leg.ts'
import type { Said } from './movements.ts'
import { owedFor } from './movements.ts'
import type { Match, PickVoid } from './pick.ts'
import { pickEnd } from './pick.ts'
import type { Worth } from './worth.ts'

export interface PickChange {
  readonly leg: number
  readonly at: number
  readonly market: string
  readonly result: Grade
  readonly voidCase: PickVoid | null
}
export interface LegChange {
  readonly at: number
  readonly result: Grade
  readonly odds: number | null
}
export interface Plan {
  readonly bet: Bet
  readonly picks: readonly PickChange[]
  readonly legs: readonly LegChange[]
  /** The bet with them. */
  readonly after: Bet
  /** null: it is worth what it was. */
  readonly worth: Worth | null
}

const VOID_PARTS: Readonly<Record<LegResult['v'], string>> = { 0: '0', 0.5: '1/2', 1: '1' }
const textOf = ({ r, v, f }: LegResult): string => `${String(r)} ${VOID_PARTS[v]} ${fractionText(f)}`

/** @param isHeld Markets that wait for people: their picks stay as they are. */
function picksChanged(bet: Bet, match: Match, isHeld: (market: string) => boolean): PickChange[] {
  return bet.legs.flatMap(({ picks }, leg) =>
    picks.flatMap((pick, at) => {
      const market = marketKey(pick)
      if (pick.event !== match.event.id || isHeld(market)) return []
      const end = pickEnd(match, pick, bet)
      const isSame = end.result === pick.result && end.voidCase === pick.voidCase
      return isSame ? [] : [{ leg, at, market, ...end }]
    }),
  )
}

function withPicks({ picks, ...leg }: Leg, nth: number, changes: readonly PickChange[]): Leg {
  return {
    ...leg,
    picks: picks.map((pick, at) => {
      const change = changes.find((one) => one.leg === nth && one.at === at)
      return change ? { ...pick, result: change.result, voidCase: change.voidCase } : pick
    }),
  }
}

type Standing = Pick<Worth, 'outcome' | 'openMinor' | 'wonMinor' | 'voidedMinor'> & { readonly bonusMinor: bigint }

function standingBy(bet: Bet, ends: readonly (LegEnd | null)[]): Standing {
  const end = betEnd(bet, ends)
  const stake = inPlay(bet)
  const open = { openMinor: stake, wonMinor: 0n, voidedMinor: 0n, bonusMinor: 0n }
  if (!end) return { outcome: 'open', ...open }
  const { outcome, pays, bonus } = end
  if (outcome === 'void') return { outcome, ...open, openMinor: 0n, voidedMinor: stake }
  return { outcome, ...open, wonMinor: pays, bonusMinor: bonus }
}

/** What the wallet's own page tells of the legs that are decided. */
export function settledLegs({ legs }: Pick<Bet, 'legs'>): SettledLeg[] {
  const graded = (text: Grade): Pick<SettledLeg, 'r' | 'v' | 'f'> | null =>
    gradeOfText(text) as Pick<SettledLeg, 'r' | 'v' | 'f'> | null
  return legs.flatMap(({ picks, result, odds, settledOdds }, leg) => {
    const whole = graded(result)
    const isRepriced = settledOdds !== null && settledOdds !== odds
    const price = isRepriced ? { odds: settledOdds } : {}
    const only = picks.length === 1 && picks[0]!.voidCase !== null ? { void_case: picks[0]!.voidCase } : {}
    const all: SettledLeg[] = whole ? [{ leg, ...whole, ...price, ...only }] : []
    if (picks.length === 1) return all
    const parts = picks.flatMap(({ result: said, voidCase }, pick) => {
      const grade = graded(said)
      return grade ? [{ leg, pick, ...grade, ...(voidCase === null ? {} : { void_case: voidCase }) }] : []
    })
    return [...all, ...parts]
  })
}

function worthOf(bet: Bet, standing: Standing, said: readonly Said[], isCancel: boolean): Worth | null {
  const { outcome, openMinor, wonMinor, voidedMinor } = standing
  const isSame = bet.outcome === outcome && bet.wonMinor === wonMinor && bet.voidedMinor === voidedMinor
  if (isSame) return null
  const won = outcome === 'won' || outcome === 'lost' ? wonMinor : null
  const mine = said.filter((one) => one.bet === bet.id)
  return {
    bet: bet.id,
    revision: bet.revision,
    why: isCancel ? 'cancel' : 'result',
    outcome,
    openMinor,
    wonMinor,
    voidedMinor,
    cashedMinor: bet.cashedMinor,
    bonusMinor: standing.bonusMinor,
    movements: owedFor(said, mine, { won, voided: voidedMinor }),
    legs: settledLegs(bet),
  }
}

/** @param said All movements of the bet's round, in order. */
export function planOf(bet: Bet, match: Match, said: readonly Said[], isHeld: (market: string) => boolean): Plan {
  const picks = picksChanged(bet, match, isHeld)
  const graded = bet.legs.map((leg, at) => withPicks(leg, at, picks))
  const ends = graded.map((leg) => legEnd(leg, bet.terms.ladder))
  const legs = graded.map((leg, at): Leg => {
    const end = ends[at] ?? null
    return { ...leg, result: end && textOf(end.result), settledOdds: end && end.odds }
  })
  const after = { ...bet, legs }
  const changed = legs.flatMap(({ result, settledOdds }, at) => {
    const before = bet.legs[at]!
    const isSame = before.result === result && before.settledOdds === settledOdds
    return isSame ? [] : [{ at, result, odds: settledOdds }]
  })
  const isCancel = picks.some(({ voidCase }) => voidCase === 'cancelled')
  return { bet, picks, legs: changed, after, worth: worthOf(after, standingBy(after, ends), said, isCancel) }
}
