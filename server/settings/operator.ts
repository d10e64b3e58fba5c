/** The settings of who runs this site, as its pages name them. */

/** Rows of the table of settings (env.ts). */
export const OPERATOR_ENV = {
  OPERATOR_NAME: {
    default: '',
    about: 'Who runs this site, as the terms name it. Empty: "the operator of this site".',
  },
  OPERATOR_REGULATORS: { default: '', about: 'Regulators with licence numbers, as ready phrases between semicolons.' },
  OPERATOR_CONTACT: { default: '', about: 'Where players write to, in the terms and beside the help line.' },
  OPERATOR_PHONE: { default: '', about: 'The number that the contact page shows. Empty: none.' },
  OPERATOR_DATA_OFFICER: {
    default: '',
    about: 'The data protection officer’s name and address, in the privacy policy. Empty: OPERATOR_CONTACT.',
  },
  HELP_CONTACT: {
    default: '',
    about:
      'Number of the line that helps when play stops being fun, as every page shows it. Must be set where PUBLIC_URL is ' +
      'https:// and DEMO is not 1.',
  },
} as const

export interface Operator {
  readonly name: string
  readonly regulators: readonly string[]
  /** An address, a number, or both, as they should be read. */
  readonly contact: string
  readonly phone: string
  /** Who answers for players' data; empty: whoever is written to. */
  readonly dataOfficer: string
}

export function operatorOf(value: (name: keyof typeof OPERATOR_ENV) => string): Operator {
  const regulators = value('OPERATOR_REGULATORS').split(';')
  return {
    name: value('OPERATOR_NAME'),
    regulators: regulators.map((phrase) => phrase.trim()).filter(Boolean),
    contact: value('OPERATOR_CONTACT'),
    phone: value('OPERATOR_PHONE'),
    dataOfficer: value('OPERATOR_DATA_OFFICER'),
  }
}

/** Where real players come, the pages must be able to say whom to call. Throws a sentence that names the setting. */
export function mustNameHelp(settings: {
  readonly publicUrl: string
  readonly isDemo: boolean
  readonly helpContact: string
}): void {
  if (settings.isDemo || !settings.publicUrl.startsWith('https:') || settings.helpContact !== '') return
  throw new Error('HELP_CONTACT must be set to the number of a line that helps players, because PUBLIC_URL is https://')
}
