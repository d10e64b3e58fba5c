/**
 * What the launcher reads from the environment, and the environment that it gives to each of the two programs. As a
 * command it prints both as JSON, for whoever starts the programs one by one, as the journeys do.
 */
import { isAbsolute, join } from 'node:path'
import { builtCompanies } from './companies.mjs'
import { envName, keysOf, pushPublicKey, sharedKeys } from './keys.mjs'
import { command, PlainError, ROOT, say } from './place.mjs'

/** The databases are the API's alone: the outside world talks to the platform over HTTP like any company. */
const NOT_FOR_SANDBOX = ['DATABASE_URL', 'REDIS_URL', 'STUDIO_DATABASE_URL', 'STUDIO_SEALING_KEY', 'PUSH_PRIVATE_KEY']

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function port(env, name, fallback) {
  const text = env[name] || String(fallback)
  const number = Number(text)
  if (/^\d{1,5}$/.test(text) && number >= 1 && number <= 65_535) return number
  throw new PlainError(`${name}=${text} is not a port: it must be a whole number from 1 to 65535.`)
}

/**
 * The office's own port, 0 for none.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly number[]} others
 */
function officePortOf(env, others) {
  const number = env['OFFICE_PORT'] === '0' ? 0 : port(env, 'OFFICE_PORT', 8082)
  if (others.includes(number)) throw new PlainError(`OFFICE_PORT is ${number} like another port; they must differ.`)
  return number
}

/**
 * The book's own port, 0 for none.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly number[]} others
 */
function bookPortOf(env, others) {
  const number = env['BOOK_PORT'] === '0' ? 0 : port(env, 'BOOK_PORT', 8083)
  if (number !== 0 && others.includes(number))
    throw new PlainError(`BOOK_PORT is ${number} like another port; they must differ.`)
  return number
}

/**
 * The studio as a program of its own, for whoever has no contract with a game company; null: the sandbox plays the games.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly number[]} others
 */
function studioOf(env, others) {
  const isOn = env['STUDIO'] || 'off'
  if (isOn === 'off') return null
  if (isOn !== 'on') throw new PlainError(`STUDIO=${isOn} is neither on nor off.`)
  const databaseUrl = env['STUDIO_DATABASE_URL'] || env['DATABASE_URL']
  if (!databaseUrl)
    throw new PlainError('STUDIO=on needs a PostgreSQL: set DATABASE_URL, or STUDIO_DATABASE_URL for one of its own.')
  const number = port(env, 'STUDIO_PORT', 8084)
  if (others.includes(number)) throw new PlainError(`STUDIO_PORT is ${number} like another port; they must differ.`)
  const host = env['STUDIO_HOST'] || '127.0.0.1'
  const url = `http://${reach(host)}:${number}`
  return { host, port: number, url, site: env['STUDIO_URL'] || url, databaseUrl }
}

/**
 * The address at which this machine itself reaches a listener.
 *
 * @param {string} host
 */
