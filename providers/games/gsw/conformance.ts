/** What the conformance suites need of a company that speaks GSW/1. */
import type { GameCompanyValue } from '../../company.ts'
import type { GameSubject } from '../../conformance.ts'
import { gswCallbackClient } from './callback-client.ts'

export const gswSubject = (company: GameCompanyValue): GameSubject => ({
  kind: 'game',
  company,
  game: { productId: '', gameId: '1001' },
  callbackClient: gswCallbackClient,
})
