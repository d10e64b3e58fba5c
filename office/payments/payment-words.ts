/** Methods, companies' games and reasons as players read them; where that speaks to the player, as an operator says it. Pure. */
import type { PaymentNotes } from '@uwanja/i18n/payment-notes'
import { named, type Speech } from '../speech.ts'

export interface PaymentWords {
  /** Of a method or a game company: its name as players read it, with what it is called here behind it. */
  source(name: string): string
  /** Why a payment ended, or what a step of it notes. */
  reason(code: string): string
}

/** @param notes undefined: not there yet; codes stand until then. */
export function paymentWords({ texts }: Speech, notes: PaymentNotes | undefined): PaymentWords {
  const known = (name: string) => (notes ? named(notes, name) : name)
  const own: Readonly<Record<string, string>> = { ...texts.attention.reasons, ...texts.payment.reasonWords }
  return {
    source: (name) => (known(name) === name ? name : `“${known(name)}” (${name})`),
    reason: (code) => (Object.hasOwn(own, code) ? own[code]! : known(code)),
  }
}
