/** Ranges of ids, in which journals lie (schema/functions/by-ranges.sql): made ahead, and left for the next at a month's end. */
import type { Db } from '@uwanja/database/sql'

/** Months that are ready: so long may nobody succeed in making one, and a cut still finds where to go. */
const AHEAD = 3

/** Somebody read the tables all the time for half a minute: the next round tries again. */
const BUSY = new Set(['55P03', '40P01'])

export interface RangesKept {
  readonly made: number
  /** The range that ids go on in from now on; null: in the one they were. */
  readonly begun: bigint | null
}

/**
 * @param cuts `none`: ids stay in the range that they are in until it is full.
 * @param zone The jurisdiction's, in which months end.
 */
export async function kept(db: Db, { cuts, zone }: { cuts: 'month' | 'none'; zone: string }): Promise<RangesKept> {
  let made = 0
  try {
    const [row] = await db.sql<{ made: number }>`select money.make_ranges(${AHEAD}::int) as made`
    made = row!.made
  } catch (error) {
    if (!BUSY.has((error as { code?: string }).code ?? '')) throw error
  }
  if (cuts === 'none') return { made, begun: null }
  const [cut] = await db.sql<{ begun: bigint | null }>`select money.cut_range(${zone}) as begun`
  return { made, begun: cut!.begun }
}
