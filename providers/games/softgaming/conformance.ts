/** What the conformance suites need of SoftGaming. */
import type { GameSubject } from '../../conformance.ts'
import { softgaming } from './company.ts'
import { softgamingCallbackClient } from './callback-client.ts'

export const subject: GameSubject = {
  kind: 'game',
  company: softgaming,
  game: { productId: '998', gameId: '1001' },
  callbackClient: softgamingCallbackClient,
}
