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
} as const

export interface Operator {
  readonly name: string
  readonly regulators: readonly string[]
  /** An address, a number, or both, as they should be read. */
  readonly contact: string
  readonly phone: string
}

export function operatorOf(value: (name: keyof typeof OPERATOR_ENV) => string): Operator {
  const regulators = value('OPERATOR_REGULATORS').split(';')
  return {
    name: value('OPERATOR_NAME'),
    regulators: regulators.map((phrase) => phrase.trim()).filter(Boolean),
    contact: value('OPERATOR_CONTACT'),
    phone: value('OPERATOR_PHONE'),
  }
}
