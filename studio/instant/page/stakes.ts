/** The stakes that a page offers: a ladder in whole units, between what the game takes. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { PlayerView } from '@uwanja/contract/studio/play'

const LADDER = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const

function ladderOf({ minMinor, maxMinor }: PlayerView): readonly bigint[] {
  const all = LADDER.map((units) => BigInt(units) * 100n)
  return all.filter((minor) => minor >= BigInt(minMinor) && minor <= BigInt(maxMinor))
}

/** The step below or above, or the same at an end. */
export function stepped(stake: bigint, by: -1 | 1, me: PlayerView): bigint {
  const ladder = ladderOf(me)
  const at = ladder.findIndex((minor) => minor >= stake)
  return ladder[Math.min(Math.max(at + by, 0), ladder.length - 1)] ?? stake
}

export const stakeText = (minor: bigint): string => decimalText(minor)
