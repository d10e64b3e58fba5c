/** The table of settings: everything that the API process reads from the environment, and nowhere else. */
import { join, resolve } from 'node:path'
import type { GeoProvider } from '@uwanja/providers/geo'
import { MAIL_ENV, mailSettings, type MailSettings } from './mail.ts'
import { OPERATOR_ENV, operatorOf, type Operator } from './operator.ts'
import { FAILPOINTS, type Failpoint } from '../runtime/failpoints.ts'
import { camel, countriesOf, geoProviderOf, keyOf, oneOf, webAddress, wholeNumber } from './values.ts'
import { DATABASE_ENV, databaseOf, type DatabaseSettings } from './database.ts'
import { DOOR_ENV, doorsOf, type Doors } from './doors.ts'
import { GAME_ENV } from './games.ts'
import { PAYMENT_ENV } from './payments.ts'
import { MARKET_ENV, moneyRules, type MoneyRules } from './market.ts'
import { REGISTER_ENV, registersOf, type Registers } from './registers.ts'
import { SMS_ENV, smsOf, type SmsSettings } from './sms.ts'

interface Setting {
  readonly default: string
  readonly about: string
  readonly secret?: true
}

export const ENV = {
  HOST: { default: '127.0.0.1', about: 'Address to listen on; loopback unless you say otherwise.' },
  PORT: { default: '8080', about: 'Player site and API.' },
  OFFICE_PORT: { default: '8082', about: 'The operators’ office, a listener of its own. 0: this process has none.' },
  OFFICE_HOST: { default: '127.0.0.1', about: 'Address the office listens on; loopback whatever HOST says.' },
  OFFICE_URL: {
    default: '',
    about:
      'Address of the office as operators see it; with https:// its cookie becomes Secure. Empty: http://localhost:OFFICE_PORT.',
  },
  OFFICE_FOUR_EYES_MINOR: {
    default: '1000000',
    about:
      'What one operator may correct alone within a day, in the smallest unit (kobo, senti); above it a second one approves.',
  },
  DATA_DIR: { default: 'data', about: 'Where the embedded database and generated keys live.' },
  ...DATABASE_ENV,
  REDIS_URL: {
    default: '',
    about: 'Redis for throttles and news between processes. Empty: the database does both.',
    secret: true,
  },
  ...MARKET_ENV,
  PUBLIC_URL: { default: '', about: 'Address of the site as players see it. Empty: http://localhost:PORT.' },
  PUBLIC_CALLBACK_URL: {
    default: '',
    about: 'Our address as outside companies call it. Empty: http://127.0.0.1:PORT.',
  },
  ...OPERATOR_ENV,
  ...MAIL_ENV,
  SUPPORT_CHAT_URL: { default: '', about: 'Address of the live support chat. Empty: help is the contact page.' },
  SOCIAL_LINKS: { default: '', about: 'Addresses of the operator’s social pages for the footer, with spaces between.' },
  APP_STORE_URL: { default: '', about: 'Address of the operator’s app in a store. Empty: no link to it.' },
  SERVICE_WORKER: {
    default: 'on',
    about: 'on: browsers keep the site for the next visit. off: they are given a worker that forgets it.',
  },
  ...DOOR_ENV,
  ...SMS_ENV,
  SESSION_BINDING: { default: 'money', about: 'Where a browser must show its cookie half too: money, all or off.' },
  SEALING_KEY: {
    default: '',
    about:
      'Seals authenticators’ and companies’ keys in the database: 64 hex digits. Empty: made in DATA_DIR/sealing.key. ' +
      'All machines of one database need the same.',
    secret: true,
  },
  PASSWORD_MIN_LENGTH: { default: '6', about: 'Shortest password of a player.' },
  PASSWORD_PASSES: {
    default: '7',
    about:
      'How often the hash of a password (Argon2id) goes over its 19 MiB: each pass costs whoever guesses, and each login, ' +
      'some 5 ms of a core more. At least 2, which OWASP names as the least. Older hashes are made anew at the next login.',
  },
  RECOVERY_SILENT_DAYS: {
    default: '90',
    about:
      'After so many days without a sign of life an SMS alone recovers no account that holds a person or money: networks ' +
      'give such numbers to others. 0: never.',
  },
  WITHDRAW_HOLD_S: {
    default: '60',
    about: 'How long a withdrawal waits as requested, so that cancelling means something.',
  },
  WITHDRAW_SMALL_MINOR: {
    default: '2000000',
    about:
      'Withdrawals that come to no more than this many of the smallest unit within a day go by themselves, unless it may ' +
      'not be the player who asks or a correction waits.',
  },
  WITHDRAW_AUTOMATIC_MINOR: {
    default: '10000000',
    about: 'Withdrawals that come to more within a day wait for an operator whatever speaks for them.',
  },
  WITHDRAW_SECOND_MINOR: {
    default: '100000000',
    about: 'Withdrawals that come to more within a day are approved by two operators.',
  },
  WITHDRAW_DOUBT_S: {
    default: '86400',
    about: 'How long after a recovery, a new device or number a withdrawal waits for an operator. 0: it does not.',
  },
  RETURN_AFTER_S: {
    default: '3600',
    about: 'How long operators have before money that came for an excluded player goes back by itself.',
  },
  DEPOSIT_QUERY_S: { default: '20', about: 'How long a deposit may be silent before the company is asked.' },
  SANDBOX_API_URL: {
    default: '',
    about: 'Where the sandbox is, for the office’s chaos switches. Empty: the outside world is the real one.',
  },
  COMPANY_TIMEOUT_MS: {
    default: '8000',
    about: 'How long an outside company may take to answer; then what it did is unknown.',
  },
  JOB_RETRY_S: {
    default: '5',
    about: 'How long a job that failed waits for its second try; from try to try it waits twice as long.',
  },
  GEO_PROVIDER: {
    default: '',
    about: 'Who tells a visitor’s country: header, file or sandbox. Empty: nobody, so webviews see the blocked page.',
  },
  GEO_HEADER: {
    default: 'CF-IPCountry',
    about:
      'For header: the header of the proxies in TRUST_PROXY, which must replace what a visitor sends under that name.',
  },
  GEO_FILE: { default: '', about: 'For file: path of a country database in MaxMind’s format.' },
  GEO_URL: { default: '', about: 'For sandbox: address of the look-up.' },
  GEO_CACHE_S: {
    default: '600',
    about: 'How long the country of an address is remembered, when asking costs a request.',
  },
  ...REGISTER_ENV,
  LOCATION_COUNTRIES: { default: 'TZ,GE,PT', about: 'Countries from which a webview may open the site, with commas.' },
  RESPONSIBLE_EVERYWHERE: {
    default: '',
    about: '1: every browser is shown the responsible-gambling notice once, not webviews alone.',
  },
  GAME_LISTS: {
    default: 'hourly',
    about:
      'hourly: the game companies’ lists are taken at the first start and once an hour. asked: when an operator asks.',
  },
  CAMPAIGN_KEEP_DAYS: { default: '90', about: 'How long clicks on partners’ links are kept.' },
  DEMO: { default: '', about: '1: demo players are made at the first start, and the house clock may be shifted.' },
  DRAIN_MS: {
    default: '0',
    about: 'How long a process that was told to stop serves on while /ready says 503, for a balancer to notice.',
  },
  NODE_ENV: { default: '', about: 'test: FAILPOINT may be set; with anything else it is refused.' },
  FAILPOINT: { default: '', about: 'For crash tests: where the process kills itself (server/runtime/failpoints.ts).' },
  LOG_LEVEL: { default: 'info', about: 'pino level; silent for tests.' },
  ...PAYMENT_ENV,
  ...GAME_ENV,
} as const satisfies Record<string, Setting>

