/** Blackjack's exact return: the endless shoe lets the best play be computed by recursion, without any simulation. */
import { expect, it } from 'vitest'
import { STATED } from './stated.ts'

/** Points 1 to 10 with their chances out of 13. */
const CARDS = Array.from({ length: 10 }, (_, at) => ({ points: at + 1, chance: (at === 9 ? 4 : 1) / 13 }))

interface Hand {
  readonly hard: number
  readonly hasAce: boolean
}
const with_ = ({ hard, hasAce }: Hand, points: number): Hand => ({
  hard: hard + points,
  hasAce: hasAce || points === 1,
})
const best = ({ hard, hasAce }: Hand) => (hasAce && hard <= 11 ? hard + 10 : hard)
const one = (points: number): Hand => with_({ hard: 0, hasAce: false }, points)

/** The chances of the house's ends 17-21 and 22 (bust) from a hand of one card, when it has no blackjack. */
function houseEnds(up: number): Map<number, number> {
  const ends = new Map<number, number>()
  const play = (hand: Hand, cards: number, chance: number): void => {
    const points = best(hand)
    if (points >= 17) return void ends.set(Math.min(points, 22), (ends.get(Math.min(points, 22)) ?? 0) + chance)
    for (const card of CARDS) {
      const next = with_(hand, card.points)
      if (cards === 1 && best(next) === 21) continue
      play(next, cards + 1, chance * card.chance)
    }
  }
  play(one(up), 1, 1)
  const all = [...ends.values()].reduce((sum, chance) => sum + chance, 0)
  return new Map([...ends].map(([points, chance]) => [points, chance / all]))
}

/** What best play wins per stake against this card of the house, from each start. */
function against(up: number, splits: 'may' | 'may not') {
  const ends = houseEnds(up)
  const stands = (hand: Hand) => {
    const points = best(hand)
    if (points > 21) return -1
    let value = 0
    for (const [house, chance] of ends) value += chance * (house === 22 || points > house ? 1 : points < house ? -1 : 0)
    return value
  }
  const kept = new Map<string, number>()
  const over = (hand: Hand, of: (next: Hand) => number) =>
    CARDS.reduce((sum, card) => sum + card.chance * of(with_(hand, card.points)), 0)
  const plays = (hand: Hand): number => {
    if (best(hand) >= 21) return stands(hand)
    const key = `${String(hand.hard)}${String(hand.hasAce)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = Math.max(stands(hand), over(hand, plays))
    kept.set(key, value)
    return value
  }
  const two = (hand: Hand) => (best(hand) >= 21 ? stands(hand) : Math.max(plays(hand), 2 * over(hand, stands)))
  /** A split hand takes a second card and is played on, doubled too; split aces get that one card only. */
  const split = (points: number) => 2 * over(one(points), points === 1 ? stands : two)
  return (first: number, second: number) => {
    const hand = with_(one(first), second)
    return splits === 'may' && first === second ? Math.max(two(hand), split(first)) : two(hand)
  }
}

function returnOf(splits: 'may' | 'may not'): number {
  let value = 0
  for (const up of CARDS) {
    const play = against(up.points, splits)
    const blackjackBelow = up.points === 1 ? 4 / 13 : up.points === 10 ? 1 / 13 : 0
    for (const first of CARDS) {
      for (const second of CARDS) {
        const isNatural = first.points + second.points === 11 && Math.min(first.points, second.points) === 1
        const open = isNatural ? 1.5 : play(first.points, second.points)
        const met = blackjackBelow * (isNatural ? 0 : -1) + (1 - blackjackBelow) * open
        value += up.chance * first.chance * second.chance * met
      }
    }
  }
  return Math.round((1 + value) * 10_000)
}

it('G08 R01 blackjack returns what is stated with the best play, with and without splitting', () => {
  expect({ table: returnOf('may'), live: returnOf('may not') }).toEqual(STATED.blackjack)
})
