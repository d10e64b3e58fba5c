/** What the conformance suites need of Sample Games. */
import type { GameSubject } from '@uwanja/providers/conformance'
import { gswCallbackClient } from '../../../providers/games/gsw/callback-client.ts'
import { sampleGames } from './company.ts'

export const subject: GameSubject = {
  kind: 'game',
  company: sampleGames,
  game: { productId: '', gameId: '1001' },
  callbackClient: gswCallbackClient,
}
