/** What the conformance suites need of EGT. */
import type { GameSubject } from '../../conformance.ts'
import { egt } from './adapter.ts'
import { EGT_PATHS, egtDialect } from './dialect.ts'
import { egtSpeaker } from './speaker.ts'

export const subject: GameSubject = {
  kind: 'game',
  plug: egt,
  dialects: [{ company: 'egt', paths: EGT_PATHS, make: egtDialect }],
  game: { productId: '', gameId: '801' },
  speaker: egtSpeaker,
}
