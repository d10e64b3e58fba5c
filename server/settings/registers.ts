/** Rows of the table of settings (env.ts): the registers that are asked about players. */
import { EXCLUSION } from '@uwanja/providers/exclusion'
import { IDENTITY } from '@uwanja/providers/identity'
import { key } from '@uwanja/runtime/kinds'
import { SCREENING } from '@uwanja/providers/screening'
import type { SettingsTable } from '@uwanja/runtime/settings'
import { named } from './kinds.ts'

export const REGISTER_ENV = {
  IDENTITY_PROVIDER: {
    kind: named(IDENTITY),
    default: '',
    about: 'Who checks players’ documents: sandbox. Empty: nobody, so no document is ever proven.',
  },
  IDENTITY_URL: { default: '', about: 'Address of the register of persons.' },
  IDENTITY_CLIENT_ID: { default: '', about: 'Our name at the register of persons.' },
  IDENTITY_SECRET: { default: '', about: 'Signs both ways with the register of persons.', secret: true },
  EXCLUSION_PROVIDER: {
    kind: named(EXCLUSION),
    default: '',
    about:
      'The national register of people who excluded themselves: sandbox. Empty: there is none, and nobody is asked.',
  },
  EXCLUSION_URL: { default: '', about: 'Address of the exclusion register.' },
  EXCLUSION_CLIENT_ID: { default: '', about: 'Our name at the exclusion register.' },
  EXCLUSION_SECRET: { default: '', about: 'Signs both ways with the exclusion register.', secret: true },
  SCREENING_PROVIDER: {
    kind: named(SCREENING),
    default: '',
    about:
      'The company with lists of sanctions and politically exposed persons: sandbox. Empty: there is none, and nobody is screened.',
  },
  SCREENING_URL: { default: '', about: 'Address of the screening company.' },
  SCREENING_CLIENT_ID: { default: '', about: 'Our name at the screening company.' },
  SCREENING_SECRET: { default: '', about: 'Signs both ways with the screening company.', secret: true },
  MARKS_KEY: {
    kind: key,
    default: '',
    about:
      'Marks documents and names, so that an exclusion is found on every account of its person: 64 hex digits, the same ' +
      'for ever. Empty: DATA_DIR/marks.key, which begins as a copy of the sealing key; with SEALING_KEY set, that one.',
    secret: true,
  },
} as const satisfies SettingsTable
