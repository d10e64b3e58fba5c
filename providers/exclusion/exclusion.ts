/** The shape of a national register of people who excluded themselves; EXCLUSION_PROVIDER names the one that is asked. */
import type { DocumentType } from '@uwanja/contract/site/identity'
import type { Wire } from '../plugs.ts'

export interface ExclusionQuestion {
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

/** What became of a number or a document at the register. */
export interface Change {
  /** Digits of a number with its prefix, or of a document. */
  readonly subject: string
  readonly result: 'clear' | 'listed'
  /** Of a listing; null: until the register says otherwise. */
  readonly until: Date | null
}

/**
 * `reset`: the register cannot say what changed since then, because it has lost its sequence or a part of it, or was never
 * followed; whoever is known is asked about anew, and the feed goes on from `cursor`.
 */
export type Changes =
  | { readonly result: 'unavailable' }
  | { readonly result: 'reset'; readonly cursor: string }
  | { readonly result: 'changes'; readonly changes: readonly Change[]; readonly cursor: string; readonly more: boolean }

export interface ExclusionRegister {
  ask(asked: ExclusionQuestion): Promise<RegisterAnswer>
  /** A player of ours excluded themselves, until then at least. True: the register has it; the same again is harmless. */
  report(entry: ExclusionQuestion & { readonly until: Date }): Promise<boolean>
  /** The feed of changes after a cursor of its own, in order; null: from the beginning. Absent: the register has none. */
  readonly changes?: (since: string | null) => Promise<Changes>
}

export interface ExclusionPlug {
  readonly about: string
  /** Which of the wire's keys it reads. */
  readonly settings: readonly string[]
  /** @throws When opened with settings with which it can never work: a sentence that names the setting. */
  open(wire: Wire): ExclusionRegister
}
