/** The shape of a way to send mail; MAIL_PROVIDER names the one that is used. */
import type { Wire } from '../plugs.ts'

export interface Mail {
  readonly from: string
  readonly to: string
  /** Whoever wrote: an answer goes there. Never the sender, because that would be a forgery that mail servers refuse. */
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

export interface MailPlug {
  readonly about: string
  /** Which of the wire's keys it reads. */
  readonly settings: readonly string[]
  /**
   * True when the server took the mail; false when it refused, or nobody knows. Bounded in time, and never throws while mail
   * can be sent.
   * @throws When opened with settings with which it can never work: a sentence that names the setting, never its value.
   */
  open(wire: Wire): (mail: Mail) => Promise<boolean>
}
