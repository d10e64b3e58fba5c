/** BetSolutions, as one value. */
import type { GameCompanyValue } from '../../company.ts'
import { betsolutions as plug } from './adapter.ts'

export const betsolutions = {
  kind: 'game',
  name: 'betsolutions',
  settings: {
    url: { about: 'Address of BetSolutions’ launch.' },
    merchantId: { about: 'Our name at BetSolutions.' },
    key: { about: 'Signs both ways with BetSolutions.', secret: true, rotates: true },
  },
  plug,
  client: async () => {
    const { betsolutionsCallbackClient } = await import('./callback-client.ts')
    return ({ merchantId = '', key = '' }, launchOf) =>
      betsolutionsCallbackClient({ merchantId, key }, (gameId) => launchOf(gameId)['productId'] ?? '0')
  },
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies GameCompanyValue
