/** What the suites need of each game company: complete by type, so that a new company is tested or does not compile. */
import type { GameSubject } from '../conformance.ts'
import { subject as betsolutions } from './betsolutions/conformance.ts'
import type { GameCompany } from './table.ts'

export const GAME_SUBJECTS: Readonly<Record<GameCompany, GameSubject>> = {
  betsolutions,
}
