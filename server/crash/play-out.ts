/** A scenario from the living process through its death to the restarted one. */
import { expect } from 'vitest'
import type { Point } from '../runtime/failpoints.ts'
import { acts } from './acts.ts'
import type { CrashPlayer } from './people-testing.ts'
import type { Scenario } from './scenarios.ts'
import type { CrashHouse } from './testing.ts'

/** `some`: of several copies of one callback. Null: nobody was to get an answer. */
export type Answered = boolean | 'some' | null

/**
 * Who may have had an answer: before the commit nobody. After it perhaps a copy, which waits for the row in PostgreSQL and
 * may learn of the commit before the process that made it does.
 */
export const MAY_BE: Readonly<Record<Point, readonly Answered[]>> = {
  'before-commit': [false],
  'after-commit': [false, 'some'],
  'after-answer': [true, 'some'],
  'handed-over': [false],
}

/** From the living process through its death to the restarted one. */
export async function playOut(
  house: CrashHouse,
  player: CrashPlayer,
  scenario: Scenario,
  { point, restart }: { readonly point: Point; restart(): Promise<void> },
): Promise<readonly string[]> {
  const does = acts(house, player)
  await scenario.before?.(does)
  const answered = await scenario.act(does)
  await house.died()
  if (answered !== null) expect(MAY_BE[point]).toContain(answered)
  const sleepS = scenario.sleepS?.(point) ?? 0
  if (sleepS > 0) await house.shift(sleepS)
  await restart()
  return scenario.after(does, point)
}
