/** What the conformance suites need of Sample Games. */
import type { GameSubject } from '@uwanja/providers/conformance'
import { sampleGames } from './adapter.ts'
import { PATHS, sampleGamesDialect } from './dialect.ts'
import { sampleGamesSpeaker } from './speaker.ts'

export const subject: GameSubject = {
  kind: 'game',
  plug: sampleGames,
  dialects: [{ company: 'sample-games', paths: PATHS, make: sampleGamesDialect }],
  game: { productId: '1', gameId: '1001' },
  speaker: sampleGamesSpeaker,
}
