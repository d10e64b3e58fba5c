/** The sandbox's settings: one row each, from the environment. */
import { SIMULATED } from '@uwanja/providers/companies'
import { simulatorRows } from '@uwanja/providers/company-settings'
import { port } from '@uwanja/runtime/kinds'
import type { Setting, SettingsTable } from '@uwanja/runtime/settings'

/** What each company and the platform both know. */
const COMPANY_ENV: Readonly<Record<never, Setting>> = simulatorRows(SIMULATED)

/** A setting without a default must be given; `npm start` makes the keys and gives them to both processes. */
export const SANDBOX_ENV = {
  SANDBOX_HOST: {
    default: '127.0.0.1',
    about: 'The address to listen on, whatever HOST says: every code and the clock stand open here.',
  },
  SANDBOX_PORT: { kind: port, default: '8081', about: 'The port to listen on.' },
  DATA_DIR: { default: 'data', about: 'Where data lives; the sandbox writes below its folder `sandbox`.' },
  SANDBOX_URL: { default: 'http://127.0.0.1:{SANDBOX_PORT}', about: 'How browsers reach the sandbox.' },
  SITE_URL: {
    default: 'http://localhost:8080',
    about: 'Where the player site is: linked, and allowed to frame games.',
  },
  JURISDICTION: {
    default: 'NG',
    formerly: 'MARKET',
    about: 'The country of every visitor until somebody sets another one.',
  },
  PUBLIC_CALLBACK_URL: { default: 'http://127.0.0.1:8080', about: 'Where the platform takes callbacks.' },
  EXCHANGE_RATES: {
    default: '',
    about: 'What networks pay for a currency that is not theirs: NGN/TZS=1.62, with commas.',
  },
  IDENTITY_CLIENT_ID: { default: null, about: 'The platform’s name at the register of persons.' },
  IDENTITY_SECRET: { default: null, about: 'Signs both ways with the register of persons.' },
  EXCLUSION_CLIENT_ID: { default: null, about: 'The platform’s name at the exclusion register.' },
  EXCLUSION_SECRET: { default: null, about: 'Signs both ways with the exclusion register.' },
  SCREENING_CLIENT_ID: { default: null, about: 'The platform’s name at the screening company.' },
  SCREENING_SECRET: { default: null, about: 'Signs both ways with the screening company.' },
  AGGREGATOR_SECRET: {
    default: '',
    about: 'Proves the aggregator to the platform. Empty: nothing that is dialled is taken.',
  },
  FEED_KEY: { default: '', about: 'Proves the book to the feed of matches. Empty: the feed is closed.' },
  FEED_SEASONS: {
    default: '',
    about: 'Folder with seasons (football-json) that the feed of matches may play anew. Empty: its own season alone.',
  },
  ...COMPANY_ENV,
} as const satisfies SettingsTable
