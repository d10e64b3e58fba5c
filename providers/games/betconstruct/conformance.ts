/** What the conformance suites need of BetConstruct. */
import type { GameSubject } from '../../conformance.ts'
import { betconstruct } from './adapter.ts'
import { BETCONSTRUCT_PATHS, betconstructDialect } from './dialect.ts'
import { betconstructSpeaker } from './speaker.ts'

export const subject: GameSubject = {
  kind: 'game',
  plug: betconstruct,
  dialects: [{ company: 'betconstruct', paths: BETCONSTRUCT_PATHS, make: betconstructDialect }],
  game: { productId: '', gameId: '2001' },
  speaker: betconstructSpeaker,
}
