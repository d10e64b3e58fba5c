/** What the conformance suites need of Sample Games. */
import type { GameSubject } from '@uwanja/providers/conformance'
import { gswSpeaker } from '../../../providers/games/gsw/speaker.ts'
import { sampleGames } from './adapter.ts'
import { PATHS, sampleGamesDialect } from './dialect.ts'

export const subject: GameSubject = {
  kind: 'game',
  plug: sampleGames,
  dialects: [{ company: 'sample-games', paths: PATHS, make: sampleGamesDialect }],
  game: { productId: '', gameId: '1001' },
  speaker: gswSpeaker,
}
