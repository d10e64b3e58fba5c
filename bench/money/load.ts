/** The load: a number of callers, each of whom asks again as soon as they are answered, for a bounded time and count. */
import { START_MINOR, type Stake, type Take } from './side.ts'

export const TARGETS = ['many players', 'one player'] as const
export type Target = (typeof TARGETS)[number]

export const PLAYERS = 10_000
const STAKE_MINOR = 100n
/** More than anybody has. */
const TOO_MUCH_MINOR = START_MINOR + 1n
const HOT_PLAYER = 1n

interface Offer {
  readonly stake: Stake
  readonly expected: 'ok' | 'funds'
}

/** Endless offers, the same for both sides: spread evenly over the players, or one player of whom half are beyond their means. */
export function* offers(target: Target, players = PLAYERS): Generator<Offer, never> {
  let seed = 1
  for (let count = 0; ; count++) {
    const key = `stake-${count}`
    if (target === 'one player') {
      const isShort = count % 2 === 1
      const minor = isShort ? TOO_MUCH_MINOR : STAKE_MINOR
      yield { stake: { key, playerId: HOT_PLAYER, minor }, expected: isShort ? 'funds' : 'ok' }
    } else {
      // A small linear congruential generator: anything that spreads and repeats will do.
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      const playerId = BigInt(1 + Math.floor((seed / 2 ** 32) * players))
      yield { stake: { key, playerId, minor: STAKE_MINOR }, expected: 'ok' }
    }
  }
}

export interface Round {
  readonly perSecond: number
  readonly latenciesMs: readonly number[]
  readonly accepted: number
  readonly refused: number
  /** Answers that were not the expected one. */
  readonly wrong: number
}

export interface Bounds {
  readonly callers: number
  readonly roundMs: number
  readonly mostEvents: number
}

export async function runRound(take: Take, from: Generator<Offer, never>, bounds: Bounds): Promise<Round> {
  const latenciesMs: number[] = []
  const answers = { ok: 0, funds: 0 }
  let issued = 0
  let wrong = 0
  const startMs = performance.now()
  async function caller(): Promise<void> {
    while (issued < bounds.mostEvents && performance.now() - startMs < bounds.roundMs) {
      issued++
      const { stake, expected } = from.next().value
      const askedMs = performance.now()
      const answer = await take(stake)
      latenciesMs.push(performance.now() - askedMs)
      answers[answer]++
      if (answer !== expected) wrong++
    }
  }
  await Promise.all(Array.from({ length: bounds.callers }, caller))
  const tookMs = performance.now() - startMs
  return { perSecond: (issued / tookMs) * 1000, latenciesMs, accepted: answers.ok, refused: answers.funds, wrong }
}

/** What these acceptances must have brought the house. */
export const acceptedMinor = (count: number): bigint => BigInt(count) * STAKE_MINOR
