/** Sample Games, as one value. */
import type { GameCompanyValue } from '@uwanja/providers/company'
import { plug } from './adapter.ts'

export const sampleGames = {
  kind: 'game',
  name: 'sample-games',
  settings: {
    url: { about: 'Address of Sample Games.' },
    operatorId: { about: 'Our name at Sample Games.' },
    secret: { about: 'Signs both ways with Sample Games.', secret: true, rotates: true },
  },
  plug,
  title: 'Sample Games',
  client: async () => (await import('../../../providers/games/gsw/callback-client.ts')).gswCallbackClient,
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies GameCompanyValue
