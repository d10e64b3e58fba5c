/** The table of settings: everything that the API process reads from the environment, and nowhere else. */
import { join } from 'node:path'
import { GEO } from '@uwanja/providers/geo'
import {
  key,
  list,
  minor,
  on,
  oneOf,
  orNone,
  port,
  portOrNone,
  textOrNone,
  webAddress,
  whole,
  yes,
} from '@uwanja/runtime/kinds'
import {
  camel,
  readTable,
  textOf,
  withFiles,
  type RawEnv as AnyEnv,
  type SettingsOf,
  type SettingsTable,
} from '@uwanja/runtime/settings'
import { FAILPOINTS } from '../runtime/failpoints.ts'
import { COMPANY_ENV, listedCompany, type CompanyEnvName } from './companies.ts'
import { DATABASE_ENV } from './database.ts'
import { DOOR_ENV } from './doors.ts'
import { country, folder, named, prefix } from './kinds.ts'
import { KEEPING_ENV } from './keeping.ts'
import { MAIL_ENV, mailOf, type MailSettings } from './mail.ts'
import { JURISDICTION_ENV } from './jurisdiction.ts'
import { LINK_ENV, OPERATOR_ENV } from './operator.ts'
import { PAYMENT_ENV } from './payments.ts'
import { PRODUCTION_ALLOWANCES } from './production.ts'
import { PUSH_ENV, pushOf, type PushSettings } from './push.ts'
import { REGISTER_ENV } from './registers.ts'
import { SMS_ENV } from './sms.ts'
import { SPORT_ENV } from './sports.ts'

