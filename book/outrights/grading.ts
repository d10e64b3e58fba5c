/** What a season's table makes of every line on its end, once it is confirmed; or that it makes nothing of it any more. */
import type { Db } from '@uwanja/database/sql'
import type { BookEvent } from '../catalogue/event.ts'
import { marketKey } from '../feed/registers.ts'
import type { Grades } from '../results/grades.ts'
import { difference, gradeOfLeg, RULES, VOIDED } from '../results/grades.ts'
import { keepResult, resultRow } from '../results/store.ts'
import { gradeOutright, outrightLine } from './outrights.ts'
import { knownSeason, type KnownSeason } from './read.ts'
import { storedOutrights, type StoredOutright } from './store.ts'

/** Whoever wants to see what a table would pay says that it is final. */
export function seasonGrades(
  { season: { standings }, isFinal }: Pick<KnownSeason, 'season' | 'isFinal'>,
  outrights: readonly Pick<StoredOutright, 'market' | 'specifiers' | 'isVoid'>[],
): Grades {
  return Object.fromEntries(
    outrights.flatMap(({ market, specifiers, isVoid }) => {
      const line = outrightLine(market, specifiers, standings.length)
      if (!line) return []
      const grades = standings.map((standing) => {
        const grade = isVoid ? VOIDED : isFinal ? gradeOfLeg(gradeOutright(line, standing)) : null
        return [standing.side, grade] as const
      })
      return [[marketKey({ market, specifiers }), Object.fromEntries(grades)] as const]
    }),
  )
}

/** Twice grades once; of two at the same time one writes, and the other finds it written. */
export async function gradeSeason(db: Db, { id, sourceId }: BookEvent): Promise<void> {
  const [known, before] = [await knownSeason(db, sourceId), await resultRow(db, id)]
  const { season, isFinal } = known
  const grades = seasonGrades(known, await storedOutrights(db, sourceId, 0))
  const { decided, revised } = difference(before?.grades ?? {}, grades)
  if (decided === 0 && revised.length === 0) return
  const said = { source: 'desk', status: isFinal ? 'ended' : 'not-started', facts: { periods: {} } } as const
  const result = { ...said, isRestVoid: false, grades, rules: RULES, told: season.seen }
  const change = { decided, revised, isOpen: false, isNews: true }
  await db.transaction((tx) => keepResult(tx, { id }, before?.number ?? 0, result, change))
}
