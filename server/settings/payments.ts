/** The settings of payments, whichever company makes them. */
import { whole } from '@uwanja/runtime/kinds'
import type { SettingsTable } from '@uwanja/runtime/settings'

export const PAYMENT_ENV = {
  COMPANY_AT_ONCE: {
    kind: whole(1, 100),
    default: '6',
    about: 'How many questions of payments one company gets at once in each direction.',
  },
} as const satisfies SettingsTable
