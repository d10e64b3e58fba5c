/**
 * What bets came to, counted by hand from the results in the seasons' files: a quarter line as two half stakes, every line of a
 * system alone. It reads nothing that the book or the platform has stored and imports none of their rules.
 */
import type { Fixture, Score } from './calendar-testing.ts'

export interface Pick {
  readonly fixture: Fixture
  readonly market: string
  readonly specifiers: string
  readonly outcome: string
}

export interface Leg {
  /** In thousandths, as it was struck. */
  readonly odds: number
  readonly isBanker: boolean
  readonly picks: readonly Pick[]
}

/** A bet as its player knows it. */
export interface Slip {
  readonly id: string
  readonly player: bigint
  /** Of the bet whose money it lives on; its own where it lives on none. */
  readonly round: string
  readonly legs: readonly Leg[]
  readonly unit: number
  readonly sizes: readonly number[]
  readonly mayFail: number | null
  readonly price: number | null
  readonly isFree: boolean
  /** What its player paid when it was struck. */
  readonly debit: number
  /** Of its stake, what was sold and for how much. */
  readonly sold: { readonly stake: number; readonly paid: number } | null
  readonly end: 'results' | 'cashed' | 'replaced' | 'back'
}

export interface Worth {
  readonly outcome: 'won' | 'lost' | 'void' | 'cashed' | 'replaced'
  readonly won: bigint
  readonly cashed: bigint
  readonly voided: bigint
}

type Half = 'won' | 'lost' | 'back'
const sure = (is: boolean): Half => (is ? 'won' : 'lost')
const against = (value: number, line: number): Half => (value === line ? 'back' : sure(value > line))
const winnerOf = ([home, away]: Score): string => (home === away ? 'x' : home > away ? '1' : '2')

/** A whole or half line is one bet, a quarter line two of half the stake on the lines beside it. */
const around = (line: number): readonly [number, number] =>
  Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]
const turned = (half: Half): Half => (half === 'back' ? 'back' : half === 'won' ? 'lost' : 'won')

function halves({ fixture, market, specifiers, outcome }: Pick): readonly [Half, Half] {
  const { fullTime, halfTime, fate } = fixture
  if (fullTime === null || fate === 'cancelled') return ['back', 'back']
  const both = (half: Half): readonly [Half, Half] => [half, half]
  const [home, away] = fullTime
  const line = Number(specifiers.split('=')[1] ?? 0)
  switch (market) {
    case 'goals.match.1x2':
      return both(sure(winnerOf(fullTime) === outcome))
    case 'goals.1h.1x2':
      return both(sure(winnerOf(halfTime!) === outcome))
    case 'goals.halves.half-time-full-time':
      return both(sure(`${winnerOf(halfTime!)}/${winnerOf(fullTime)}` === outcome))
    case 'goals.match.double-chance':
      return both(sure(outcome.includes(winnerOf(fullTime))))
    case 'goals.match.draw-no-bet':
      return both(home === away ? 'back' : sure(winnerOf(fullTime) === outcome))
    case 'goals.match.both-score':
      return both(sure((home > 0 && away > 0) === (outcome === 'yes')))
    case 'goals.match.odd-even':
      return both(sure(((home + away) % 2 === 1) === (outcome === 'odd')))
    case 'goals.match.total': {
      const [low, high] = around(line).map((one) => against(home + away, one)) as [Half, Half]
      return outcome === 'over' ? [low, high] : [turned(low), turned(high)]
    }
    case 'goals.match.asian-handicap': {
      const [low, high] = around(line).map((one) => against(home + one, away)) as [Half, Half]
      return outcome === '1' ? [low, high] : [turned(low), turned(high)]
    }
    default:
      throw new Error(`nobody counts ${market} by hand`)
  }
}

interface Counted {
  readonly isBanker: boolean
  /** Of 2000ths of a stake. */
  readonly brings: bigint
  readonly isGood: boolean
  readonly isBack: boolean
}

