/** A slip shared by letters: kept without whose it was, opened by anybody while its round is sold. Guessing is slowed down. */
import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '@uwanja/contract/book/codes'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import { isThreeWay, MOST_SCORE, type jackpot } from '@uwanja/contract/site/jackpot'
import type { Db } from '@uwanja/database/sql'
import { refuse } from '../runtime/refuse.ts'
import { EVERYONE, type Cap } from '../throttle/limit.ts'
import { networkOf } from '../throttle/network.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { codedPicks, keepCode } from './code-store.ts'
import { picksOf } from './slip.ts'
import { matchesOf, roundById } from './store.ts'

export interface CodeDeps {
  readonly db: Db
  readonly throttle: Pick<Throttle, 'take' | 'isFull'>
}

const TEN_MINUTES = 600
const DAY = 86_400
/** Mobile networks put thousands of people behind one address; the day's cap is what the table may grow. */
const making = (network: string): Cap[] => [
  { kind: 'jackpot.code.address', subject: network, most: 200, windowS: TEN_MINUTES },
  { kind: 'jackpot.code.total', subject: EVERYONE, most: 50_000, windowS: DAY },
]
/** Letters that stand for nothing: mistyped, or tried one after the other. */
const missing = (network: string): Cap => ({
  kind: 'jackpot.code.missed',
  subject: network,
  most: 60,
  windowS: TEN_MINUTES,
})

const TRIES = 20
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
/** In any letter case, with blanks or dashes between. */
const lettersOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '')

type Shared = Input<typeof jackpot.shareSlip>

function isPick(pick: string, typeId: number): boolean {
  const scores = pick.split(':').map(Number)
  if (isThreeWay(typeId)) return scores.length === 1
  return scores.length === 2 && scores.every((one) => one <= MOST_SCORE)
}

/** The picks in the order of the matches; null: one is no pick of this round, or a match is there twice. */
function orderedPicks(picks: Shared['picks'], matches: readonly { id: bigint }[], typeId: number): string | null {
  const byMatch = new Map(picks.map(({ eventId, pick }) => [BigInt(eventId), pick]))
  const known = matches.filter(({ id }) => byMatch.has(id))
  const isWhole = byMatch.size === picks.length && known.length === picks.length
  if (!isWhole || !picks.every(({ pick }) => isPick(pick, typeId))) return null
  return known.map(({ id }) => `${String(id)}=${byMatch.get(id)!}`).join(',')
}

export async function shareSlip(
  { db, throttle }: CodeDeps,
  { jackpotId, picks }: Shared,
  ip: string,
): Promise<Reply<typeof jackpot.shareSlip>> {
  const taken = await throttle.take(making(networkOf(ip)))
  if (!taken.taken) refuse('TOO_MANY_REQUESTS', { remainingTime: taken.waitS })
  const round = await roundById(db, BigInt(jackpotId))
  if (!round || round.state === 'draft') return refuse('JACKPOT_NOT_FOUND')
  if (!round.isSold) return refuse('JACKPOT_CLOSED')
  const ordered = orderedPicks(picks, await matchesOf(db, round.id), round.typeId)
  if (ordered === null) return refuse('JACKPOT_SLIP_WRONG')
  for (let tried = 0; tried < TRIES; tried++) {
    const code = await keepCode(db, { code: newCode(), jackpotId: round.id, picks: ordered })
    if (code !== null) return { code, endsAt: round.closesAt!.toISOString() }
  }
  throw new Error('no code is free')
}

export async function openSlip(
  { db, throttle }: CodeDeps,
  typed: string,
  ip: string,
): Promise<Reply<typeof jackpot.getSharedSlip>> {
  const missed = missing(networkOf(ip))
  // Whoever guesses finds nothing more, not even what is there.
  if (await throttle.isFull(missed)) refuse('TOO_MANY_REQUESTS', { remainingTime: TEN_MINUTES })
  const found = await codedPicks(db, lettersOf(typed))
  if (!found) {
    await throttle.take([missed])
    return refuse('CODE_NOT_FOUND')
  }
  const picks = [...picksOf(found.picks)].map(([id, pick]) => ({ eventId: Number(id), pick }))
  return { jackpotId: Number(found.jackpotId), picks }
}
