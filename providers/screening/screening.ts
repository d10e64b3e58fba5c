/** The shape of a company that keeps lists of sanctions and of politically exposed persons; SCREENING_PROVIDER names the one that is asked. */
import type { Wire } from '../plugs.ts'

/** `pep`: politically exposed persons, their families and close associates. */
export const SCREENING_LISTS = ['sanctions', 'pep'] as const
export type ScreeningList = (typeof SCREENING_LISTS)[number]

export interface Screened {
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly firstName: string
  readonly lastName: string
  /** year-month-day */
  readonly birthDate: string
}

/** How near an entry is, is the company's to say: names are spelled in many ways. Nothing else of the entry is kept. */
export interface Hit {
  readonly list: ScreeningList
  /** The company's own reference of the entry: stays with it. */
  readonly reference: string
  /** 0 to 100. */
  readonly score: number
}

/** `unavailable`: nobody knows; asking again is safe. */
export type Screening =
  | { readonly result: 'unavailable' }
  | { readonly result: 'screened'; readonly hits: readonly Hit[] }

export type Screen = (person: Screened) => Promise<Screening>

export interface ScreeningPlug {
  readonly about: string
  /** Which of the wire's keys it reads. */
  readonly settings: readonly string[]
  /** @throws When opened with settings with which it can never work: a sentence that names the setting. */
  open(wire: Wire): Screen
}
