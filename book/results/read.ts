/** What the read API tells of a result: the one that stands, and each that did. */
import type { bookDesk } from '@uwanja/contract/book/desk'
import { leastHours, VOID_VERSION } from '@uwanja/contract/fair/voids'
import type { bookRead } from '@uwanja/contract/book/read'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import { namedSides } from '../catalogue/names.ts'
import type { Db } from '@uwanja/database/sql'
import { eventById } from '../catalogue/store.ts'
import { marketRow } from '../markets/table.ts'
import { Refused } from '../process/mount.ts'
import type { Grades } from './grades.ts'
import { gradeLine, gradeOfText } from './grades.ts'
import type { Result } from './store.ts'
import { resultLog, resultRow, undecided } from './store.ts'

/** No match lasts longer: whose end was not told by then has somebody to look at it. */
const LONGEST_MS = 4 * 3_600_000
const MOST_UNDECIDED = 100

/** Matches that wait for somebody's word on how they ended, and when what is undecided of each is void without one. */
export async function readUndecided(db: Db, nowMs: number): Promise<Reply<typeof bookDesk.undecided>> {
  const rows = await undecided(db, nowMs - LONGEST_MS, MOST_UNDECIDED)
  const waitMs = leastHours(VOID_VERSION) * 3_600_000
  return {
    matches: rows.map(({ startsAt, homeNames, awayNames, ...row }) => ({
      ...row,
      ...namedSides(homeNames, awayNames),
      startsAt: startsAt.toISOString(),
      voidAt: new Date(startsAt.getTime() + waitMs).toISOString(),
    })),
  }
}

type Row = typeof bookRead.result
type Markets = Reply<Row>['markets']

const marketsOf = (grades: Grades): Markets =>
  Object.entries(grades).map(([key, outcomes]) => {
    const [market, specifiers] = key.split('?') as [string, string]
    return {
      market,
      specifiers,
      outcomes: Object.entries(outcomes).map(([id, text]) => ({ id, result: gradeOfText(text) })),
    }
  })

/** A line that nobody was shown while it was graded follows from the same facts. */
function oneLine(market: string, specifiers: string, result: Result): Grades {
  const row = marketRow(market)
  const key = `${market}?${specifiers}`
  const grades = row && (result.grades[key] ?? gradeLine({ row, specifiers }, result))
  if (!grades) throw new Refused('INCORRECT_PARAMETER_VALUE')
  return { [key]: grades }
}

export async function readResult(db: Db, { id, market, specifiers }: Input<Row>): Promise<Reply<Row>> {
  if (!(await eventById(db, id))) throw new Refused('EVENT_NOT_FOUND')
  const result = await resultRow(db, id)
  if (!result)
    return { id, number: 0, at: null, source: null, status: 'not-started', rules: '', scores: {}, markets: [], log: [] }
  const { number, at, source, status, rules, facts } = result
  const scores = Object.entries(facts.periods).flatMap(([key, one]) =>
    one ? [[key, { score: [one.score[0], one.score[1]] as [number, number], isOver: one.isOver }] as const] : [],
  )
  const log = await resultLog(db, id)
  return {
    id,
    number,
    at: at.toISOString(),
    source,
    status,
    rules,
    scores: Object.fromEntries(scores),
    markets: marketsOf(market === undefined ? result.grades : oneLine(market, specifiers, result)),
    log: log.map((one) => ({
      ...one,
      at: one.at.toISOString(),
      revised: one.revised.map((line) => ({
        ...line,
        before: gradeOfText(line.before),
        after: gradeOfText(line.after),
      })),
    })),
  }
}
