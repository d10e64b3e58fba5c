/** What Sample Games is. */
import type { GamePlug } from '@uwanja/providers/plugs'

export const FACTS: GamePlug['facts'] = {
  company: 'sample-games',
  // D: there is no public source for the protocol, the shape is ours. A: the company's own document. B: agreed by several.
  protocol: { name: 'GSW/1', source: 'D' },
  products: { '': 'games' },
  // The token goes with the launch, between the two servers, and never through the player's address.
  token: 'launch-call',
  settings: ['operatorId', 'secret'],
}
