/** What the suites need of each game company: complete by type, so that a new company is tested or does not compile. */
import type { GameSubject } from '../conformance.ts'
import { subject as betconstruct } from './betconstruct/conformance.ts'
import { subject as betsolutions } from './betsolutions/conformance.ts'
import { subject as egt } from './egt/conformance.ts'
import { subject as endorphina } from './endorphina/conformance.ts'
import { subject as globalbet } from './globalbet/conformance.ts'
import { subject as qtech } from './qtech/conformance.ts'
import { subject as softgaming } from './softgaming/conformance.ts'
import type { GameCompany } from './table.ts'
import { subject as vivo } from './vivo/conformance.ts'

export const GAME_SUBJECTS: Readonly<Record<GameCompany, GameSubject>> = {
  egt,
  softgaming,
  betsolutions,
  endorphina,
  betconstruct,
  qtech,
  globalbet,
  vivo,
}
