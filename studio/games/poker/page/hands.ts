/** Poker hands, quickly: what five cards are, and which of them are best held. Shared by the studio and its page. */
import type { HandName, PokerTable } from '@uwanja/contract/studio/poker'

/** A card as a number below 52: its rank is the number modulo 13, a two 0 and an ace 12. */
export const numberOf = (card: string): number => '23456789TJQKA'.indexOf(card[0]!) + 13 * 'SHDC'.indexOf(card[1]!)

/** The kinds by their numbers; 0 pays nowhere: a pair of tens or lower, or less. */
export const HANDS: readonly (HandName | null)[] = [
  null,
  'high-pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'four-low',
  'four-aces',
  'straight-flush',
  'royal-flush',
]

const WHEEL = 0b1_0000_0000_1111
const ROYAL = 0b1_1111_0000_0000
const JACK = 1 << 9
const FIVE = 1 << 3
const ACE = 1 << 12

/** Of each set of ranks, how many they are, and whether they are five in a row. */
const COUNT = Uint8Array.from({ length: 1 << 13 }, (_, ranks) => ranks.toString(2).replaceAll('0', '').length)
const IS_ROW = Uint8Array.from({ length: 1 << 13 }, (_, ranks) =>
  ranks === WHEEL || (COUNT[ranks] === 5 && ranks / (ranks & -ranks) === 31) ? 1 : 0,
)
const RANK = Uint16Array.from({ length: 52 }, (_, card) => 1 << (card % 13))
const SUIT = Uint8Array.from({ length: 52 }, (_, card) => 1 << Math.floor(card / 13))

function withoutPair(ranks: number, isFlush: boolean): number {
  if (IS_ROW[ranks] === 1) return !isFlush ? 4 : ranks === ROYAL ? 11 : 10
  return isFlush ? 5 : 0
}

function fourOf(rank: number): number {
  return rank === ACE ? 9 : rank < FIVE ? 8 : 7
}

/** The kind of five different cards, as a place in `HANDS`. Ranks that come an odd number of times stay in the XOR. */
export function kindOf(a: number, b: number, c: number, d: number, e: number): number {
  const [ra, rb, rc, rd, re] = [RANK[a]!, RANK[b]!, RANK[c]!, RANK[d]!, RANK[e]!]
  const ranks = ra | rb | rc | rd | re
  const odd = ra ^ rb ^ rc ^ rd ^ re
  const even = ranks & ~odd
  const different = COUNT[ranks]!
  if (different === 5) return withoutPair(ranks, (SUIT[a]! & SUIT[b]! & SUIT[c]! & SUIT[d]! & SUIT[e]!) !== 0)
  if (different === 4) return even >= JACK ? 1 : 0
  if (different === 3) return even === 0 ? 3 : 2
  const times = +(ra === even) + +(rb === even) + +(rc === even) + +(rd === even) + +(re === even)
  return times === 4 ? fourOf(even) : 6
}

export const kindOfAll = (cards: readonly number[]): number =>
  kindOf(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!)

const PLAIN: Partial<Record<HandName, HandName>> = { 'four-aces': 'four-of-a-kind', 'four-low': 'four-of-a-kind' }

/** Which row of a pay table a kind is paid by; null: none. */
export function paidHand(kind: number, { pays }: PokerTable): HandName | null {
  const hand = HANDS[kind] ?? null
  if (hand === null || pays.some((row) => row.hand === hand)) return hand
  return PLAIN[hand] ?? null
}

/** What each kind pays, in stakes, in the order of `HANDS`. */
export function paysByKind(table: PokerTable): Int32Array {
  return Int32Array.from(HANDS, (_, kind) => {
    const hand = paidHand(kind, table)
    return table.pays.find((row) => row.hand === hand)?.stakes ?? 0
  })
}

/** How many draws replace so many cards: so many of the 47 that were not dealt. */
export const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const
/** Every number of draws divides it, so that holds are compared in whole numbers. */
export const ALL_DRAWS = DRAWS[5] * 5

/** All draws that fill the hand up, their pays added. */
function paidOverDraws(hand: number[], from: number, rest: readonly number[], pays: Int32Array): number {
  if (hand.length === 5) return pays[kindOfAll(hand)]!
  let sum = 0
  for (let at = from; at < rest.length; at++) {
    hand.push(rest[at]!)
    sum += paidOverDraws(hand, at + 1, rest, pays)
    hand.pop()
  }
  return sum
}

/** What a hold returns on average, in stakes times `ALL_DRAWS`. Bit 0 of the mask is the first card. */
export function valueOfHold(cards: readonly number[], mask: number, pays: Int32Array): number {
  const held = cards.filter((_, at) => (mask >> at) & 1)
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card))
  return paidOverDraws(held, 0, rest, pays) * (ALL_DRAWS / DRAWS[(5 - held.length) as 0 | 1 | 2 | 3 | 4 | 5])
}

/** The hold that returns most: every draw of every hold is counted, 2.6 million hands. Of equals the one that holds more. */
export function bestHold(cards: readonly number[], table: PokerTable): number {
  const pays = paysByKind(table)
  let [best, bestValue] = [31, -1]
  for (let mask = 31; mask >= 0; mask--) {
    const value = valueOfHold(cards, mask, pays)
    if (value > bestValue) [best, bestValue] = [mask, value]
  }
  return best
}
