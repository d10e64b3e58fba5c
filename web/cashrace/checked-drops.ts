/** A race's drops as they were told, worked out again from its seed. */
import { dropsDiffer, dropsOf } from '@uwanja/contract/fair/drops'
import { momentOf } from './race-time.ts'
import { rows, type Drops, type RaceDetails } from './use-races.ts'

export async function checkedDrops(race: RaceDetails, drops: Drops) {
  const plan = {
    fromMs: momentOf(race.fromDate),
    untilMs: momentOf(drops.until),
    count: rows(race.prizeDistribution).length,
  }
  const told = rows(drops.list).map(({ number, at, takenAt }) => ({
    number: number ?? 0,
    atMs: momentOf(at),
    takenAtMs: takenAt ? momentOf(takenAt) : null,
  }))
  // Of a race that was ended early the drops of later are not told, and not taken.
  const endMs = momentOf(race.toDate)
  const later = (await dropsOf(drops.seed ?? '', plan)).filter(({ atMs }) => atMs >= endMs)
  return dropsDiffer(drops.seed ?? '', drops.commitment ?? '', plan, [
    ...told,
    ...later.map((drop) => ({ ...drop, takenAtMs: null })),
  ])
}
