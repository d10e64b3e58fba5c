/** Which keys a company has: the secret rows of the table of settings, by their names without the company. */
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import { SMS } from '@uwanja/providers/sms'
import { ENV, type EnvName } from '../../settings/env.ts'
import { camel } from '@uwanja/runtime/settings'

export interface KeyName {
  readonly company: string
  readonly name: string
  /** The protocol is told apart by two keys while one is changed: the old one holds until somebody ends it. */
  readonly canRotate: boolean
}

const COMPANIES: readonly string[] = [
  ...new Set([
    ...PAYMENT_COMPANIES.map(({ company }) => company),
    ...Object.keys(GAME_COMPANIES),
    ...SMS.map(({ company }) => company),
    'identity',
  ]),
]

export const previousOf = (name: string): string => `${name}Previous`

function namesOf(company: string): KeyName[] {
  const prefix = `${company.toUpperCase().replaceAll('-', '_')}_`
  const secrets = (Object.keys(ENV) as EnvName[])
    .filter((key) => key.startsWith(prefix) && 'secret' in ENV[key])
    .map((key) => camel(key.slice(prefix.length)))
  return secrets
    .filter((name) => !name.endsWith('Previous'))
    .map((name) => ({ company, name, canRotate: secrets.includes(previousOf(name)) }))
}

export const KEY_NAMES: readonly KeyName[] = COMPANIES.flatMap(namesOf)
