/** The settings of who runs this site, as its pages name them. */
import { list, text, webAddress } from '@uwanja/runtime/kinds'
import type { SettingsOf, SettingsTable } from '@uwanja/runtime/settings'

/** Rows of the table of settings (env.ts). */
export const OPERATOR_ENV = {
  OPERATOR_NAME: {
    default: '',
    about: 'Who runs this site, as the terms name it. Empty: "the operator of this site".',
  },
  OPERATOR_REGULATORS: {
    kind: list(';', text),
    default: '',
    about: 'Regulators with licence numbers, as ready phrases between semicolons.',
  },
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
} as const satisfies SettingsTable

/** As its letters and its players' authenticator apps name the house. */
export const houseName = ({ operatorName }: Pick<SettingsOf<typeof OPERATOR_ENV>, 'operatorName'>): string =>
  operatorName || 'Uwanja'

export interface Operator {
  readonly name: string
  readonly regulators: readonly string[]
  /** An address, a number, or both, as they should be read. */
  readonly contact: string
  readonly phone: string
  /** Who answers for players' data; empty: whoever is written to. */
  readonly dataOfficer: string
}

export const operatorOf = (settings: SettingsOf<typeof OPERATOR_ENV>): Operator => ({
  name: settings.operatorName,
  regulators: settings.operatorRegulators,
  contact: settings.operatorContact,
  phone: settings.operatorPhone,
  dataOfficer: settings.operatorDataOfficer,
})

export const LINK_ENV = {
  SUPPORT_CHAT_URL: {
    kind: webAddress,
    default: '',
    about: 'Address of the live support chat. Empty: help is the contact page.',
  },
  SOCIAL_LINKS: {
    kind: list(/[\s,]+/, webAddress),
    default: '',
    about: 'Addresses of the operator’s social pages for the footer, with spaces between.',
  },
  APP_STORE_URL: {
    kind: webAddress,
    default: '',
    about: 'Address of the operator’s app in a store. Empty: no link to it.',
  },
  DEMO_PHONE_URL: {
    kind: webAddress,
    default: '',
    about:
      'Where the pretend phones are, before their numbers: a payment that waits then links to its phone. Holds with DEMO=1 alone.',
  },
} as const satisfies SettingsTable

/** Addresses elsewhere; empty: no link. */
export interface Links {
  readonly supportChat: string
  readonly appStore: string
  readonly social: readonly string[]
  /** Before a number; absent where phones are real. */
  readonly demoPhone?: string
}

export const linksOf = (settings: SettingsOf<typeof LINK_ENV> & { readonly demo: boolean }): Links => ({
  supportChat: settings.supportChatUrl,
  appStore: settings.appStoreUrl,
  social: settings.socialLinks,
  ...(settings.demo && settings.demoPhoneUrl !== '' ? { demoPhone: settings.demoPhoneUrl } : {}),
})

/** Where real players come, the pages must be able to say whom to call. Throws a sentence that names the setting. */
export function mustNameHelp(settings: {
  readonly publicUrl: string
  readonly demo: boolean
  readonly helpContact: string
}): void {
  if (settings.demo || !settings.publicUrl.startsWith('https:') || settings.helpContact !== '') return
  throw new Error('HELP_CONTACT must be set to the number of a line that helps players, because PUBLIC_URL is https://')
}
