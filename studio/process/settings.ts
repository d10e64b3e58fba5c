/** What the studio reads from the environment when it runs alone. */
import { databaseAddress } from '@uwanja/database/hosts'
import { companiesOf } from '@uwanja/providers/companies'
import { simulatorRows } from '@uwanja/providers/company-settings'
import { key, port } from '@uwanja/runtime/kinds'
import type { Setting, SettingsTable } from '@uwanja/runtime/settings'

/** A company without its keys is not played: none of them must be given. */
const COMPANY_ENV: Readonly<Record<never, Setting>> = Object.fromEntries(
  Object.entries(simulatorRows(companiesOf('game'))).map(([name, row]) => [
    name,
    { ...row, default: '', secret: true },
  ]),
)

export const STUDIO_ENV = {
  STUDIO_HOST: { default: '127.0.0.1', about: 'Address the studio listens on; loopback unless you say otherwise.' },
  STUDIO_PORT: { kind: port, default: '8084', about: 'Port of the studio.' },
  STUDIO_URL: {
    default: 'http://127.0.0.1:{STUDIO_PORT}',
    about: 'How browsers reach the studio: games are framed from there.',
  },
  STUDIO_DATABASE_URL: {
    kind: databaseAddress,
    default: '',
    about:
      'PostgreSQL of the studio (node dist/studio/main.js); of several processes that share it one runs the rounds.',
    secret: true,
  },
  STUDIO_SEALING_KEY: {
    kind: key,
    default: '',
    about:
      'Seals the seeds of rounds that are not over in the studio’s database: 64 hex digits, the same for all of its processes.',
    secret: true,
  },
  STUDIO_SEALING_KEY_PREVIOUS: {
    kind: key,
    default: '',
    about: 'The one before, while it is changed: opens what it sealed until that is written anew (a week at most).',
    secret: true,
  },
  SITE_URL: { default: 'http://localhost:8080', about: 'Where the player site is, which may frame games.' },
  PUBLIC_CALLBACK_URL: { default: 'http://127.0.0.1:8080', about: 'Where the platform takes callbacks.' },
  STUDIO_FAILPOINT: {
    default: '',
    about: 'For tests alone: where the process kills itself (asked, answered, decided or told).',
  },
  ...COMPANY_ENV,
} as const satisfies SettingsTable
