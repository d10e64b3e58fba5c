/** What the conformance suites need of BetSolutions: its side of the wire is a whole studio, so there is no dialect. */
import type { GameSubject } from '../../conformance.ts'
import { betsolutions } from './adapter.ts'
import { betsolutionsSpeaker } from './speaker.ts'

const PROVABLY_FAIR = '3'

export const subject: GameSubject = {
  kind: 'game',
  plug: betsolutions,
  dialects: [],
  game: { productId: PROVABLY_FAIR, gameId: '7001' },
  speaker: (keys) =>
    betsolutionsSpeaker({ merchantId: keys['merchantId'] ?? '', key: keys['key'] ?? '' }, PROVABLY_FAIR),
}
