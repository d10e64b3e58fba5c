/** The shape of a national register of people who excluded themselves; EXCLUSION_PROVIDER names the one that is asked. */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { Wire } from '../plugs.ts'

export interface Asked {
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** With prefix, without plus. */
  readonly number: string
  /** All that were checked. Never written anywhere by a plug. */
  readonly documents?: readonly { readonly type: DocumentType; readonly number: string }[]
}

/** `unavailable`: nobody knows; asking again is safe. */
export type RegisterAnswer =
  | { readonly result: 'clear' | 'unavailable' }
  /** Null: until the register says otherwise. */
  | { readonly result: 'listed'; readonly until: Date | null }

export interface ExclusionRegister {
  ask(asked: Asked): Promise<RegisterAnswer>
  /** A player of ours excluded himself, until then at least. True: the register has it; the same again is harmless. */
  report(entry: Asked & { readonly until: Date }): Promise<boolean>
}

export interface ExclusionPlug {
  readonly about: string
  /** Which of the wire's keys it reads. */
  readonly settings: readonly string[]
  /** @throws When opened with settings with which it can never work: a sentence that names the setting. */
  open(wire: Wire): ExclusionRegister
}
