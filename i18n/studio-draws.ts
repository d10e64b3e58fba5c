/** The texts of the check of an instant game's round, in the three languages. */
import { draws as en } from './en/studio-draws.ts'
import type { Language } from './language.ts'
import { draws as sw } from './sw/studio-draws.ts'
import { draws as zh } from './zh/studio-draws.ts'

export interface DrawsTexts {
  readonly title: string
  readonly lead: string
  readonly seed: string
  readonly commitment: string
  readonly words: string
  readonly ranges: string
  readonly fill: string
  readonly good: string
  readonly bad: string
  readonly draws: string
  readonly draw: string
  readonly how: string
  readonly steps: readonly string[]
  readonly noCrypto: string
}

export const DRAWS_TEXTS: Readonly<Record<Language, DrawsTexts>> = { en, sw, zh }
