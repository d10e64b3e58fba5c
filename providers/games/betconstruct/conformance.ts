/** What the conformance suites need of BetConstruct. */
import type { GameSubject } from '../../conformance.ts'
import { betconstruct } from './company.ts'
import { betconstructCallbackClient } from './callback-client.ts'

export const subject: GameSubject = {
  kind: 'game',
  company: betconstruct,
  game: { productId: '', gameId: '2001' },
  callbackClient: betconstructCallbackClient,
}
