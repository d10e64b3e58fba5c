/** The table of speakers: each company's own end of the wallet's wire, for the studio that plays all of them. */
import { betconstructSpeaker } from './betconstruct/speaker.ts'
import { betsolutionsSpeaker } from './betsolutions/speaker.ts'
import { egtSpeaker } from './egt/speaker.ts'
import { gswSpeaker } from './gsw/speaker.ts'
import { softgamingSpeaker } from './softgaming/speaker.ts'
import type { GameSpeaker } from './speaker.ts'
import type { GameCompany } from './table.ts'

type Keys = Readonly<Record<string, string>>
/** What the launch of a game says beside its id: productId, systemId. */
type LaunchOf = (gameId: string) => Readonly<Record<string, string>>

export const GAME_SPEAKERS: Readonly<Record<GameCompany, (keys: Keys, launchOf: LaunchOf) => GameSpeaker>> = {
  egt: egtSpeaker,
  softgaming: (keys, launchOf) => softgamingSpeaker(keys, (gameId) => launchOf(gameId)['systemId'] ?? '0'),
  betsolutions: ({ merchantId = '', key = '' }, launchOf) =>
    betsolutionsSpeaker({ merchantId, key }, (gameId) => launchOf(gameId)['productId'] ?? '0'),
  endorphina: gswSpeaker,
  betconstruct: betconstructSpeaker,
  qtech: gswSpeaker,
  globalbet: gswSpeaker,
  vivo: gswSpeaker,
}
