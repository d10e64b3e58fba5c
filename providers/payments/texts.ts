/** The texts that a payment method brings along: they travel in the reply, so that the site needs no edit for it. */
import type { Language } from '@uwanja/contract/wire/constants'

export interface MethodTexts {
  readonly name: string
  /** One line under the name. */
  readonly help: string
}

export type AllTexts = Readonly<Record<Language, MethodTexts>>
