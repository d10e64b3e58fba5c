/** What the suites need of each game company of the list. */
import { companiesOf } from '../companies.ts'
import type { GameSubject } from '../conformance.ts'
import type { GameCompany } from './table.ts'

export const GAME_SUBJECTS = Object.fromEntries(
  await Promise.all(companiesOf('game').map(async ({ name, subject }) => [name, await subject()] as const)),
) as Readonly<Record<GameCompany, GameSubject>>
