/** A slip as it was sent, against the matches of its round. Pure. */
import { createHash } from 'node:crypto'
import type { Input } from '@uwanja/contract/wire/call'
import { CHOICES, isThreeWay, type jackpot } from '@uwanja/contract/site/jackpot'
import type { RefusalCode } from '@uwanja/contract/wire/errors'

export type Line = Input<typeof jackpot.placeManualJackpotBet>[number]

export interface SlipMatch {
  readonly id: bigint
  readonly isReserve: boolean
}

export interface SlipRound {
  readonly typeId: number
  /** In their order, the reserves after the others. */
  readonly matches: readonly SlipMatch[]
  readonly unpickedReserve: 'wrong' | 'drawn'
}

/** By match: `1`, `2`, `3`, or a score like `2:1`. */
export type Picks = ReadonlyMap<bigint, string>

export type ReadSlip = { readonly picks: Picks } | { readonly refused: RefusalCode }

/** null: it chooses nothing. Of an exact score the scores alone say what was picked. */
function pickOf(line: Line, typeId: number): string | null {
  if (!isThreeWay(typeId)) return `${String(line.participant1Score)}:${String(line.participant2Score)}`
  return Object.values<number>(CHOICES).includes(line.choiceId) ? String(line.choiceId) : null
}

/** One line for each main match, with or without lines for reserves; each match once, and of this round. */
export function readSlip(lines: readonly Line[], jackpotId: bigint, { typeId, matches }: SlipRound): ReadSlip {
  const known = new Map(matches.map((match) => [match.id, match]))
  const picks = new Map<bigint, string>()
  for (const line of lines) {
    const id = BigInt(line.eventId)
    if (BigInt(line.jackpotId) !== jackpotId || !known.has(id) || picks.has(id))
      return { refused: 'JACKPOT_SLIP_WRONG' }
    const pick = pickOf(line, typeId)
    // No choice yet is a slip that is not whole; one that there is not is a wrong slip.
    if (pick === null) return { refused: line.choiceId === 0 ? 'JACKPOT_SLIP_INCOMPLETE' : 'JACKPOT_SLIP_WRONG' }
    picks.set(id, pick)
  }
  const isWhole = matches.every(({ id, isReserve }) => isReserve || picks.has(id))
  return isWhole ? { picks } : { refused: 'JACKPOT_SLIP_INCOMPLETE' }
}

const MOST_DRAWN_GOALS = 4

/** A pick out of the ticket's own salt: the first numbers of SHA-256 of `salt|match`. Anybody can draw it again. */
export function drawnPick(salt: string, matchId: bigint, typeId: number): string {
  const hash = createHash('sha256')
    .update(`${salt}|${String(matchId)}`)
    .digest()
  if (isThreeWay(typeId)) return String((hash.readUInt32BE(0) % 3) + 1)
  return `${String(hash.readUInt32BE(0) % MOST_DRAWN_GOALS)}:${String(hash.readUInt32BE(4) % MOST_DRAWN_GOALS)}`
}

export interface Choices {
  /** `match=pick` joined by `,`. */
  readonly text: string
  /** Matches whose pick was drawn. */
  readonly drawn: readonly bigint[]
}

export function choicesOf(picks: Picks, salt: string, { typeId, matches, unpickedReserve }: SlipRound): Choices {
  const drawn: bigint[] = []
  const parts = matches.flatMap(({ id }) => {
    const own = picks.get(id)
    if (own === undefined && unpickedReserve === 'wrong') return []
    if (own === undefined) drawn.push(id)
    return [`${String(id)}=${own ?? drawnPick(salt, id, typeId)}`]
  })
  return { text: parts.join(','), drawn }
}

/** The picks of a ticket by match, as text. */
export const picksOf = (choices: string): ReadonlyMap<string, string> =>
  new Map(choices.split(',').map((part) => part.split('=') as [string, string]))
