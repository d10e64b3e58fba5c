/** What the conformance suites need of SoftGaming. */
import type { GameSubject } from '../../conformance.ts'
import { softgaming } from './adapter.ts'
import { SOFTGAMING_PATHS, softgamingDialect } from './dialect.ts'
import { softgamingSpeaker } from './speaker.ts'

export const subject: GameSubject = {
  kind: 'game',
  plug: softgaming,
  dialects: [{ company: 'softgaming', paths: SOFTGAMING_PATHS, make: softgamingDialect }],
  game: { productId: '998', gameId: '1001' },
  speaker: softgamingSpeaker,
}
