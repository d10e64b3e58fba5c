/** What outside companies are asked for at a player's word is counted: cards and names must not be found by trying here. */
import { refuse } from '../runtime/refuse.ts'
import type { Throttle } from '../throttle/throttle.ts'

export interface CountedDeps {
  readonly throttle: Pick<Throttle, 'take'>
}

const HOUR = 3_600
const DAY = 86_400

/** So many in the shorter and in the longer time. */
const LIMITS = {
  /** "I paid and nothing came": each asks every company. */
  'deposit.find': [5, HOUR / 6, 30, DAY],
  /** A card, and each of its steps: a list of stolen ones is tried out in small amounts. */
  'deposit.card': [20, HOUR / 6, 60, DAY],
  /** Whose a bank account is. */
  'withdraw.name': [20, HOUR / 6, 60, DAY],
} as const satisfies Record<string, readonly [number, number, number, number]>

/** One more, or a refusal that says how long to wait. */
export async function counted(deps: CountedDeps, kind: keyof typeof LIMITS, playerId: bigint): Promise<void> {
  const [most, windowS, mostLong, longS] = LIMITS[kind]
  const subject = playerId.toString()
  const outcome = await deps.throttle.take([
    { kind, subject, most, windowS },
    { kind, subject, most: mostLong, windowS: longS },
  ])
  if (!outcome.taken) refuse('TOO_MANY_ATTEMPTS', { remainingTime: outcome.waitS })
}
