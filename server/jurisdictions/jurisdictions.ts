/**
 * The table of jurisdictions: what differs from country to country. A deployment runs one. **It wants a lawyer**: tiers, amounts
 * that are reported and years are what we could read of the law, or our own choice.
 */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Language } from '@uwanja/contract/wire/constants'
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { DormancyRules } from './dormancy.ts'
import type { HarmRules } from './harm.ts'
import type { ReturnRules } from './returns.ts'

export interface Jurisdiction {
  readonly country: string
  /** Country prefix of numbers, without plus. */
  readonly prefix: string
  /** Digits of a national number without its leading 0. */
  readonly nationalDigits: number
  /** A number that shows the form. */
  readonly sampleNumber: string
  readonly currency: Currency
  readonly zone: string
  /** In which the site begins for who has chosen none. */
  readonly firstLanguage: Language
  /** Who helps when play stops being fun; the operator sets a contact. */
  readonly help: { readonly name: string; readonly contact: string }
  /** Who licenses betting and gaming here, as the footer names them when the operator has not named their own. */
  readonly regulators: readonly string[]
  /** Limits by account id in minor units (D13 names the ids; the figures are the operator's). */
  readonly limits: Readonly<Record<number, { readonly min: bigint; readonly max: bigint }>>
  readonly methods: readonly string[]
  /** How far a player must be known, by what they deposited or withdrew in all, in minor units. */
  readonly identity: {
    /** Before which step names and birthday are asked for; before money leaves everywhere. */
    readonly namesBefore: 'deposit' | 'withdrawal'
    /** Above it their names and their date of birth. */
    readonly namesAboveMinor: bigint
    /** Above it a document that was checked. */
    readonly documentAboveMinor: bigint
    readonly documents: readonly DocumentType[]
  }
  /** How old the exclusion register's answer may be before money comes in or a game opens, and at a stake. */
  readonly register: {
    readonly moneyFreshS: number
    readonly stakeFreshS: number
    /** How long its feed of changes, where it has one, may have been silent before people are called. */
    readonly feedFreshS: number
  }
  /** Lists of sanctions and exposed persons: how old an answer grows, and what leaves meanwhile where there is none. */
  readonly screening: { readonly againAfterS: number; readonly withdrawalsWaitAboveMinor: bigint }
  /** Of an account that its player has erased: days to think before it, and days in which its number opens no other. */
  readonly retention: { readonly eraseAfterDays: number; readonly registerAgainDays: number }
  /** What of the office's own words stands in the file that a player takes away. */
  readonly ownFile: { readonly notes: 'given' | 'kept' }
  /** Whose law the duty on gross revenue is; of states the one that gave the licence, unless DUTY_STATE names another. */
  readonly duty: { readonly level: 'country' } | { readonly level: 'state'; readonly state: string }
  /** May a player take a withdrawal back? Never after the time in which it waits (WITHDRAW_HOLD_S). */
  readonly withdrawals: { readonly mayCancel: boolean }
  readonly play: {
    /** So long without a stake ends a session of play, and a log-in begins the reminder anew. */
    readonly pauseS: number
    /** What a limit of a day, a week or a month counts: the calendar's, or the last 24 hours, 7 and 30 days. */
    readonly windows: 'calendar' | 'sliding'
    /** May a player limit how long they play without a pause? */
    readonly sessionLimit: 'offered' | 'none'
    /** So many days after they were last set or looked at, limits are offered again. */
    readonly reviewAfterDays: number
  }
  /** Of a minor whose deposits are given back: where winnings go, and from where lost stakes come back. */
  readonly minors: { readonly forfeitedTo: 'forfeited' | 'corrections' }
  /** When an account that nobody uses is dormant, and what becomes of its money. */
  readonly dormancy: DormancyRules
  /** When figures of play become a sign of harm (server/harm/markers.ts). */
  readonly harm: HarmRules
  /** When a game's actual return lies too far from the stated one. */
  readonly returns: ReturnRules
  /** When money paid in and out opens a case of suspicion. */
  readonly suspicion: {
    readonly largeDepositMinor: bigint
    /** So much in within a day, four fifths of it out again, and less than this share of it staked in between. */
    readonly turnedMinor: bigint
    readonly turnedPlayedPercent: number
    /** So many phones that paid into one account within thirty days. */
    readonly payers: number
  }
  /** What is told to the regulator, and how many years everything is kept. */
  readonly reporting: {
    readonly largeMinor: bigint
    /** A player's payments of one day and one direction together. */
    readonly largeDayMinor: bigint
    readonly keepYears: number
  }
}

