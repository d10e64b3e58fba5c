/** Where an instant game's luck comes from: a fresh committed seed per round, and the player's words. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { blockMessage, openDraws } from '@uwanja/contract/fair/draws'

/** All that an engine may know of luck. */
export interface Chance {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number
}

export interface DealtChance extends Chance {
  /** How many outcomes each draw had so far, earlier moves of the round included. */
  readonly ranges: readonly number[]
}

export const newSeed = (): string => randomBytes(32).toString('hex')
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/** Luck of a round from where `already` left off, so that a round goes on after a restart as it would have without. */
export function dealChance(seed: string, words: string, already: readonly number[]): DealtChance {
  const draws = openDraws((block) => createHmac('sha256', seed).update(blockMessage(words, block)).digest('hex'))
  for (const range of already) draws.below(range)
  const ranges = [...already]
  return {
    ranges,
    below(n) {
      ranges.push(n)
      return draws.below(n)
    },
  }
}

/** A fair shuffle (Fisher and Yates): the last place first, each from what is left. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const deck = [...list]
  for (let last = deck.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const moved = deck[last]!
    deck[last] = deck[other]!
    deck[other] = moved
  }
  return deck
}

/** The first `count` of a shuffle, without the work of the rest. */
export function dealt<T>(list: readonly T[], count: number, chance: Chance): T[] {
  const deck = [...list]
  for (let place = 0; place < count; place++) {
    const other = place + chance.below(deck.length - place)
    const moved = deck[place]!
    deck[place] = deck[other]!
    deck[other] = moved
  }
  return deck.slice(0, count)
}
