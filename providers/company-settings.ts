/** The companies' settings as rows of a program's table, by the names that they have in the environment. */
import { type Company, type CompanySetting, sharedKeyNames } from './company.ts'

/** A row as server/settings and sandbox/env.ts have it; what is null must be given. */
interface Row {
  readonly default: string | null
  readonly about: string
  readonly secret?: true
}

/** `acme-pay` and `clientId`: ACME_PAY_CLIENT_ID. */
export const envName = (company: string, key: string): string =>
  `${company.toUpperCase().replaceAll('-', '_')}_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`

export const previousOf = (key: string): string => `${key}Previous`

/** Every key under which a company's settings are known, those of a change under way included. */
export function settingNames({ settings }: Pick<Company, 'settings'>): readonly string[] {
  return Object.entries(settings).flatMap(([key, { rotates }]) => (rotates ? [key, previousOf(key)] : [key]))
}

/** All of them, for the platform. */
export function platformRows(companies: readonly Company[]): Readonly<Record<string, Row>> {
  return Object.fromEntries(
    companies.flatMap(({ name, settings }) =>
      Object.entries(settings).flatMap(([key, setting]) => [
        [envName(name, key), platformRow(setting)] as const,
        ...(setting.rotates ? [[envName(name, previousOf(key)), previousRow(setting)] as const] : []),
      ]),
    ),
  )
}

const platformRow = ({ about, secret }: CompanySetting): Row => ({ default: '', about, ...(secret ? { secret } : {}) })

const previousRow = ({ about }: CompanySetting): Row => ({
  default: '',
  about: `${about.replace(/\.$/, '')}, before its last change: good until it is emptied.`,
  secret: true,
})

/** What each company and the platform both know, for the sandbox that plays the company. */
export function simulatorRows(companies: readonly Company[]): Readonly<Record<string, Row>> {
  return Object.fromEntries(
    companies.flatMap((company) =>
      sharedKeyNames(company).map((key) => [
        envName(company.name, key),
        { default: null, about: company.settings[key]!.about },
      ]),
    ),
  )
}

/** Each company's keys by its name, from an environment that has them. */
export function simulatorKeys(
  companies: readonly Company[],
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    companies.map((company) => [
      company.name,
      Object.fromEntries(sharedKeyNames(company).map((key) => [key, env[envName(company.name, key)]?.trim() ?? ''])),
    ]),
  )
}
