/** Which keys a company has: the secrets among its settings, by their names without the company. */
import { COMPANIES } from '@uwanja/providers/companies'

export interface KeyName {
  readonly company: string
  readonly name: string
  /** The protocol is told apart by two keys while one is changed: the old one holds until somebody ends it. */
  readonly canRotate: boolean
}

export const KEY_NAMES: readonly KeyName[] = [
  ...COMPANIES.flatMap(({ name: company, settings }) =>
    Object.entries(settings)
      .filter(([, { secret }]) => secret)
      .map(([name, { rotates }]) => ({ company, name, canRotate: rotates === true })),
  ),
  // The register of persons is chosen by a setting of its own.
  { company: 'identity', name: 'secret', canRotate: false },
]
