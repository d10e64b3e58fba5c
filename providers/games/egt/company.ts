/** EGT, as one value. */
import type { GameCompanyValue } from '../../company.ts'
import { egt as plug } from './adapter.ts'

export const egt = {
  kind: 'game',
  name: 'egt',
  settings: {
    url: { about: 'Address of EGT.' },
    portalCode: { about: 'Our name at EGT; the currency is put behind it.' },
    userName: { about: 'Who EGT says it is in its calls.' },
    password: { about: 'Proves EGT’s calls.', secret: true, rotates: true },
    addresses: {
      about:
        'Addresses and networks from which EGT calls, with commas: its calls carry a password and no signature. Empty: any.',
      ours: true,
    },
  },
  plug,
  client: async () => (await import('./callback-client.ts')).egtCallbackClient,
  simulator: async () => (await import('./simulator.ts')).simulator,
  subject: async () => (await import('./conformance.ts')).subject,
} as const satisfies GameCompanyValue
