/** What the conformance suites need of EGT. */
import type { GameSubject } from '../../conformance.ts'
import { egt } from './company.ts'
import { egtCallbackClient } from './callback-client.ts'

export const subject: GameSubject = {
  kind: 'game',
  company: egt,
  game: { productId: '', gameId: '801' },
  callbackClient: egtCallbackClient,
}