export const ENV = {
  HOST: { default: '127.0.0.1', about: 'Address to listen on; loopback unless you say otherwise.' },
  PORT: { kind: port, default: '8080', about: 'Player site and API.' },
  OFFICE_PORT: {
    kind: portOrNone,
    default: '8082',
    about: 'The operators’ office, a listener of its own. 0: this process has none.',
  },
  OFFICE_HOST: { default: '127.0.0.1', about: 'Address the office listens on; loopback whatever HOST says.' },
  OFFICE_URL: {
    kind: webAddress,
    default: 'http://localhost:{OFFICE_PORT}',
    about: 'Address of the office as operators see it; with https:// its cookie becomes Secure.',
  },
  OFFICE_FOUR_EYES_MINOR: {
    kind: minor,
    default: '1000000',
    about:
      'What one operator may correct alone within a day, in the smallest unit (kobo, senti); above it a second one approves.',
  },
  DATA_DIR: { kind: folder, default: 'data', about: 'Where the embedded database and generated keys live.' },
  ...DATABASE_ENV,
  REDIS_URL: {
    kind: textOrNone,
    default: '',
    about: 'Redis for throttles and news between processes. Empty: the database does both.',
    secret: true,
  },
  REDIS_PREFIX: {
    kind: prefix,
    default: 'uwanja',
    about:
      'What its keys and channels there begin with. Each house on one Redis needs its own; all processes of a house the same, ' +
      'and with another one what was counted of tries begins anew.',
  },
  ...JURISDICTION_ENV,
  PUBLIC_URL: { kind: webAddress, default: 'http://localhost:{PORT}', about: 'Address of the site as players see it.' },
  PUBLIC_CALLBACK_URL: {
    kind: webAddress,
    default: 'http://127.0.0.1:{PORT}',
    about: 'Our address as outside companies call it.',
  },
  ...OPERATOR_ENV,
  ...MAIL_ENV,
  ...LINK_ENV,
  SERVICE_WORKER: {
    kind: on,
    default: 'on',
    about: 'on: browsers keep the site for the next visit. off: they are given a worker that forgets it.',
  },
  ...DOOR_ENV,
  ...SMS_ENV,
  ...PUSH_ENV,
  ...SPORT_ENV,
  SESSION_BINDING: {
    kind: oneOf(['money', 'all', 'off']),
    default: 'money',
    about: 'Where a browser must show its cookie half too: money, all or off.',
  },
  SEALING_KEY: {
    kind: key,
    default: '',
    about:
      'Seals authenticators’ and companies’ keys in the database: 64 hex digits. Empty: made in DATA_DIR/sealing.key. ' +
      'All machines of one database need the same.',
    secret: true,
  },
  SEALING_KEY_PREVIOUS: {
    kind: key,
    default: '',
    about:
      'The key that SEALING_KEY was before: it opens what it sealed, and the hourly sweep seals that anew. Empty: there was none. ' +
      'How to change keys: docs/operators/keys.md.',
    secret: true,
  },
  PASSWORD_MIN_LENGTH: { kind: whole(6, 64), default: '6', about: 'Shortest password of a player.' },
  PASSWORD_PASSES: {
    kind: whole(2, 50),
    default: '7',
    about:
      'How often the hash of a password (Argon2id) goes over its 19 MiB: each pass costs whoever guesses, and each login, ' +
      'some 5 ms of a core more. At least 2, which OWASP names as the least. Older hashes are made anew at the next login.',
  },
  RECOVERY_SILENT_DAYS: {
    kind: whole(0, 3_650),
    default: '90',
    about:
      'After so many days without a sign of life an SMS alone recovers no account that holds a person or money: networks ' +
      'give such numbers to others. 0: never.',
  },
  WITHDRAW_HOLD_S: {
    kind: whole(0, 86_400),
    default: '60',
    about: 'How long a withdrawal waits as requested, so that cancelling means something.',
  },
  WITHDRAW_SMALL_MINOR: {
    kind: minor,
    default: '2000000',
    about:
      'Withdrawals that come to no more than this many of the smallest unit within a day go by themselves, unless it may ' +
      'not be the player who asks or a correction waits.',
  },
  WITHDRAW_AUTOMATIC_MINOR: {
    kind: minor,
    default: '10000000',
    about: 'Withdrawals that come to more within a day wait for an operator whatever speaks for them.',
  },
  WITHDRAW_SECOND_MINOR: {
    kind: minor,
    default: '100000000',
    about: 'Withdrawals that come to more within a day are approved by two operators.',
  },
  WITHDRAW_DOUBT_S: {
    kind: whole(0, 30 * 86_400),
    default: '86400',
    about: 'How long after a recovery, a new device or number a withdrawal waits for an operator. 0: it does not.',
  },
  RETURN_AFTER_S: {
    kind: whole(0, 7 * 86_400),
    default: '3600',
    about: 'How long operators have before money that came for an excluded player goes back by itself.',
  },
  DEPOSIT_QUERY_S: {
    kind: whole(1, 3_600),
    default: '20',
    about: 'How long a deposit may be silent before the company is asked.',
  },
  SANDBOX_API_URL: {
    kind: webAddress,
    default: '',
    about: 'Where the sandbox is, for the office’s chaos switches. Empty: the outside world is the real one.',
  },
  COMPANY_TIMEOUT_MS: {
    kind: whole(100, 60_000),
    default: '8000',
    about: 'How long an outside company may take to answer; then what it did is unknown.',
  },
  JOB_RETRY_S: {
    kind: whole(1, 86_400),
    default: '5',
    about: 'How long a job that failed waits for its second try; from try to try it waits twice as long.',
  },
  GEO_PROVIDER: {
    kind: named(GEO),
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
    kind: whole(0, 86_400),
    default: '600',
    about: 'How long the country of an address is remembered, when asking costs a request.',
  },
  ...REGISTER_ENV,
  LOCATION_COUNTRIES: {
    kind: list(',', country),
    default: 'TZ,GE,PT',
    about: 'Countries from which a webview may open the site, with commas.',
  },
  RESPONSIBLE_EVERYWHERE: {
    kind: yes,
    default: '',
    about: '1: every browser is shown the responsible-gambling notice once, not webviews alone.',
  },
  GAME_LISTS: {
    kind: oneOf(['hourly', 'asked']),
    default: 'hourly',
    about:
      'hourly: the game companies’ lists are taken at the first start and once an hour. asked: when an operator asks.',
  },
  ...KEEPING_ENV,
  DEMO: {
    kind: yes,
    default: '',
    about: '1: demo players are made at the first start, and the house clock may be shifted.',
  },
  DEMO_CONTENT: {
    kind: yes,
    default: '1',
    about: '0: where DEMO is 1, the first start opens no jackpots, races and promotions.',
  },
  DRAIN_MS: {
    kind: whole(0, 4_000),
    default: '0',
    about: 'How long a process that was told to stop serves on while /ready says 503, for a balancer to notice.',
  },
  PRODUCTION_ALLOWS: {
    kind: list(',', oneOf(PRODUCTION_ALLOWANCES)),
    default: '',
    about:
      'Where NODE_ENV is production: what is allowed all the same, with commas. embedded: a start without DATABASE_URL. keys: a ' +
      'company with an address and without all its keys. networks: EGT’s callbacks from anywhere. role: a database role that may ' +
      'do more than own its tables.',
  },
  NODE_ENV: {
    default: '',
    about:
      'production: what would be careless where players are is refused at the start (docs/decisions/110). ' +
      'test: FAILPOINT may be set; with anything else it is refused.',
  },
  FAILPOINT: {
    kind: orNone(oneOf(FAILPOINTS)),
    default: '',
    about: 'For crash tests: where the process kills itself (server/runtime/failpoints.ts).',
  },
  LOG_LEVEL: { default: 'info', about: 'pino level; silent for tests.' },
  LOG_WAGERS_ONE_IN: {
    kind: whole(1, 1_000_000),
    default: '1',
    about:
      'Of game companies’ callbacks that went well one in so many has a line in the log; each that did not has one.',
  },
  ...PAYMENT_ENV,
  ...COMPANY_ENV,
} as const satisfies SettingsTable

