/** Three-card poker against the house: the ranks of hands, what they pay, and when to play on. */
import { cardOf, rankOf } from '../../luck/cards.ts'
import { dealt, type Chance } from '../../luck/chance.ts'

export type HandKind = 'high' | 'pair' | 'flush' | 'straight' | 'three' | 'straight-flush'
const KINDS: readonly HandKind[] = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush']

export interface ThreeCardHands {
  readonly player: readonly string[]
  readonly dealer: readonly string[]
}

/** Pays beside the stake, in whole stakes: the ante's bonus for good hands whatever the house has, and the side bet. */
export const ANTE_BONUS: Readonly<Record<HandKind, number>> = {
  high: 0,
  pair: 0,
  flush: 0,
  straight: 1,
  three: 4,
  'straight-flush': 5,
}
export const PAIR_PLUS: Readonly<Record<HandKind, number>> = {
  high: 0,
  pair: 1,
  flush: 4,
  straight: 6,
  three: 30,
  'straight-flush': 40,
}

const DECK = Array.from({ length: 52 }, (_, number) => cardOf(number))
const KIND_STEP = 13 ** 3
const byKickers = (high: number, middle: number, low: number) => (high * 13 + middle) * 13 + low

function kindOf([low, middle, high]: readonly [number, number, number], isFlush: boolean): HandKind {
  const isWheel = high === 12 && low === 0 && middle === 1
  const isStraight = isWheel || (high - middle === 1 && middle - low === 1)
  if (isStraight) return isFlush ? 'straight-flush' : 'straight'
  if (low === high) return 'three'
  if (isFlush) return 'flush'
  return low === middle || middle === high ? 'pair' : 'high'
}

/** A number that orders hands: the higher wins, equal ones tie. */
export function strengthOf(cards: readonly string[]): number {
  const [low, middle, high] = cards.map(rankOf).sort((left, right) => left - right) as [number, number, number]
  const kind = kindOf([low, middle, high], new Set(cards.map((card) => card[1])).size === 1)
  const base = KINDS.indexOf(kind) * KIND_STEP
  if (kind === 'pair') return base + byKickers(middle, middle, low === middle ? high : low)
  // Ace, two, three is the lowest straight: its ace counts below.
  if (kind.startsWith('straight') && high === 12 && low === 0) return base + byKickers(1, 0, 0)
  return base + byKickers(high, middle, low)
}

export function handKind(cards: readonly string[]): HandKind {
  return KINDS[Math.floor(strengthOf(cards) / KIND_STEP)]!
}

/** The house plays with a queen high or better. */
export const QUALIFIES = byKickers(10, 1, 0)
/** Playing on is right from queen, six, four: the advice that the stated return assumes. */
export const ADVISED = byKickers(10, 4, 2)

export function dealThreeCard(chance: Chance): ThreeCardHands {
  const cards = dealt(DECK, 6, chance)
  return { player: cards.slice(0, 3), dealer: cards.slice(3) }
}

/** What each bet returns with its stake, in hundredths. `play` is the second stake of who does not fold. */
export function threeCardReturned(spot: string, { player, dealer }: ThreeCardHands, plays: 'play' | 'fold'): number {
  const kind = handKind(player)
  if (spot === 'pair-plus') return PAIR_PLUS[kind] === 0 ? 0 : 100 + 100 * PAIR_PLUS[kind]
  if (plays === 'fold') return 0
  const [ours, theirs] = [strengthOf(player), strengthOf(dealer)]
  const isOpen = theirs >= QUALIFIES
  if (spot === 'play') return !isOpen || ours === theirs ? 100 : ours > theirs ? 200 : 0
  const bonus = 100 * ANTE_BONUS[kind]
  if (!isOpen) return 200 + bonus
  return (ours === theirs ? 100 : ours > theirs ? 200 : 0) + bonus
}
