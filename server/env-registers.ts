/** Rows of the table of settings (env.ts): the registers that are asked about players. */
export const REGISTER_ENV = {
  IDENTITY_PROVIDER: {
    default: '',
    about: 'Who checks players’ documents: sandbox. Empty: nobody, so no document is ever proven.',
  },
  IDENTITY_URL: { default: '', about: 'Address of the register of persons.' },
  IDENTITY_CLIENT_ID: { default: '', about: 'Our name at the register of persons.' },
  IDENTITY_SECRET: { default: '', about: 'Signs both ways with the register of persons.', secret: true },
} as const
