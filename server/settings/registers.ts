/** Rows of the table of settings (env.ts): the registers that are asked about players. */
import { EXCLUSION, type ExclusionProvider } from '@uwanja/providers/exclusion'
import { IDENTITY, type IdentityProvider } from '@uwanja/providers/identity'
import { keyOf, oneOf } from './values.ts'

export const REGISTER_ENV = {
  IDENTITY_PROVIDER: {
    default: '',
    about: 'Who checks players’ documents: sandbox. Empty: nobody, so no document is ever proven.',
  },
  IDENTITY_URL: { default: '', about: 'Address of the register of persons.' },
  IDENTITY_CLIENT_ID: { default: '', about: 'Our name at the register of persons.' },
  IDENTITY_SECRET: { default: '', about: 'Signs both ways with the register of persons.', secret: true },
  EXCLUSION_PROVIDER: {
    default: '',
    about:
      'The national register of people who excluded themselves: sandbox. Empty: there is none, and nobody is asked.',
  },
  EXCLUSION_URL: { default: '', about: 'Address of the exclusion register.' },
  EXCLUSION_CLIENT_ID: { default: '', about: 'Our name at the exclusion register.' },
  EXCLUSION_SECRET: { default: '', about: 'Signs both ways with the exclusion register.', secret: true },
  MARKS_KEY: {
    default: '',
    about:
      'Marks documents and names, so that an exclusion is found on every account of its person: 64 hex digits, the same ' +
      'for ever. Empty: DATA_DIR/marks.key, which begins as a copy of the sealing key; with SEALING_KEY set, that one.',
    secret: true,
  },
} as const

/** Null: nobody is asked. */
export interface Registers {
  readonly identityProvider: IdentityProvider | null
  readonly exclusionProvider: ExclusionProvider | null
  readonly marksKey: string | null
}

export function registersOf(
  value: (name: 'IDENTITY_PROVIDER' | 'EXCLUSION_PROVIDER' | 'MARKS_KEY') => string,
): Registers {
  const named = <Name extends string>(
    setting: 'IDENTITY_PROVIDER' | 'EXCLUSION_PROVIDER',
    table: Record<Name, unknown>,
  ) => (value(setting) === '' ? null : oneOf(setting, value(setting), Object.keys(table) as Name[]))
  return {
    identityProvider: named('IDENTITY_PROVIDER', IDENTITY),
    exclusionProvider: named('EXCLUSION_PROVIDER', EXCLUSION),
    marksKey: keyOf('MARKS_KEY', value('MARKS_KEY')),
  }
}
