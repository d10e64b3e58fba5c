/** The shape of a way to check who somebody is; IDENTITY_PROVIDER names the one that is used. */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { Wire } from '../plugs.ts'

export interface Person {
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly documentType: DocumentType
  /** Digits. Never written anywhere by a plug. */
  readonly documentNumber: string
  readonly firstName: string
  readonly lastName: string
  /** year-month-day */
  readonly birthDate: string
}

/** `unavailable`: nobody knows, so nothing may be granted; asking again is safe. */
export type IdentityResult = 'match' | 'mismatch' | 'unavailable'
export type CheckIdentity = (person: Person) => Promise<IdentityResult>

export interface IdentityPlug {
  readonly about: string
  /** Which of the wire's keys it reads. */
  readonly settings: readonly string[]
  /** @throws When opened with settings with which it can never work: a sentence that names the setting. */
  open(wire: Wire): CheckIdentity
}
