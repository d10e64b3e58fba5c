/**
 * Video poker's return with the best hold of every hand, exactly. For each set of up to five cards all hands that hold
 * it are added up once; what a hold returns then follows by inclusion and exclusion over the cards that were thrown
 * away. Hands that differ by the names of their suits alone are counted once, with their number. All whole numbers.
 */
import { ALL_DRAWS, DRAWS, kindOf, paysByKind } from './page/hands.ts'
import type { PokerTable } from '@uwanja/contract/studio/poker'

const CARDS = 52
export const ALL_HANDS = 2_598_960

/** CHOOSE[k][n]: the place of a set is the sum of these over its cards in order. */
const CHOOSE = Array.from({ length: 6 }, () => new Int32Array(CARDS + 1))
for (let n = 0; n <= CARDS; n++) {
  CHOOSE[0]![n] = 1
  for (let k = 1; k <= 5; k++) CHOOSE[k]![n] = n === 0 ? 0 : CHOOSE[k]![n - 1]! + CHOOSE[k - 1]![n - 1]!
}

/** Each hand once, its cards ascending. */
export function eachHand(see: (a: number, b: number, c: number, d: number, e: number) => void): void {
  for (let e = 4; e < CARDS; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) see(a, b, c, d, e)
}

const BITS = Uint8Array.from({ length: 32 }, (_, mask) => mask.toString(2).replaceAll('0', '').length)

/** Fills `places` with where each of the hand's 32 sets of cards stands among the sets of its size. */
function placesOf(hand: Int32Array, places: Int32Array): void {
  for (let mask = 1; mask < 32; mask++) {
    const last = 31 - Math.clz32(mask)
    places[mask] = places[mask ^ (1 << last)]! + CHOOSE[BITS[mask]!]![hand[last]!]!
  }
}

/** SETS[size][place]: what all hands that hold the set pay together. */
function paidBySet(pays: Int32Array): readonly Int32Array[] {
  const sets = Array.from({ length: 6 }, (_, size) => new Int32Array(CHOOSE[size]![CARDS]!))
  const [hand, places] = [new Int32Array(5), new Int32Array(32)]
  eachHand((a, b, c, d, e) => {
    const paid = pays[kindOf(a, b, c, d, e)]!
    if (paid === 0) return
    hand.set([a, b, c, d, e])
    placesOf(hand, places)
    for (let mask = 0; mask < 32; mask++) sets[BITS[mask]!]![places[mask]!]! += paid
  })
  return sets
}

/** In stakes times `ALL_DRAWS`, as `valueOfHold` counts it draw by draw. */
function valueBySets(held: number, paid: Int32Array): number {
  const thrown = 31 ^ held
  let sum = 0
  for (let back = thrown; ; back = (back - 1) & thrown) {
    sum += (BITS[back]! & 1) === 1 ? -paid[held | back]! : paid[held | back]!
    if (back === 0) return sum * (ALL_DRAWS / DRAWS[BITS[thrown] as 0 | 1 | 2 | 3 | 4 | 5])
  }
}

/** How many hands are this one but for the names of their suits; 0: another one of them is counted. */
function alike(hand: Int32Array): number {
  const suits = [0, 0, 0, 0]
  for (const card of hand) suits[Math.floor(card / 13)]! |= 1 << (card % 13)
  let [count, run] = [24, 1]
  for (let at = 1; at < 4; at++) {
    if (suits[at]! > suits[at - 1]!) return 0
    run = suits[at] === suits[at - 1] ? run + 1 : 1
    count /= run
  }
  return count
}

/** The best value of each hand, each as often as it comes, as the fraction `returned / (ALL_HANDS * ALL_DRAWS)`. */
function returnedOf(table: PokerTable): { readonly returned: bigint; readonly hands: number } {
  const sets = paidBySet(paysByKind(table))
  const [hand, places, paid] = [new Int32Array(5), new Int32Array(32), new Int32Array(32)]
  let [returned, hands] = [0n, 0]
  eachHand((a, b, c, d, e) => {
    hand.set([a, b, c, d, e])
    const count = alike(hand)
    if (count === 0) return
    placesOf(hand, places)
    for (let mask = 0; mask < 32; mask++) paid[mask] = sets[BITS[mask]!]![places[mask]!]!
    let best = 0
    for (let held = 0; held < 32; held++) best = Math.max(best, valueBySets(held, paid))
    returned += BigInt(best * count)
    hands += count
  })
  return { returned, hands }
}

/** In basis points, rounded down. */
export function returnOfPoker(table: PokerTable): number {
  return Number((returnedOf(table).returned * 10_000n) / (BigInt(ALL_HANDS) * BigInt(ALL_DRAWS)))
}
