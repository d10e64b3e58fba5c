/** What the conformance suites need of BetConstruct. */
import type { GameSubject } from '../../conformance.ts'
import { betconstruct } from './company.ts'
import { betconstructSpeaker } from './speaker.ts'

export const subject: GameSubject = {
  kind: 'game',
  company: betconstruct,
  game: { productId: '', gameId: '2001' },
  speaker: betconstructSpeaker,
}