/** The methods by company; a jurisdiction names them in the order of its page, as its payers choose them. */
const FASTHUB = [
  'FastHubPayBillDeposit',
  'FastHubMPesaDeposit',
  'FastHubTigoPesaDeposit',
  'FastHubAirtelDeposit',
  'FastHubHaloPesaDeposit',
  'FastHubWithdraw',
]
const KUDIPAL = ['KudipalBankTransfer', 'KudipalCardPayment', 'KudipalUssdDeposit', 'KudipalWithdraw']
// Settles in Tanzanian shillings: elsewhere it is offered only when EXCHANGE_RATES says what they cost.
const SELCOM = ['SelcomDeposit', 'SelcomCreditCardDeposit', 'SelcomWithdraw']

const M_PESA_FIRST = ['FastHubMPesaDeposit', ...FASTHUB.filter((name) => name !== 'FastHubMPesaDeposit')]

/** Ours, until a regulator states figures. */
const SIGNS_OF_HARM = { chasingDeposits: 4, nights: 4, cancelledWithdrawals: 3, failedDeposits: 5, breakHours: 24 }

/** Ours, until a regulator states figures. */
const DORMANT = { months: 12, noticeDays: 30, handOverMonths: 12, searches: 2, handedTo: 'dormant' } as const
const RETURNS = { errors: 3, leastRounds: 1_000 }

export const JURISDICTIONS = {
  NG: {
    country: 'NG',
    prefix: '234',
    nationalDigits: 10,
    sampleNumber: '8031234567',
    currency: 'NGN',
    zone: 'Africa/Lagos',
    firstLanguage: 'en',
    help: { name: 'Gamble Alert', contact: '' },
    regulators: ['National Lottery Regulatory Commission', 'Lagos State Lotteries and Gaming Authority'],
    limits: {
      22224: { min: 100_00n, max: 1_000_000_00n },
      22222: { min: 100_00n, max: 500_000_00n },
      22223: { min: 500_00n, max: 1_000_000_00n },
      11112: { min: 100_00n, max: 500_000_00n },
      11113: { min: 100_00n, max: 500_000_00n },
      11114: { min: 100_00n, max: 500_000_00n },
      11115: { min: 100_00n, max: 500_000_00n },
      11111: { min: 500_00n, max: 2_000_000_00n },
    },
    methods: [...KUDIPAL, ...FASTHUB, ...SELCOM],
    identity: {
      namesBefore: 'withdrawal',
      namesAboveMinor: 100_000_00n,
      documentAboveMinor: 1_000_000_00n,
      documents: ['NIN', 'BVN'],
    },
    register: { moneyFreshS: 3_600, stakeFreshS: 900, feedFreshS: 900 },
    screening: { againAfterS: 86_400, withdrawalsWaitAboveMinor: 100_000_00n },
    retention: { eraseAfterDays: 7, registerAgainDays: 30 },
    // Both data protection acts give access to what is written about a person.
    ownFile: { notes: 'given' },
    duty: { level: 'state', state: 'Lagos' },
    withdrawals: { mayCancel: true },
    play: { pauseS: 1_800, windows: 'calendar', sessionLimit: 'offered', reviewAfterDays: 365 },
    minors: { forfeitedTo: 'forfeited' },
    dormancy: DORMANT,
    returns: RETURNS,
    harm: { ...SIGNS_OF_HARM, rising: { times: 3, leastMinor: 100_000_00n } },
    suspicion: { largeDepositMinor: 5_000_000_00n, turnedMinor: 500_000_00n, turnedPlayedPercent: 10, payers: 4 },
    // Money Laundering (Prevention and Prohibition) Act 2022: five million naira of a person; records for five years.
    reporting: { largeMinor: 5_000_000_00n, largeDayMinor: 5_000_000_00n, keepYears: 5 },
  },
  TZ: {
    country: 'TZ',
    prefix: '255',
    nationalDigits: 9,
    sampleNumber: '712345678',
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
    firstLanguage: 'sw',
    help: { name: 'Gaming Board of Tanzania', contact: '' },
    regulators: ['Gaming Board of Tanzania'],
    limits: {
      22224: { min: 500_00n, max: 3_000_000_00n },
      22222: { min: 500_00n, max: 3_000_000_00n },
      22223: { min: 500_00n, max: 5_000_000_00n },
      11112: { min: 500_00n, max: 3_000_000_00n },
      11113: { min: 500_00n, max: 3_000_000_00n },
      11114: { min: 500_00n, max: 3_000_000_00n },
      11115: { min: 500_00n, max: 3_000_000_00n },
      11111: { min: 1_000_00n, max: 5_000_000_00n },
    },
    // Mobile money, each company's own network first. Nigerian banks and cards do not settle in shillings.
    methods: [...M_PESA_FIRST, ...SELCOM],
    identity: {
      namesBefore: 'withdrawal',
      namesAboveMinor: 200_000_00n,
      documentAboveMinor: 2_000_000_00n,
      documents: ['NIDA'],
    },
    register: { moneyFreshS: 3_600, stakeFreshS: 900, feedFreshS: 900 },
    screening: { againAfterS: 86_400, withdrawalsWaitAboveMinor: 200_000_00n },
    retention: { eraseAfterDays: 7, registerAgainDays: 30 },
    // Both data protection acts give access to what is written about a person.
    ownFile: { notes: 'given' },
    duty: { level: 'country' },
    withdrawals: { mayCancel: true },
    play: { pauseS: 1_800, windows: 'calendar', sessionLimit: 'offered', reviewAfterDays: 365 },
    minors: { forfeitedTo: 'forfeited' },
    dormancy: DORMANT,
    returns: RETURNS,
    harm: { ...SIGNS_OF_HARM, rising: { times: 3, leastMinor: 200_000_00n } },
    suspicion: { largeDepositMinor: 25_000_000_00n, turnedMinor: 2_500_000_00n, turnedPlayedPercent: 10, payers: 4 },
    // Anti-Money Laundering Act and its regulations: ten thousand dollars in shillings; records for ten years.
    reporting: { largeMinor: 25_000_000_00n, largeDayMinor: 25_000_000_00n, keepYears: 10 },
  },
} as const satisfies Record<string, Jurisdiction>

