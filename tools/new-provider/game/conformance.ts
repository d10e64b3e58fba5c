/** What the conformance suites need of Sample Games. */
import type { GameSubject } from '@uwanja/providers/conformance'
import { gswSpeaker } from '../../../providers/games/gsw/speaker.ts'
import { sampleGames } from './company.ts'

export const subject: GameSubject = {
  kind: 'game',
  company: sampleGames,
  game: { productId: '', gameId: '1001' },
  speaker: gswSpeaker,
}
