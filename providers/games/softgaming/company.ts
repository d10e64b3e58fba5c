/** SoftGaming, as one value. */
import type { GameCompanyValue } from '../../company.ts'
import { softgaming as plug } from './adapter.ts'

export const softgaming = {
  kind: 'game',
  name: 'softgaming',
  settings: {
    url: { about: 'Address of SoftGaming.' },
    apiKey: { about: 'Our name at SoftGaming’s system API.', secret: true },
    password: { about: 'Signs our requests to SoftGaming.', secret: true },
    secret: { about: 'Signs OneWallet both ways.', secret: true, rotates: true },
  },
  plug,
  client: async () => {
    const { softgamingCallbackClient } = await import('./callback-client.ts')
    return (keys, launchOf) => softgamingCallbackClient(keys, (gameId) => launchOf(gameId)['systemId'] ?? '0')
  },
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies GameCompanyValue
