/** What each pick of a bet still needs: how it stands if nothing more happens, and the least that must be scored for it to be right. */
import type { TrackedPick } from '@uwanja/contract/book/cash-out'
import type { Bet, Pick } from '../bets/store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { phaseOf } from '../catalogue/event.ts'
import { factsOf } from '../feed/registers.ts'
import { familyOf } from '../markets/families.ts'
import type { Grade, Score } from '../markets/grade.ts'
import { HALVES_FAMILIES } from '../markets/halves.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import type { MarketRow } from '../markets/table.ts'
import { marketRow } from '../markets/table.ts'
import { lineOf } from '../pricing/chances.ts'

type Scores = Readonly<Record<string, { readonly score: Score; readonly isOver: boolean }>>

/** How a pick is graded when so much more is scored, and nothing after it. */
type After = (home: number, away: number) => Grade

const NIL: Score = [0, 0]
const more = ([home, away]: Score, byHome: number, byAway: number): Score => [home + byHome, away + byAway]

function byScore(row: Extract<MarketRow, { reads: 'score' }>, pick: Pick, scores: Scores): After | null {
  const lines = readSpecifiers(row, pick.specifiers)
  if (!lines) return null
  const numbered = lines[row.period]
  const key = `${row.measure}.${row.period}${numbered === undefined ? '' : `.${numbered}`}`
  const { score = NIL, isOver = false } = scores[key] ?? {}
  if (isOver) return null
  const [family, line] = [familyOf(row.family), lineOf(row, lines)]
  return (home, away) => family.grade(more(score, home, away), pick.outcome, line)
}

/** What is scored falls into the half that is played. */
function byHalves(row: Extract<MarketRow, { reads: 'halves' }>, pick: Pick, scores: Scores): After | null {
  const lines = readSpecifiers(row, pick.specifiers)
  if (!lines || scores['goals.match']?.isOver) return null
  const first = scores['goals.1h'] ?? { score: NIL, isOver: false }
  const second = scores['goals.2h']?.score ?? NIL
  const [family, line] = [HALVES_FAMILIES[row.family], lineOf(row, lines)]
  return (home, away) => {
    const halves = first.isOver
      ? { first: first.score, second: more(second, home, away) }
      : { first: more(first.score, home, away), second }
    return family.grade(halves, pick.outcome, line)
  }
}

function afterOf(event: BookEvent, pick: Pick): After | null {
  const row = marketRow(pick.market)
  const scores: Scores = factsOf(event.state)?.value.scores ?? {}
  if (row?.reads === 'score') return byScore(row, pick, scores)
  return row?.reads === 'halves' ? byHalves(row, pick, scores) : null
}

/** More is not looked for: nobody waits for twenty goals; points of basketball come in dozens. */
const MOST = { goals: 12, points: 80 }

/** The least in all that makes it right, of several the one with most for the home side; null: no such thing. */
function leastMore(after: After, most: number): Score | null {
  for (let all = 0; all <= most; all++)
    for (let home = all; home >= 0; home--) if (after(home, all - home) === 'won') return [home, all - home]
  return null
}

function trackedPick(catalogue: Known, pick: Pick): TrackedPick {
  const { event: id, market, specifiers, outcome, result } = pick
  const event = catalogue.event(id)
  const facts = event && factsOf(event.state)?.value
  const after = event && result === null ? afterOf(event, pick) : null
  const needs = after && leastMore(after, event?.place?.sport === 'basketball' ? MOST.points : MOST.goals)
  return {
    event: id,
    market,
    specifiers,
    outcome,
    result,
    phase: event ? phaseOf(event) : null,
    clock: facts?.clock ?? null,
    stands: after ? after(0, 0) : null,
    needs: needs ? [...needs] : null,
  }
}
type Known = { readonly event: Catalogue['event'] }

export const tracked = (catalogue: Known, bet: Bet): TrackedPick[][] =>
  bet.legs.map(({ picks }) => picks.map((pick) => trackedPick(catalogue, pick)))
