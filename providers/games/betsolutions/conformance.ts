/** What the conformance suites need of BetSolutions. */
import type { GameSubject } from '../../conformance.ts'
import { betsolutions } from './company.ts'
import { betsolutionsSpeaker } from './speaker.ts'

const PROVABLY_FAIR = '3'

export const subject: GameSubject = {
  kind: 'game',
  company: betsolutions,
  game: { productId: PROVABLY_FAIR, gameId: '7001' },
  speaker: (keys) =>
    betsolutionsSpeaker({ merchantId: keys['merchantId'] ?? '', key: keys['key'] ?? '' }, PROVABLY_FAIR),
}