export type EnvName = keyof typeof ENV
export type RawEnv = Readonly<Partial<Record<EnvName, string>>>

export interface Settings extends Registers, Doors, SmsSettings, DatabaseSettings, MoneyRules {
  readonly host: string
  readonly port: number
  readonly officeHost: string
  /** Null: this process has no office. */
  readonly officePort: number | null
  readonly officeUrl: string
  readonly officeFourEyesMinor: bigint
  readonly dataDir: string
  readonly redisUrl: string | null
  readonly market: string
  readonly publicUrl: string
  readonly callbackUrl: string
  readonly operator: Operator
  readonly helpContact: string
  readonly links: { readonly supportChat: string; readonly appStore: string; readonly social: readonly string[] }
  readonly mail: MailSettings
  readonly hasWorker: boolean
  readonly sessionBinding: 'money' | 'all' | 'off'
  /** 64 hex digits; null: the file in dataDir. */
  readonly sealingKey: string | null
  readonly passwordMinLength: number
  readonly passwordPasses: number
  readonly recoverySilentDays: number
  readonly withdrawHoldS: number
  readonly withdrawSmallMinor: bigint
  readonly withdrawAutomaticMinor: bigint
  readonly withdrawSecondMinor: bigint
  readonly withdrawDoubtS: number
  readonly returnAfterS: number
  readonly depositQueryS: number
  /** Empty: no sandbox. */
  readonly sandboxApiUrl: string
  readonly companyTimeoutMs: number
  readonly companyAtOnce: number
  /** Null: nobody tells a visitor's country. */
  readonly jobRetryS: number
  readonly geoProvider: GeoProvider | null
  readonly geoCacheS: number
  /** ISO 3166 alpha-2, in capitals. */
  readonly locationCountries: readonly string[]
  readonly isResponsibleEverywhere: boolean
  readonly gameLists: 'hourly' | 'asked'
  readonly campaignKeepDays: number
  readonly drainMs: number
  readonly isDemo: boolean
  readonly logLevel: string
  readonly failpoint: Failpoint | null
  /** A company's own settings by their names without the company: {url, clientId, …}. */
  company(name: string): Readonly<Record<string, string>>
}

