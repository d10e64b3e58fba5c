/** The shape of a company that sends messages. */
import type { Wire } from '../plugs.ts'

export interface SmsPlug {
  readonly company: string
  readonly settings: readonly string[]
  /** True when the company took the message; false when it refused or its answer is unknown. */
  send(
    message: { readonly msisdn: string; readonly text: string; readonly reference: string },
    wire: Wire,
  ): Promise<boolean>
}
