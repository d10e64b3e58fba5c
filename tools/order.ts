/** The order in which the test files begin: what takes longest first, so that all workers end together. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest of all, of which a file's size tells nothing. This decides about time alone: a wrong guess fails no test. */
const LONGEST = [
  // In a deep run a quarter of an hour each; otherwise they pass by at once or are as long as others.
  'tools/drill.test',
  'server/season/season',
  'studio/games/played',
  'server/crash/postgres',
  'tools/new-provider.test',
  'server/crash/embedded',
  'book/results/results',
  'e2e/desk-by-keys',
  'e2e/first-journey',
  'e2e/push',
  'e2e/shell',
  'e2e/account',
  'e2e/jackpot-results',
  'e2e/office.test',
  'e2e/live',
  'e2e/trading',
  'e2e/early-frame',
  'e2e/frame',
  'e2e/tanzania',
  'e2e/companies',
  'e2e/betslip',
]

/** One after the other, for a process is kept only from one file to the next of the same project. */
const PROJECTS = ['journeys', 'unit', 'pure']

function turn({ moduleId, project }: TestSpecification): number {
  const at = LONGEST.findIndex((part) => moduleId.includes(`/${part}`))
  if (at >= 0) return at
  return LONGEST.length + PROJECTS.indexOf(project.name)
}

/** Among its like, vitest's own order stands: the slowest of the last run, and the largest where nothing ran yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => turn(one) - turn(other))
  }
}