/** A switch that kills the process has no business where players are: only a test may arm it. */
function failpointOf(name: string, nodeEnv: string): Failpoint | null {
  if (name === '') return null
  if (nodeEnv !== 'test') throw new Error('FAILPOINT is for crash tests: it needs NODE_ENV=test')
  return oneOf('FAILPOINT', name, FAILPOINTS)
}

/** Reads and checks the environment. Throws a sentence that names the setting; never its value when it is a secret. */
export function readSettings(raw: RawEnv): Settings {
  const value = (name: EnvName): string => raw[name]?.trim() || ENV[name].default
  const port = wholeNumber('PORT', value('PORT'), 0, 65_535)
  const minor = (name: EnvName): bigint => BigInt(wholeNumber(name, value(name), 0, 1_000_000_000_000))
  const officePort = wholeNumber('OFFICE_PORT', value('OFFICE_PORT'), 0, 65_535)
  return {
    host: value('HOST'),
    port,
    officeHost: value('OFFICE_HOST'),
    officePort: officePort === 0 ? null : officePort,
    officeUrl: value('OFFICE_URL') || `http://localhost:${officePort}`,
    officeFourEyesMinor: minor('OFFICE_FOUR_EYES_MINOR'),
    dataDir: resolve(value('DATA_DIR')),
    ...databaseOf(value),
    redisUrl: value('REDIS_URL') || null,
    market: value('MARKET'),
    ...moneyRules(value),
    publicUrl: value('PUBLIC_URL') || `http://localhost:${port}`,
    callbackUrl: value('PUBLIC_CALLBACK_URL') || `http://127.0.0.1:${port}`,
    operator: operatorOf(value),
    helpContact: value('HELP_CONTACT'),
    mail: mailSettings(value),
    links: {
      supportChat: webAddress('SUPPORT_CHAT_URL', value('SUPPORT_CHAT_URL')),
      appStore: webAddress('APP_STORE_URL', value('APP_STORE_URL')),
      social: value('SOCIAL_LINKS')
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((address) => webAddress('SOCIAL_LINKS', address)),
    },
    hasWorker: oneOf('SERVICE_WORKER', value('SERVICE_WORKER'), ['on', 'off']) === 'on',
    ...doorsOf(value),
    ...smsOf(value),
    sessionBinding: oneOf('SESSION_BINDING', value('SESSION_BINDING'), ['money', 'all', 'off']),
    sealingKey: keyOf('SEALING_KEY', value('SEALING_KEY')),
    passwordMinLength: wholeNumber('PASSWORD_MIN_LENGTH', value('PASSWORD_MIN_LENGTH'), 6, 64),
    passwordPasses: wholeNumber('PASSWORD_PASSES', value('PASSWORD_PASSES'), 2, 50),
    recoverySilentDays: wholeNumber('RECOVERY_SILENT_DAYS', value('RECOVERY_SILENT_DAYS'), 0, 3_650),
    withdrawHoldS: wholeNumber('WITHDRAW_HOLD_S', value('WITHDRAW_HOLD_S'), 0, 86_400),
    withdrawSmallMinor: minor('WITHDRAW_SMALL_MINOR'),
    withdrawAutomaticMinor: minor('WITHDRAW_AUTOMATIC_MINOR'),
    withdrawSecondMinor: minor('WITHDRAW_SECOND_MINOR'),
    withdrawDoubtS: wholeNumber('WITHDRAW_DOUBT_S', value('WITHDRAW_DOUBT_S'), 0, 30 * 86_400),
    returnAfterS: wholeNumber('RETURN_AFTER_S', value('RETURN_AFTER_S'), 0, 7 * 86_400),
    depositQueryS: wholeNumber('DEPOSIT_QUERY_S', value('DEPOSIT_QUERY_S'), 1, 3_600),
    sandboxApiUrl: webAddress('SANDBOX_API_URL', value('SANDBOX_API_URL')),
    companyTimeoutMs: wholeNumber('COMPANY_TIMEOUT_MS', value('COMPANY_TIMEOUT_MS'), 100, 60_000),
    companyAtOnce: wholeNumber('COMPANY_AT_ONCE', value('COMPANY_AT_ONCE'), 1, 100),
    jobRetryS: wholeNumber('JOB_RETRY_S', value('JOB_RETRY_S'), 1, 86_400),
    geoProvider: geoProviderOf(value('GEO_PROVIDER')),
    ...registersOf(value),
    geoCacheS: wholeNumber('GEO_CACHE_S', value('GEO_CACHE_S'), 0, 86_400),
    locationCountries: countriesOf(value('LOCATION_COUNTRIES')),
    isResponsibleEverywhere: value('RESPONSIBLE_EVERYWHERE') === '1',
    gameLists: oneOf('GAME_LISTS', value('GAME_LISTS'), ['hourly', 'asked']),
    campaignKeepDays: wholeNumber('CAMPAIGN_KEEP_DAYS', value('CAMPAIGN_KEEP_DAYS'), 1, 3_650),
    drainMs: wholeNumber('DRAIN_MS', value('DRAIN_MS'), 0, 4_000),
    isDemo: value('DEMO') === '1',
    logLevel: value('LOG_LEVEL'),
    failpoint: failpointOf(value('FAILPOINT'), value('NODE_ENV')),
    company(name) {
      const prefix = `${name.toUpperCase().replaceAll('-', '_')}_`
      const names = (Object.keys(ENV) as EnvName[]).filter((key) => key.startsWith(prefix))
      return Object.fromEntries(names.map((key) => [camel(key.slice(prefix.length)), value(key)]))
    },
  }
}

/** Where the embedded database lives. */
export const databaseFolder = (settings: Settings): string => join(settings.dataDir, 'database')