function reach(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** @param {NodeJS.ProcessEnv} env */
export function settings(env) {
  const host = env['HOST'] || '127.0.0.1'
  const apiPort = port(env, 'PORT', 8080)
  const sandboxPort = port(env, 'SANDBOX_PORT', 8081)
  if (apiPort === sandboxPort) throw new PlainError(`PORT and SANDBOX_PORT are both ${apiPort}; they must differ.`)
  const officePort = officePortOf(env, [apiPort, sandboxPort])
  const bookPort = bookPortOf(env, [apiPort, sandboxPort, officePort])
  const studio = studioOf(env, [apiPort, sandboxPort, officePort, bookPort])
  const rawDataDir = env['DATA_DIR'] || 'data'
  const dataDir = isAbsolute(rawDataDir) ? rawDataDir : join(ROOT, rawDataDir)
  const api = `http://${reach(host)}:${apiPort}`
  // Codes, phones and the clock stand open there: who opens the site to the public has not opened the outside world.
  const sandboxHost = env['SANDBOX_HOST'] || '127.0.0.1'
  const sandbox = `http://${reach(sandboxHost)}:${sandboxPort}`
  return {
    host,
    apiPort,
    sandboxHost,
    sandboxPort,
    officePort,
    bookPort,
    studio,
    /** Loopback whatever HOST says: who opens the site to the public has not opened the office. */
    officeHost: env['OFFICE_HOST'] || '127.0.0.1',
    dataDir,
    /** Where this machine asks for /health. */
    api,
    sandbox,
    /** Where a person goes. Cookies ignore ports, so the two must differ by name. */
    site: env['SITE_URL'] || `http://localhost:${apiPort}`,
    sandboxSite: env['SANDBOX_URL'] || `http://127.0.0.1:${sandboxPort}`,
    /** Null: this start has no office. */
    office: officePort === 0 ? null : env['OFFICE_URL'] || `http://localhost:${officePort}`,
    /** Null: this start has no bookmaker. */
    book: bookPort === 0 ? null : `http://${reach(env['BOOK_HOST'] || '127.0.0.1')}:${bookPort}`,
    /** Where browsers find its frames, when that is elsewhere. */
    bookSite: env['BOOK_URL'] || null,
    isEmbedded: !env['DATABASE_URL'],
  }
}

/**
 * What only an operator can have, and the menus and the footer show only when it is set.
 *
 * @param {string} sandboxSite
 */
const pretendLinks = (sandboxSite) => ({
  SUPPORT_CHAT_URL: `${sandboxSite}/outside/chat`,
  APP_STORE_URL: `${sandboxSite}/outside/store`,
  DEMO_PHONE_URL: `${sandboxSite}/phone/`,
  SOCIAL_LINKS: `${sandboxSite}/outside/Facebook ${sandboxSite}/outside/X`,
})

/**
 * Where each company is played: a game's page is opened by browsers, a payment by the platform; sports are the book's.
 *
 * @typedef {import('../providers/company.ts').Company} Company
 * @param {ReturnType<typeof settings>} set
 * @param {readonly Company[]} companies
 */
function companyAddresses(set, companies) {
  const places = {
    game: set.studio?.site ?? set.sandboxSite,
    payment: set.sandbox,
    sport: set.book,
  }
  return Object.fromEntries(
    companies.flatMap(({ kind, name, settings }) => [
      [envName(name, 'url'), places[kind] === null ? '' : `${places[kind]}/${name}`],
      ...('pageOrigins' in settings ? [[envName(name, 'pageOrigins'), set.sandboxSite]] : []),
      ...('frameOrigins' in settings && set.bookSite !== null
        ? [[envName(name, 'frameOrigins'), new URL(set.bookSite).origin]]
        : []),
    ]),
  )
}

/**
 * Push with keys of its own: to browsers' services, and to the one of the outside world.
 *
 * @param {ReturnType<typeof settings>} set
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, string>} keys
 */
function pushEnv({ sandboxSite }, env, { PUSH_PRIVATE_KEY = '' }) {
  const isTheirs = Boolean(env['PUSH_PUBLIC_KEY'])
  return {
    ...(isTheirs ? {} : { PUSH_PUBLIC_KEY: pushPublicKey(PUSH_PRIVATE_KEY) }),
    PUSH_SUBJECT: env['PUSH_SUBJECT'] || 'mailto:support@uwanja.example',
    PUSH_HOSTS: env['PUSH_HOSTS'] || [...PUSH_SERVICES, ...thisMachine(sandboxSite)].join(','),
  }
}

/** The defaults of server/settings/push.ts. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** @param {string} site */
const thisMachine = (site) => (/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(site) ? [site] : [])

/** @param {ReturnType<typeof settings>} set */
function studioEnv({ studio }) {
  if (studio === null) return {}
  const { host, port: number, site, databaseUrl } = studio
  return { STUDIO_HOST: host, STUDIO_PORT: String(number), STUDIO_URL: site, STUDIO_DATABASE_URL: databaseUrl }
}

/**
 * @param {ReturnType<typeof settings>} set
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly Company[]} companies
 * @returns {{ api: NodeJS.ProcessEnv, sandbox: NodeJS.ProcessEnv, studio: NodeJS.ProcessEnv }}
 */
export function programEnvs(set, env, companies) {
  // On a database of its own the platform fills itself with something to try; on yours it does not.
  const isDemo = (env['DEMO'] ?? (set.isEmbedded ? '1' : '0')) === '1'
  const keys = sharedKeys(set.dataDir, env, companies)
  const both = {
    // What is set by hand wins over every address below.
    ...companyAddresses(set, companies),
    // A pretend rate, so that Selcom, which settles in shillings, can be tried in every jurisdiction.
    EXCHANGE_RATES: 'NGN/TZS=1.62',
    PUBLIC_CALLBACK_URL: set.api,
    ...(set.book === null ? {} : { BOOK_URL: set.book }),
    FEED_URL: `${set.sandbox}/feed`,
    GEO_PROVIDER: 'sandbox',
    GEO_URL: `${set.sandbox}/geo`,
    // A country that is set in the sandbox counts at once.
    GEO_CACHE_S: '0',
    IDENTITY_PROVIDER: 'sandbox',
    IDENTITY_URL: `${set.sandbox}/identity`,
    EXCLUSION_PROVIDER: 'sandbox',
    EXCLUSION_URL: `${set.sandbox}/exclusion`,
    SCREENING_PROVIDER: 'sandbox',
    SCREENING_URL: `${set.sandbox}/screening`,
    MAIL_PROVIDER: 'sandbox',
    MAIL_URL: `${set.sandbox}/mail`,
    MAIL_FROM: 'site@uwanja.example',
    MAIL_TO: 'Support=support@uwanja.example,Affiliate=affiliate@uwanja.example,Marketing=marketing@uwanja.example',
    ...(set.isEmbedded ? { OPERATOR_CONTACT: 'support@uwanja.example', OPERATOR_PHONE: '+234 700 555 0100' } : {}),
    ...(isDemo ? pretendLinks(set.sandboxSite) : {}),
    SITE_URL: set.site,
    SANDBOX_URL: set.sandboxSite,
    SANDBOX_API_URL: set.sandbox,
    PUBLIC_URL: set.site,
    DEMO: isDemo ? '1' : '0',
    NODE_ENV: 'production',
    // What production refuses is what this start is: one machine, with pretend companies beside it.
    PRODUCTION_ALLOWS: 'embedded,keys,networks,role',
    ...env,
    ...keys,
    ...pushEnv(set, env, keys),
    HOST: set.host,
    PORT: String(set.apiPort),
    OFFICE_HOST: set.officeHost,
    OFFICE_PORT: String(set.officePort),
    BOOK_PORT: String(set.bookPort),
    SANDBOX_HOST: set.sandboxHost,
    SANDBOX_PORT: String(set.sandboxPort),
    DATA_DIR: set.dataDir,
  }
  const { STUDIO_SEALING_KEY } = both
  const outside = Object.fromEntries(Object.entries(both).filter(([name]) => !NOT_FOR_SANDBOX.includes(name)))
  return { api: both, sandbox: outside, studio: { ...outside, ...studioEnv(set), STUDIO_SEALING_KEY } }
}

/**
 * Addresses and keys of the pretend payment companies, a line each, for a client of one's own. What was set by hand may be
 * a real company's, so nothing of that company is told.
 *
 * @param {ReturnType<typeof settings>} set
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly Company[]} companies
 * @returns {string[]}
 */
export function companyLines(set, env, companies) {
  const { sandbox } = programEnvs(set, env, companies)
  return companies
    .filter(({ kind }) => kind === 'payment')
    .flatMap((company) => {
      const names = [envName(company.name, 'url'), ...Object.keys(keysOf(company))]
      return names.some((name) => env[name]) ? [] : names.map((name) => `${name}=${sandbox[name] ?? ''}`)
    })
}

await command(import.meta.url, async () => {
  say(JSON.stringify(programEnvs(settings(process.env), process.env, await builtCompanies())))
  return 0
})