export function jurisdictionOf(name: string): Jurisdiction {
  if (!Object.hasOwn(JURISDICTIONS, name))
    throw new Error(`JURISDICTION must be one of ${Object.keys(JURISDICTIONS).join(', ')}, not "${name}"`)
  return JURISDICTIONS[name as keyof typeof JURISDICTIONS]
}

/** With the help line's number as this deployment sets it; empty: as the row has it. */
export const helpedBy = (jurisdiction: Jurisdiction, contact: string): Jurisdiction =>
  contact === '' ? jurisdiction : { ...jurisdiction, help: { ...jurisdiction.help, contact } }

/** With what this deployment asks for names before; null: as the row has it. */
export const askedBefore = (
  jurisdiction: Jurisdiction,
  namesBefore: Jurisdiction['identity']['namesBefore'] | null,
): Jurisdiction =>
  namesBefore === null ? jurisdiction : { ...jurisdiction, identity: { ...jurisdiction.identity, namesBefore } }

/**
 * What a player typed as a number, as the full number with prefix and without plus; null when it is none of this jurisdiction.
 * Accepts the prefix (with or without plus) and one leading 0, as people write them (A21).
 */
export function fullNumber(jurisdiction: Jurisdiction, raw: string): string | null {
  const digits = raw.trim().replace(/^\+/, '')
  if (!/^\d{6,15}$/.test(digits)) return null
  const national =
    digits.startsWith(jurisdiction.prefix) && digits.length > jurisdiction.nationalDigits + 1
      ? digits.slice(jurisdiction.prefix.length)
      : digits
  const bare = national.replace(/^0/, '')
  return bare.length === jurisdiction.nationalDigits && !bare.startsWith('0') ? jurisdiction.prefix + bare : null
}
