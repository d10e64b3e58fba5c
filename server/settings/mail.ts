/** The settings of mail: by which way it goes, from whom, and to whom each department's goes. */
import { DEPARTMENTS, type Department } from '@uwanja/contract/site/messages'
import { MAIL, type MailProvider } from '@uwanja/providers/mail'
import type { SettingsOf, SettingsTable } from '@uwanja/runtime/settings'
import { named } from './kinds.ts'
import type { OPERATOR_ENV } from './operator.ts'

/** Rows of the table of settings (env.ts). */
export const MAIL_ENV = {
  MAIL_PROVIDER: {
    kind: named(MAIL),
    default: '',
    about: 'Who sends mail: smtp or sandbox. Empty: nobody, so the contact form says that it cannot.',
  },
  MAIL_URL: { default: '', about: 'smtp://host:587 or smtps://host:465; for sandbox its mailbox.' },
  MAIL_USER: { default: '', about: 'Our name at the mail server. Empty: it asks for none.' },
  MAIL_PASSWORD: { default: '', about: 'Our password at the mail server.', secret: true },
  MAIL_FROM: { default: '', about: 'The sender of our mail.' },
  MAIL_TO: {
    default: '',
    about:
      'Who gets what is written in the contact form: one address, or Support=a@x,Affiliate=b@x,Marketing=c@x. Empty: OPERATOR_CONTACT.',
  },
} as const satisfies SettingsTable

export interface MailSettings {
  /** Null: no mail is sent. */
  readonly provider: MailProvider | null
  readonly from: string
  /** Empty: nobody reads what is written to this department. */
  readonly to: Readonly<Record<Department, string>>
}

const ADDRESS = /^[^\s@<>,=]+@[^\s@<>,=]+$/

/** OPERATOR_CONTACT is where players write to as the site shows it: used where MAIL_TO says nothing and it is an address. */
export function mailOf(settings: SettingsOf<typeof MAIL_ENV & typeof OPERATOR_ENV>): MailSettings {
  const { mailProvider: provider, mailFrom: from, mailTo, operatorContact } = settings
  if (provider !== null && !ADDRESS.test(from)) throw new Error('MAIL_FROM must be an address with an @')
  const given = mailTo || (ADDRESS.test(operatorContact) ? operatorContact : '')
  return { provider, from, to: recipients(given) }
}

/** `a@x` for all, or `Support=a@x,Affiliate=b@x`; a department that is not named gets what goes to Support. */
function recipients(text: string): MailSettings['to'] {
  const parts = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const named = new Map(parts.map((one) => (one.includes('=') ? (one.split('=', 2) as [string, string]) : ['', one])))
  const unknown = [...named.keys()].find((name) => name !== '' && !DEPARTMENTS.some((one) => one === name))
  if (unknown !== undefined) throw new Error(`MAIL_TO names "${unknown}", which is none of ${DEPARTMENTS.join(', ')}`)
  const wrong = [...named.values()].find((address) => !ADDRESS.test(address))
  if (wrong !== undefined) throw new Error(`MAIL_TO must hold addresses with an @, not "${wrong}"`)
  const support = named.get('Support') ?? named.get('') ?? ''
  const general = named.get('') ?? support
  return {
    Support: support,
    Affiliate: named.get('Affiliate') ?? general,
    Marketing: named.get('Marketing') ?? general,
  }
}
