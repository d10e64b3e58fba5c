/** What NODE_ENV=production refuses: each start that works on a desk and would be careless where players are. */
import { COMPANIES } from '@uwanja/providers/companies'
import { envName } from '@uwanja/providers/company-settings'
import type { Settings } from './env.ts'

/** What PRODUCTION_ALLOWS may name. */
export const PRODUCTION_ALLOWANCES = ['embedded', 'keys', 'networks', 'role'] as const
type Allowance = (typeof PRODUCTION_ALLOWANCES)[number]

type DatabaseSettings = Pick<Settings, 'nodeEnv' | 'productionAllows' | 'databaseUrl'>

const isStrict = ({ nodeEnv, productionAllows }: DatabaseSettings, about: Allowance) =>
  nodeEnv === 'production' && !productionAllows.includes(about)

/** Before the database is opened. @throws A sentence that names the setting and the way past it. */
export function mustSuitProduction(settings: DatabaseSettings): void {
  if (isStrict(settings, 'embedded') && settings.databaseUrl === null) {
    throw new Error(
      'DATABASE_URL must name a PostgreSQL, because NODE_ENV is production (PRODUCTION_ALLOWS=embedded takes the embedded database)',
    )
  }
}

/**
 * Companies with an address are served, and so must prove what they say.
 *
 * @param keysOf Their settings as they hold now: what operators set in the office counts.
 * @throws A sentence that names each setting that is missing.
 */
export function mustHaveKeys(settings: DatabaseSettings, keysOf: Settings['company']): void {
  const served = COMPANIES.filter(({ name }) => keysOf(name)['url'])
  const missing = served.flatMap(({ name, settings: rows }) =>
    Object.entries(rows)
      .filter(([key, { secret }]) => secret && !keysOf(name)[key])
      .map(([key]) => envName(name, key)),
  )
  if (isStrict(settings, 'keys') && missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} must be set, because NODE_ENV is production and the company has an address (PRODUCTION_ALLOWS=keys)`,
    )
  }
  // Of all companies it is the only one whose calls carry a password and no signature: whoever saw one could send more.
  const egt = keysOf('egt')
  if (isStrict(settings, 'networks') && egt['url'] && !egt['addresses']) {
    throw new Error(
      'EGT_ADDRESSES must say from where EGT calls, because NODE_ENV is production (PRODUCTION_ALLOWS=networks takes any)',
    )
  }
}

/**
 * A serving role that is a superuser could switch the ledger's triggers off, and so could whoever took the process over.
 *
 * @param role What the database says of the role that we are; `more`: what it may beyond its tables.
 */
export function mustHaveLeastRights(
  settings: DatabaseSettings,
  role: { readonly name: string; readonly more: string },
): void {
  if (settings.databaseUrl === null || !isStrict(settings, 'role') || role.more === '') return
  throw new Error(
    `DATABASE_URL must name a role with no more rights than it needs, because NODE_ENV is production: ${role.name} is ${role.more} ` +
      '(npm run roles prints one that serves; PRODUCTION_ALLOWS=role takes this one)',
  )
}
