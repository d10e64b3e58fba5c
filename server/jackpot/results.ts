/** What became of a match, said by a person. */
import type { Input } from '@uwanja/contract/wire/call'
import type { officeJackpots } from '@uwanja/contract/operators/jackpots'
import type { Tx } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import { refuse } from '../runtime/refuse.ts'
import { moveStart, noteResult, roundOfMatch } from './round-store.ts'
import { lockRound, matchesOf, type Match, type Round } from './store.ts'

type ResultInput = Input<typeof officeJackpots.setJackpotMatch>

/** A result is taken from the end of the sale until the round is settled; a start moves until then, and never before the sale ends. */
function checkMay({ what, startsAt }: ResultInput, round: Round): void {
  const isMoved = what === 'moved'
  if (!(round.state === 'closed' || (round.state === 'open' && isMoved))) refuse('NO_LONGER_OPEN')
  if (!isMoved) return
  const startMs = Date.parse(startsAt)
  if (!(startMs > round.closesAt!.getTime())) refuse('INCORRECT_PARAMETER_VALUE', { field: 'startsAt' })
}

export async function setMatch(tx: Tx, asked: ResultInput, by: Operator): Promise<void> {
  const id = BigInt(asked.id)
  const roundId = (await roundOfMatch(tx, id)) ?? refuse('NOT_FOUND')
  const round = (await lockRound(tx, roundId, 'update'))!
  const before = (await matchesOf(tx, roundId)).find((match) => match.id === id)!
  checkMay(asked, round)
  if (asked.what === 'moved') await moveStart(tx, id, new Date(asked.startsAt))
  else {
    const state: Match['state'] = asked.what
    const scores = asked.what === 'played' ? ([asked.score1, asked.score2] as const) : null
    await noteResult(tx, id, { state, scores, by: by.id })
  }
  const was = {
    state: before.state,
    startsAt: before.startsAt.toISOString(),
    score1: before.score1,
    score2: before.score2,
  }
  const { what, startsAt, score1, score2, why } = asked
  const after = what === 'moved' ? { startsAt } : what === 'played' ? { score1, score2 } : { state: what }
  const subject = `jackpot-match ${asked.id}`
  await recordAudit(tx, { by, action: `jackpot.match-${what}`, subject, why, before: was, after })
}
