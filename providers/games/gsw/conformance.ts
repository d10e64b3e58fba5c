/** What the conformance suites need of a company that speaks GSW/1. */
import type { GameCompanyValue } from '../../company.ts'
import type { GameSubject } from '../../conformance.ts'
import { gswSpeaker } from './speaker.ts'

export const gswSubject = (company: GameCompanyValue): GameSubject => ({
  kind: 'game',
  company,
  game: { productId: '', gameId: '1001' },
  speaker: gswSpeaker,
})