/** Several picks of one match are right together or not at all: they are of kinds that give no stake back but with their match. */
function counted({ odds, isBanker, picks }: Leg): Counted {
  const all = picks.map(halves)
  const isBack = all.every((pair) => pair.every((half) => half === 'back'))
  const pair = picks.length === 1 || isBack ? all[0]! : both(all)
  const brings = pair.reduce((sum, half) => sum + (half === 'won' ? odds : half === 'back' ? 1000 : 0), 0)
  return { isBanker, brings: BigInt(brings), isBack, isGood: odds >= 1200 && pair.every((half) => half === 'won') }
}

const both = (all: readonly (readonly [Half, Half])[]): readonly [Half, Half] => {
  const half = sure(all.every((pair) => pair.every((one) => one === 'won')))
  return [half, half]
}

/** The book's usual table, of what a line brings above its stake. */
const percentOf = (good: number): bigint =>
  good >= 20 ? 100n : good >= 12 ? 40n : good >= 8 ? 20n : good >= 5 ? 10n : good >= 3 ? 3n : 0n

/** Every line alone, all over one denominator, and floored once. */
function linesBring(legs: readonly Counted[], sizes: readonly number[], stake: bigint, hasBonus: boolean): bigint {
  const [bankers, open] = [legs.filter(({ isBanker }) => isBanker), legs.filter(({ isBanker }) => !isBanker)]
  let sum = 0n
  for (let chosen = 0; chosen < 2 ** open.length; chosen++) {
    const taken = open.filter((_, at) => (chosen & (1 << at)) !== 0)
    if (!sizes.includes(taken.length)) continue
    const line = [...bankers, ...taken]
    const under = 2000n ** BigInt(line.length)
    const brings = line.reduce((product, leg) => product * leg.brings, 1n)
    const percent = hasBonus ? percentOf(line.filter(({ isGood }) => isGood).length) : 0n
    const bonus = brings > under ? (brings - under) * percent : 0n
    sum += (brings * 100n + bonus) * 2000n ** BigInt(legs.length - line.length)
  }
  return (sum * stake) / (100n * 2000n ** BigInt(legs.length))
}

function byResults(slip: Slip, lines: number): Part<Worth, 'outcome' | 'won' | 'voided'> {
  const legs = slip.legs.map(counted)
  const rest = BigInt(slip.unit * lines - (slip.sold?.stake ?? 0))
  if (legs.every(({ isBack }) => isBack)) return { outcome: 'void', won: 0n, voided: rest }
  const ended = (won: bigint) => ({ outcome: won > 0n ? ('won' as const) : ('lost' as const), won, voided: 0n })
  if (slip.isFree) {
    const above = legs[0]!.brings - 2000n
    return ended(above > 0n ? (rest * above) / 2000n : 0n)
  }
  if (slip.mayFail !== null) {
    const wrong = legs.filter(({ brings }) => brings === 0n).length
    return ended(wrong > slip.mayFail ? 0n : (rest * BigInt(slip.price!)) / 1000n)
  }
  return ended(linesBring(legs, slip.sizes, lines === 1 ? rest : BigInt(slip.unit), true))
}

type Part<Of, Key extends keyof Of> = { readonly [Name in Key]: Of[Name] }

export function worthOf(slip: Slip, lines: number): Worth {
  const cashed = BigInt(slip.sold?.paid ?? 0)
  if (slip.end === 'replaced') return { outcome: 'replaced', won: 0n, cashed, voided: 0n }
  if (slip.end === 'cashed') return { outcome: 'cashed', won: 0n, cashed, voided: 0n }
  if (slip.end === 'back') return { outcome: 'void', won: 0n, cashed, voided: BigInt(slip.unit * lines) }
  return { ...byResults(slip, lines), cashed }
}

export interface Round {
  readonly player: bigint
  readonly debits: bigint
  readonly isFree: boolean
  readonly won: bigint
  readonly voided: bigint
}

/** What a round has moved for its player: the state takes its share of what came above the stake that stands. */
export function netOf({ debits, isFree, won, voided }: Round, basisPoints: bigint): bigint {
  // What a void of a bet gives that lives on another's value was never debited: it came as a win.
  const back = isFree ? 0n : voided < debits ? voided : debits
  const credits = won + (isFree ? 0n : voided - back)
  const above = credits - (debits - back)
  const tax = above > 0n ? (above * basisPoints) / 10_000n : 0n
  return credits + back - debits - tax
}
