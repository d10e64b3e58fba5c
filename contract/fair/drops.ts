/**
 * Drops and wins: prizes at moments that follow from a seed whose digest was published at the start (docs/decisions/117). Pure, and
 * the same at the server and in a player's browser.
 */
import { sha256 } from './ticket-tree.ts'

export interface DropPlan {
  readonly fromMs: number
  /** The planned end: an early one moves nothing. */
  readonly untilMs: number
  /** Prizes in their order; each is dropped once. */
  readonly count: number
}

export interface Drop {
  /** From 1: which of the prizes. */
  readonly number: number
  readonly atMs: number
}

/** What is published at the start. */
export const dropsCommitment = (seed: string): Promise<string> => sha256(`drops|${seed}`)

/** Hexadecimal digits of the digest that place a drop: 52 bits, which a number holds exactly. */
const DIGITS = 13
const SPACE = 2n ** 52n

/** The moments, the earliest first; two at one moment in the order of their numbers. */
export async function dropsOf(seed: string, { fromMs, untilMs, count }: DropPlan): Promise<readonly Drop[]> {
  const length = BigInt(untilMs - fromMs)
  const drops: Drop[] = []
  for (let number = 1; number <= count; number++) {
    const digest = await sha256(`drop|${seed}|${String(number)}`)
    const part = BigInt(`0x${digest.slice(0, DIGITS)}`)
    drops.push({ number, atMs: fromMs + Number((part * length) / SPACE) })
  }
  return drops.sort((a, b) => a.atMs - b.atMs || a.number - b.number)
}

/** A round that may take a drop, in the order of their stakes. */
export interface Taker {
  readonly player: string
  readonly atMs: number
}

/** Each drop goes to the first round at or after its moment that has none; null: nobody came. */
export function takenDrops<T extends Taker>(drops: readonly Drop[], rounds: readonly T[]): readonly (T | null)[] {
  let next = 0
  return drops.map(({ atMs }) => {
    while (next < rounds.length && rounds[next]!.atMs < atMs) next++
    return rounds[next] === undefined ? null : rounds[next++]!
  })
}

export interface ToldDrop extends Drop {
  /** When the round was staked that took it; null: nobody did. */
  readonly takenAtMs: number | null
}

/** @returns in words of ours what of an ended race does not follow from its seed; empty: all of it does. */
export async function dropsDiffer(
  seed: string,
  commitment: string,
  plan: DropPlan,
  told: readonly ToldDrop[],
): Promise<readonly ('commitment' | 'moment' | 'early')[]> {
  const differs = new Set<'commitment' | 'moment' | 'early'>()
  if ((await dropsCommitment(seed)) !== commitment) differs.add('commitment')
  const drops = new Map((await dropsOf(seed, plan)).map(({ number, atMs }) => [number, atMs]))
  if (told.length !== plan.count) differs.add('moment')
  for (const { number, atMs, takenAtMs } of told) {
    if (drops.get(number) !== atMs) differs.add('moment')
    if (takenAtMs !== null && takenAtMs < atMs) differs.add('early')
  }
  return [...differs]
}