export type EnvName = keyof typeof ENV | CompanyEnvName
/** A secret may be named by its file instead. */
export type RawEnv = Readonly<Partial<Record<EnvName | `${EnvName}_FILE`, string>>>

/** Every row of the table by its name in camel case, and what several rows say together. */
export interface Settings extends SettingsOf<typeof ENV> {
  readonly mail: MailSettings
  /** Null: players are offered no push. */
  readonly push: PushSettings | null
  /** A company's own settings by their names without the company: {url, clientId, …}. */
  company(name: string): Readonly<Record<string, string>>
}

/** Reads and checks the environment. Throws a sentence that names the setting; never its value when it is a secret. */
export function readSettings(given: RawEnv): Settings {
  const raw = withFiles(ENV, given)
  const rows = readTable(ENV, raw)
  // A switch that kills the process has no business where players are: only a test may arm it.
  if (rows.failpoint !== null && rows.nodeEnv !== 'test')
    throw new Error('FAILPOINT is for crash tests: it needs NODE_ENV=test')
  const company = (name: string) => listedCompany(name, raw) ?? companyOf(name, raw)
  return { ...rows, mail: mailOf(rows), push: pushOf(rows), company }
}

/** Of a company that is in no list of ours: registers, look-ups, mail. */
function companyOf(name: string, raw: AnyEnv): Readonly<Record<string, string>> {
  const prefix = `${name.toUpperCase().replaceAll('-', '_')}_`
  const names = Object.keys(ENV).filter((one) => one.startsWith(prefix))
  return Object.fromEntries(names.map((one) => [camel(one.slice(prefix.length)), textOf(ENV, raw, one)]))
}

/** Where the embedded database lives. */
export const databaseFolder = (settings: Settings): string => join(settings.dataDir, 'database')
