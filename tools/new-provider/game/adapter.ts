/** Sample Games' plug: launches, lists its games, and reads and answers its wallet calls. */
import type { GamePlug } from '@uwanja/providers/plugs'
import { gswLaunch, gswList } from '../../../providers/games/gsw/requests.ts'
import { answer, read } from '../../../providers/games/gsw/wallet.ts'
import { FACTS } from './facts.ts'

export const sampleGames: GamePlug = {
  facts: FACTS,
  launch: (wanted, wire) => gswLaunch(FACTS.company, wanted, wire),
  list: (wire) => gswList(FACTS.company, wire),
  read,
  answer,
}
