/** What a season's table would pay if it were confirmed, to the last movement; nothing is changed. */
import type { TriedSettlement } from '@uwanja/contract/book/settlement'
import type { Db } from '@uwanja/database/sql'
import { readBets } from '../bets/store.ts'
import { eventById } from '../catalogue/store.ts'
import { seasonGrades } from '../outrights/grading.ts'
import { knownSeason } from '../outrights/read.ts'
import { seasonEvent, storedOutrights } from '../outrights/store.ts'
import { Refused } from '../process/mount.ts'
import { RULES } from '../results/grades.ts'
import { planView } from './dry-run.ts'
import { alone, plansOf } from './settle.ts'
import { betsOn, columnsOf } from './store.ts'

const SLICE = 250
const MOST = 5000

/** @param seen Of the table that the person has before them, as their confirmation will name it. */
export async function seasonDryRun(db: Db, tournament: string, seen: string): Promise<TriedSettlement> {
  const known = await knownSeason(db, tournament)
  if (!known.season.isComplete) throw new Refused('NOTHING_TO_CONFIRM')
  if (known.season.seen !== seen) throw new Refused('NO_LONGER_OPEN')
  const stored = await seasonEvent(db, tournament)
  const event = stored && (await eventById(db, stored.event))
  if (!event) return { facts: seen, bets: [], isWhole: true }
  const [clock] = await db.sql<{ now: Date }>`select house_now() as now`
  const grades = seasonGrades({ ...known, isFinal: true }, await storedOutrights(db, tournament, 0))
  const result = {
    number: 1,
    source: 'desk',
    status: 'ended',
    facts: { periods: {} },
    isRestVoid: false,
    grades,
    rules: RULES,
    told: seen,
    at: clock!.now,
  } as const
  const match = { event, result, nowMs: clock!.now.getTime() }
  const graded = columnsOf(grades)
  const bets: TriedSettlement['bets'] = []
  for (let after = ''; bets.length < MOST;) {
    const ids = await betsOn(db, event.id, graded, { after, most: SLICE, areAll: true })
    bets.push(...(await plansOf(db, alone(match), await readBets(db, ids))).flatMap(planView))
    if (ids.length < SLICE) return { facts: seen, bets, isWhole: true }
    after = ids.at(-1)!
  }
  return { facts: seen, bets, isWhole: false }
}
