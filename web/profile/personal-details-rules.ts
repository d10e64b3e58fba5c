/** The personal-details form: its choices, its request, and where a server's refusal shows (W05, W09). Pure. */

import { CONSTANTS } from '@uwanja/contract/wire/constants'

export interface DetailsValues {
  readonly firstName: string
  readonly lastName: string
  /** As chosen: empty, or a number without leading zeros. */
  readonly day: string
  readonly month: string
  readonly year: string
}

function numbers(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
}

export const DAYS = numbers(1, 31)
export const MONTHS = numbers(1, 12)

/** From 18 to 100 years back, the latest first. Who is 18 later in the year is the server's to say. */
export function birthYears(thisYear: number): readonly string[] {
  const { profileMinAgeYears, profileMaxAgeYears } = CONSTANTS
  return numbers(profileMinAgeYears, profileMaxAgeYears).map((age) => String(thisYear - Number(age)))
}

/** There is no client check: what is not chosen travels as an empty date, and the server says what is missing (B5). */
export function detailsRequest({ firstName, lastName, day, month, year }: DetailsValues) {
  const isWhole = day !== '' && month !== '' && year !== ''
  const dateOfBirth = isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
  return { firstName: firstName.trim(), lastName: lastName.trim(), dateOfBirth }
}

interface KnownDetails {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly birthDate?: string | null | undefined
}

/** What is known already stands in the form. */
export function detailsValues(known: KnownDetails): DetailsValues {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(known.birthDate ?? '') ?? []
  const plain = (part: string) => part.replace(/^0+/, '')
  return {
    firstName: known.firstName ?? '',
    lastName: known.lastName ?? '',
    day: plain(day),
    month: plain(month),
    year,
  }
}

/** A part that the server does not mention at all is not missing: a server that is not ours may keep it elsewhere. */
function isBlank(part: string | null | undefined): boolean {
  return part !== undefined && (part ?? '').trim() === ''
}

/** Withdrawing asks for the details when there is no first name (W01). */
export function asksBeforeWithdrawal(known: KnownDetails): boolean {
  return isBlank(known.firstName)
}

export function detailsAreMissing(known: KnownDetails): boolean {
  return isBlank(known.firstName) || isBlank(known.lastName) || isBlank(known.birthDate)
}

export interface DetailsErrors {
  readonly firstName: readonly string[]
  readonly lastName: readonly string[]
  readonly dateOfBirth: readonly string[]
}

function list(raw: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return all.filter((one): one is string => typeof one === 'string' && one !== '')
}

/** `data` of a VALIDATION_ERROR, or null when it names none of the three fields. */
export function detailsErrors(rawData: unknown): DetailsErrors | null {
  if (typeof rawData !== 'object' || rawData === null) return null
  const byName = new Map(Object.entries(rawData).map(([name, raw]) => [name.toLowerCase(), list(raw)]))
  const of = (name: string) => byName.get(name) ?? []
  const errors = { firstName: of('firstname'), lastName: of('lastname'), dateOfBirth: of('dateofbirth') }
  return Object.values(errors).some((texts) => texts.length > 0) ? errors : null
}
