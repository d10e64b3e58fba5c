/** What the conformance suites need of a company that speaks GSW/1. */
import type { GameSubject } from '../../conformance.ts'
import type { GamePlug } from '../../plugs.ts'
import { GSW_PATHS, gswDialect } from './dialect.ts'
import { gswSpeaker } from './speaker.ts'

export function gswSubject(plug: GamePlug): GameSubject {
  const { company } = plug.facts
  return {
    kind: 'game',
    plug,
    dialects: [{ company, paths: GSW_PATHS, make: gswDialect(company) }],
    game: { productId: '', gameId: '1001' },
    speaker: gswSpeaker,
  }
}
