/** The mail that the house writes by itself: who it is from, and who reads the answer to it. */
import type { Mail } from '@uwanja/providers/mail/mail'
import type { Settings } from '../settings/env.ts'
import { houseName } from '../settings/operator.ts'

export type MailSettings = Pick<Settings, 'mail' | 'operatorName'>

/** @param words Its subject and its text, in the reader's language. */
export function houseMail(
  settings: MailSettings,
  to: string,
  words: { readonly subject: string; readonly text: string },
): Mail {
  const { from, to: departments } = settings.mail
  return { from, to, replyTo: { name: houseName(settings), address: departments.Support || from }, ...words }
}
