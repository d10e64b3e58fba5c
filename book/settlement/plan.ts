/** What matches make of one bet on them: the picks and legs that they decide, what the bet is worth from then on, and what is owed. Pure. */
import { fractionText } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'
import type { SettledLeg } from '@uwanja/contract/book/slip'
import type { Bet, Leg, Pick as Picked } from '../bets/store.ts'
import { marketKey } from '../feed/registers.ts'
import type { Grade } from '../results/grades.ts'
import { gradeOfText } from '../results/grades.ts'
import { betEnd, inPlay } from './bet.ts'
import type { LegEnd } from './leg.ts'
import { legEnd } from './leg.ts'
import type { SentMovement } from './movements.ts'
import { owedFor } from './movements.ts'
import type { Match, PickVoid } from './pick.ts'
import { pickEnd, scoreOf } from './pick.ts'
import type { Worth } from './worth.ts'

/** What was read of a match, and which of its markets wait for people: their picks stay as they are. */
export interface Known {
  readonly match: Match
  readonly isHeld: (market: string) => boolean
}

export interface PickChange {
  /** Of the result that said so. */
  readonly number: number | null
  readonly leg: number
  readonly at: number
  readonly market: string
  readonly result: Grade
  readonly voidCase: PickVoid | null
  readonly score: string | null
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
  /** Nothing but stakes was said of its round: what is owed for it waits for nothing. */
  readonly isFirst: boolean
}

const VOID_PARTS: Readonly<Record<LegResult['v'], string>> = { 0: '0', 0.5: '1/2', 1: '1' }
const textOf = ({ r, v, f }: LegResult): string => `${String(r)} ${VOID_PARTS[v]} ${fractionText(f)}`

function picksChanged(bet: Bet, known: ReadonlyMap<string, Known>): PickChange[] {
  return bet.legs.flatMap(({ picks }, leg) =>
    picks.flatMap((pick, at) => {
      const [market, of] = [marketKey(pick), known.get(pick.event)]
      if (!of || of.isHeld(market)) return []
      const end = pickEnd(of.match, pick, bet)
      const score = end.result === null ? null : scoreOf(of.match, pick)
      const isSame = end.result === pick.result && end.voidCase === pick.voidCase && score === pick.score
      return isSame ? [] : [{ leg, at, market, number: of.match.result?.number ?? null, score, ...end }]
    }),
  )
}

function withPicks({ picks, ...leg }: Leg, nth: number, changes: readonly PickChange[]): Leg {
  return {
    ...leg,
    picks: picks.map((pick, at) => {
      const change = changes.find((one) => one.leg === nth && one.at === at)
      return change ? { ...pick, result: change.result, voidCase: change.voidCase, score: change.score } : pick
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

const aboutOf = ({ voidCase, score }: Picked): Partial<SettledLeg> => ({
  ...(voidCase === null ? {} : { void_case: voidCase }),
  ...(score === null ? {} : { score }),
})

/** What the wallet's own page tells of the legs that are decided. */
export function settledLegs({ legs }: Pick<Bet, 'legs'>): SettledLeg[] {
  const graded = (text: Grade): Pick<SettledLeg, 'r' | 'v' | 'f'> | null =>
    gradeOfText(text) as Pick<SettledLeg, 'r' | 'v' | 'f'> | null
  return legs.flatMap(({ picks, result, odds, settledOdds }, leg) => {
    const whole = graded(result)
    const isRepriced = settledOdds !== null && settledOdds !== odds
    const price = isRepriced ? { odds: settledOdds } : {}
    const only = picks.length === 1 ? aboutOf(picks[0]!) : {}
    const all: SettledLeg[] = whole ? [{ leg, ...whole, ...price, ...only }] : []
    if (picks.length === 1) return all
    const parts = picks.flatMap((one, pick) => {
      const grade = graded(one.result)
      return grade ? [{ leg, pick, ...grade, ...aboutOf(one) }] : []
    })
    return [...all, ...parts]
  })
}

/** One leg of a plain multiple took its stake, and the last of its others was decided now: who insures such bets hears how all ended. */
function isNearMiss(bet: Bet, before: Bet, { outcome }: Standing): boolean {
  const isWhole = bet.kind === 'multiple' && bet.lines === 1 && bet.freeBet === null && bet.cashedMinor === 0n
  const wasOpen = before.legs.some(({ result }) => result === null)
  if (!isWhole || outcome !== 'lost' || !wasOpen || bet.legs.some(({ result }) => result === null)) return false
  return bet.legs.filter(({ result }) => result?.startsWith('0 0 ')).length === 1
}

/** Its credit is worth what it was. */
function lastWord(said: readonly SentMovement[]): Worth['movements'] {
  const credit = said.findLast(({ kind }) => kind === 'credit')
  return credit ? [{ kind: 'change', of: credit.key, minor: 0n }] : []
}

function worthOf(bet: Bet, before: Bet, standing: Standing, said: readonly SentMovement[]): Worth | null {
  const { outcome, openMinor, wonMinor, voidedMinor } = standing
  const isSame = bet.outcome === outcome && bet.wonMinor === wonMinor && bet.voidedMinor === voidedMinor
  const mine = said.filter((one) => one.bet === bet.id)
  const isLast = isSame && isNearMiss(bet, before, standing)
  if (isSame && !(isLast && lastWord(mine).length > 0)) return null
  const won = outcome === 'won' || outcome === 'lost' ? wonMinor : null
  return {
    bet: bet.id,
    revision: bet.revision,
    why: 'result',
    outcome,
    openMinor,
    wonMinor,
    voidedMinor,
    cashedMinor: bet.cashedMinor,
    bonusMinor: standing.bonusMinor,
    movements: isLast ? lastWord(mine) : owedFor(said, mine, { won, voided: voidedMinor }),
    legs: settledLegs(bet),
  }
}

/** @param known By match: those of which something was said. @param said All movements of the bet's round, in order. */
export function planOf(bet: Bet, known: ReadonlyMap<string, Known>, said: readonly SentMovement[]): Plan {
  const picks = picksChanged(bet, known)
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
  const worth = worthOf(after, bet, standingBy(after, ends), said)
  const isCancel = picks.some(({ voidCase }) => voidCase === 'cancelled')
  const isFirst = said.every(({ kind }) => kind === 'debit')
  return {
    bet,
    picks,
    legs: changed,
    after,
    worth: worth && { ...worth, why: isCancel ? 'cancel' : 'result' },
    isFirst,
  }
}
