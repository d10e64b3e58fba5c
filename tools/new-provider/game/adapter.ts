/** Sample Games' plug: launches, lists its games, and reads and answers its wallet calls. */
import type { GamePlug } from '@uwanja/providers/plugs'
import { gswLaunch, gswList } from '../../../providers/games/gsw/requests.ts'
import { answer, read } from '../../../providers/games/gsw/wallet.ts'

const NAME = 'sample-games'

export const plug: GamePlug = {
  facts: {
    company: NAME,
    // D: there is no public source for the protocol, the shape is ours. A: the company's own document. B: agreed by several.
    protocol: { name: 'GSW/1', source: 'D' },
    products: { '': 'games' },
    freeRounds: true,
    // The token goes with the launch, between the two servers, and never through the player's address.
    token: 'launch-call',
  },
  launch: (wanted, wire) => gswLaunch(NAME, wanted, wire),
  list: (wire) => gswList(NAME, wire),
  read,
  answer,
}
