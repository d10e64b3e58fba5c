/** What the conformance suites need of BetSolutions. */
import type { GameSubject } from '../../conformance.ts'
import { betsolutions } from './company.ts'
import { betsolutionsCallbackClient } from './callback-client.ts'

const PROVABLY_FAIR = '3'

export const subject: GameSubject = {
  kind: 'game',
  company: betsolutions,
  game: { productId: PROVABLY_FAIR, gameId: '7001' },
  callbackClient: (keys) =>
    betsolutionsCallbackClient({ merchantId: keys['merchantId'] ?? '', key: keys['key'] ?? '' }, PROVABLY_FAIR),
}
