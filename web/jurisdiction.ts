/**
 * The jurisdiction that this site serves: prefix, currency and the help line. A server may say it in
 * <meta name="uwanja-jurisdiction" content='{…}'>; without one the site is Nigeria's, as the specification describes it.
 */

import { LANGUAGES, type Language } from '@uwanja/contract/wire/constants'
import { webAddress } from './web-address.ts'

export interface Jurisdiction {
  readonly country: string
  /** Country prefix without plus. */
  readonly prefix: string
  readonly currency: string
  /** In which the server counts days; empty: it does not say. */
  readonly zone: string
  /** A number that nobody has, in the form that people type: the placeholder of the register page. */
  readonly sampleMobile: string
  /** In which the site begins for who has chosen none. */
  readonly firstLanguage: Language
  /** Who helps when play stops being fun; `contact` is empty until an operator has set it. */
  readonly help: { readonly name: string; readonly contact: string }
  /** Whose site it is. What is empty is not configured; pages then say "the operator of this site" and the like. */
  readonly operator: {
    readonly name: string
    /** As they should be read, with the licence: "Lottery Commission (licence 12)". */
    readonly regulators: readonly string[]
    /** An address, a number, or both, as they should be read. */
    readonly contact: string
    readonly phone: string
    /** Who answers for players' data. */
    readonly dataOfficer: string
  }
  /** Who gives licences here, whether or not this operator has one. */
  readonly regulators: readonly string[]
  /** Addresses elsewhere that the operator has configured; empty is none. */
  readonly links: {
    readonly supportChat: string
    readonly appStore: string
    readonly social: readonly string[]
    /** Of a demonstration: where the pretend phones are, before their numbers. */
    readonly demoPhone?: string
  }
  /** ISO 3166 codes of the countries from which a webview may open the site. */
  readonly location: { readonly countries: readonly string[] }
  /** Origins of the payment companies' own pages; null: this server names none, and any page of the web is let pass. */
  readonly payPages: readonly string[] | null
  /**
   * Origins whose sportsbooks may be framed, and the one whose widget may run in our page; null: this server names none, and any
   * page of the web is let pass.
   */
  readonly sports: { readonly frames: readonly string[] | null; readonly widget: string | null }
  /** Who is shown the responsible-gambling notice: visitors in a webview, or everybody. */
  readonly responsible: 'webview' | 'everywhere'
}

const NIGERIA: Jurisdiction = {
  country: 'NG',
  prefix: '234',
  currency: 'NGN',
  zone: '',
  sampleMobile: '8030000000',
  firstLanguage: 'en',
  help: { name: 'Gamble Alert', contact: '' },
  operator: { name: '', regulators: [], contact: '', phone: '', dataOfficer: '' },
  regulators: ['National Lottery Regulatory Commission', 'Lagos State Lotteries and Gaming Authority'],
  links: { supportChat: '', appStore: '', social: [] },
  location: { countries: ['TZ', 'GE', 'PT'] },
  payPages: null,
  sports: { frames: null, widget: null },
  responsible: 'webview',
}

function text(raw: unknown, fallback: string): string {
  return typeof raw === 'string' && raw !== '' ? raw : fallback
}

/** What has no fields, has none of ours. */
const fields = (raw: unknown) => (raw ?? {}) as Record<string, unknown>

function texts(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string' && one !== '') : []
}

/** A link that a page may offer: a web address and nothing else. */
const link = (raw: unknown): string => (typeof raw === 'string' && webAddress(raw) ? raw : '')

function parsed(rawJson: string | null): unknown {
  try {
    return JSON.parse(rawJson ?? '{}')
  } catch {
    return {}
  }
}

function prefixOf(raw: unknown): string {
  const prefix = typeof raw === 'number' ? `${raw}` : text(raw, '')
  return /^\d{1,4}$/.test(prefix) ? prefix : NIGERIA.prefix
}

function countries(raw: unknown): readonly string[] {
  const codes = texts(raw).filter((one) => /^[A-Z]{2}$/.test(one))
  return codes.length > 0 ? codes : NIGERIA.location.countries
}

const sportsOf = ({ frames, widget }: Record<string, unknown>): Jurisdiction['sports'] => ({
  frames: origins(frames),
  widget: typeof widget === 'string' ? widget : null,
})

const origins = (raw: unknown): readonly string[] | null => (Array.isArray(raw) ? texts(raw) : null)

/**
 * Reads the meta's JSON field by field: each that is broken or missing falls back to Nigeria's value, and no other with it.
 * Only the parsing is caught: whatever else fails must be seen, or players of one country would be served another's site.
 */
export function readJurisdiction(rawJson: string | null): Jurisdiction {
  const raw = fields(parsed(rawJson))
  const help = fields(raw['help'])
  const operator = fields(raw['operator'])
  const links = fields(raw['links'])
  const regulators = texts(raw['regulators'])
  const location = fields(raw['location'])
  return {
    country: text(raw['country'], NIGERIA.country),
    prefix: prefixOf(raw['prefix']),
    currency: text(raw['currency'], NIGERIA.currency),
    zone: text(raw['zone'], ''),
    sampleMobile: text(raw['sampleMobile'], NIGERIA.sampleMobile),
    firstLanguage: LANGUAGES.find((one) => one === raw['firstLanguage']) ?? NIGERIA.firstLanguage,
    help: { name: text(help['name'], NIGERIA.help.name), contact: text(help['contact'], NIGERIA.help.contact) },
    operator: {
      name: text(operator['name'], ''),
      regulators: texts(operator['regulators']),
      contact: text(operator['contact'], ''),
      phone: text(operator['phone'], ''),
      dataOfficer: text(operator['dataOfficer'], ''),
    },
    regulators: regulators.length > 0 ? regulators : NIGERIA.regulators,
    links: {
      supportChat: link(links['supportChat']),
      appStore: link(links['appStore']),
      social: texts(links['social']).filter(link),
      demoPhone: link(links['demoPhone']),
    },
    location: { countries: countries(location['countries']) },
    sports: sportsOf(fields(raw['sports'])),
    payPages: origins(raw['payPages']),
    responsible: raw['responsible'] === 'everywhere' ? 'everywhere' : NIGERIA.responsible,
  }
}

/** Null outside a browser, so that pure rules can be tested without a page. */
const page = typeof document === 'undefined' ? null : document

export let jurisdiction = readJurisdiction(
  page?.querySelector('meta[name="uwanja-market"]')?.getAttribute('content') ?? null,
)

/** Where the server renders: the jurisdiction that its page will carry in the meta tag. */
export function setMarket(rawJson: string): void {
  jurisdiction = readJurisdiction(rawJson)
}
