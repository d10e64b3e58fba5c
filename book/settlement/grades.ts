/** Grades as they are stored ("r v f") and as they are counted with. */
import { readFraction, WHOLE } from '@uwanja/contract/fair/fraction'
import type { LegResult } from '@uwanja/contract/fair/leg'
import { gradeOfText } from '../results/grades.ts'

const VOID_PARTS: Readonly<Record<string, LegResult['v']>> = { '0': 0, '1/2': 0.5, '1': 1 }

export function legResultOf(text: string | null): LegResult | null {
  const grade = gradeOfText(text)
  return grade && { r: grade.r, v: VOID_PARTS[grade.v] ?? 0, f: readFraction(grade.f) ?? WHOLE }
}
