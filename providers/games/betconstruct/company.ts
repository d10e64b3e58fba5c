/** BetConstruct, as one value. */
import type { GameCompanyValue } from '../../company.ts'
import { betconstruct as plug } from './adapter.ts'

export const betconstruct = {
  kind: 'game',
  name: 'betconstruct',
  settings: {
    url: { about: 'Address of BetConstruct.' },
    partnerId: { about: 'Our name at BetConstruct.' },
    key: { about: 'Signs BetConstruct’s calls and ours.', secret: true, rotates: true },
  },
  plug,
  client: async () => (await import('./callback-client.ts')).betconstructCallbackClient,
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies GameCompanyValue
