/** What a payment method asks of its player beside the amount, and the words for it. */
import type { FieldKind } from '@uwanja/contract/site/banking-methods'
import type { Language } from '@uwanja/contract/wire/constants'
import type { Wire } from './plugs.ts'

export interface Choice {
  readonly value: string
  readonly text: string
}

export interface PaymentField {
  readonly name: string
  readonly kind: FieldKind
  /** Absent: 100 letters. */
  readonly longest?: number
  /** Written down with the order. Absent: it passes through memory and is only handed on, as a card or a PIN is. */
  readonly kept?: true
  readonly isOptional?: true
  /** Of a choice: its values, which the texts name, or the company's own list; null: it does not say. */
  readonly choices?: readonly string[] | ((wire: Wire) => Promise<readonly Choice[] | null>)
}

/** What people read of a method that the site does not know: it travels in the reply. */
export type MethodTexts = Readonly<
  Record<
    Language,
    {
      readonly name: string
      /** One line under the name. */
      readonly help: string
      /** Of each field, by its name, and of what a step shows. */
      readonly labels?: Readonly<Record<string, string>>
      /** Of the values of choices. */
      readonly choices?: Readonly<Record<string, string>>
      /** One line above what a step asks. */
      readonly asks?: Readonly<Record<string, string>>
    }
  >
>
